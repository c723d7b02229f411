import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brotliEnding } from '../../shared/compressed-ahead.ts';
import { bytesOnTheWire, oneWindow } from '../../web/prerender/one-window.ts';

const site = join(import.meta.dirname, '../../.build/web');

/** Manuals and lessons say as much as they say. */
const ofAnyLength = /^(manual-|coursedetail\/)/;

test('every document comes in one window of the network, headers included', () => {
  const documents = globSync('**/*.html', { cwd: site }).filter((key) => !ofAnyLength.test(key));
  expect(documents.length).toBeGreaterThan(60);
  const heavy = documents.flatMap((key) => {
    const path = join(site, key);
    const bytes = bytesOnTheWire(readFileSync(path, 'utf8'), existsSync(path + brotliEnding) ? 'ahead' : 'edge');
    return bytes > oneWindow ? [`${key}: ${bytes} of ${oneWindow} bytes`] : [];
  });
  expect(heavy).toEqual([]);
});
