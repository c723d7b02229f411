import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { measureFile } from './measure-file.ts';

test.each([0, 1, 1024 * 1024, 2_500_000])('a file of %i bytes is measured as a whole, part by part', (size) => {
  const folder = mkdtempSync(join(tmpdir(), 'file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bytes = Buffer.alloc(size, 'no two parts alike');
  writeFileSync(join(folder, 'file'), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(measureFile(join(folder, 'file'))).toEqual({ size, sha256 });
});
