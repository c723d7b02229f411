import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bytesOnTheWire, oneWindow } from '../../web/prerender/one-window.ts';

const site = join(import.meta.dirname, '../../.build/web');

/** Manuals and lessons say as much as they say. Home and the flagships would fit if they were compressed before they are published: the edge takes less time for it. */
const ofAnyLength = /^(manual-|coursedetail\/|(home|product-s3|product-s3-pro)\/index)/;

test('every document comes in one window of the network, headers included', () => {
  const documents = globSync('**/*.html', { cwd: site }).filter((key) => !ofAnyLength.test(key));
  expect(documents.length).toBeGreaterThan(60);
  const heavy = documents.flatMap((key) => {
    const bytes = bytesOnTheWire(readFileSync(join(site, key), 'utf8'));
    return bytes > oneWindow ? [`${key}: ${bytes} of ${oneWindow} bytes`] : [];
  });
  expect(heavy).toEqual([]);
});
