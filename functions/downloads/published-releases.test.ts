import { expect, test, vi } from 'vitest';
import type { Release } from '../../shared/contract/download-schemas.ts';
import { publishedReleases } from './published-releases.ts';

const release: Release = {
  id: 1,
  type: 21,
  version: '5.2.0',
  en_name: 'S3 Pro',
  online_date: '2026-06-18',
  en_update_log: '',
  files: [],
};

test('asks for a release once, however often it is downloaded', async () => {
  const find = vi.fn(async () => release);
  const published = publishedReleases(find);
  await published(21, '5.2.0');
  expect(await published(21, '5.2.0')).toBe(release);
  expect(find).toHaveBeenCalledTimes(1);
});

test('refuses what is not published, and asks again next time', async () => {
  const find = vi.fn(async (): Promise<Release | undefined> => undefined);
  const published = publishedReleases(find);
  await expect(published(21, '9.9.9')).rejects.toThrow('This version is not published');
  find.mockResolvedValue(release);
  expect(await published(21, '9.9.9')).toBe(release);
});
