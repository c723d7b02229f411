import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('stacks are synthesized into the folder that is asked for', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'assembly-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { status } = spawnSync(process.execPath, ['infra/app.ts'], { env: { ...process.env, CDK_OUTDIR: folder } });
  expect(status).toBe(0);
  expect(existsSync(path.join(folder, 'manifest.json'))).toBe(true);
  expect(readdirSync(folder).filter((name) => name.endsWith('.template.json')).length).toBeGreaterThan(10);
});
