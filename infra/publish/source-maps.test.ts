import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { recordingTarget } from './recording-target.ts';
import { keepSourceMaps } from './source-maps.ts';

function aBuild(...bundles: string[]): string {
  const directory = mkdtempSync(join(tmpdir(), 'maps-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const bundle of bundles) writeFileSync(join(directory, `${bundle}.map`), '{}');
  return directory;
}

test('source maps are kept by the bundle they belong to, each once', async () => {
  const { site: store } = recordingTarget();
  expect(await keepSourceMaps(store, aBuild('aaaa', 'bbbb'))).toBe(2);
  expect([...store.objects.keys()].sort()).toEqual(['source-maps/aaaa.map', 'source-maps/bbbb.map']);
  expect(await keepSourceMaps(store, aBuild('bbbb', 'cccc'))).toBe(1);
  expect(store.objects.size).toBe(3);
});

test('a checkout without a build has no source maps to keep', async () => {
  expect(await keepSourceMaps(recordingTarget().site, join(tmpdir(), 'there-is-no-such-folder'))).toBe(0);
});
