import { describe, expect, test } from 'vitest';
import type { ContentCollection, Release } from '../../shared/contract/download-schemas.ts';
import { aTableInMemory } from '../platform/table-builder.ts';
import { collectionReplacer, contentReader, releaseFinder } from './content-repository.ts';

function aRelease(version: string, day: string): Release {
  const id = Number(version.replaceAll('.', ''));
  return { id, type: 21, version, en_name: 'S3 Pro', online_date: day, en_update_log: '<p>Notes</p>', files: [] };
}

function releases(...entries: Release[]): ContentCollection {
  return { kind: 'releases', type: 21, entries };
}

const newer = aRelease('5.10.0', '2026-06-18');
const older = aRelease('5.9.0', '2026-01-08');

describe('replacing a collection', () => {
  test('keeps the published order, which is not the order of the keys', async () => {
    const table = aTableInMemory();
    await collectionReplacer(table)(releases(newer, older), false);
    expect(await contentReader(table).releases(21)).toEqual([newer, older]);
  });

  test('writes nothing when nothing changed', async () => {
    const table = aTableInMemory();
    await collectionReplacer(table)(releases(newer, older), false);
    const writes = table.writes();
    const again = await collectionReplacer(table)(releases(newer, older), false);
    expect(again).toEqual({ written: 0, unchanged: 2, removed: 0 });
    expect(table.writes()).toBe(writes);
  });

  test('writes what changed and removes what is gone', async () => {
    const table = aTableInMemory();
    await collectionReplacer(table)(releases(newer, older), false);
    const mended = { ...newer, en_update_log: '<p>Mended</p>' };
    const outcome = await collectionReplacer(table)(releases(mended), false);
    expect(outcome).toEqual({ written: 1, unchanged: 0, removed: 1 });
    expect(await contentReader(table).releases(21)).toEqual([mended]);
  });

  test('only counts in a dry run', async () => {
    const table = aTableInMemory();
    const outcome = await collectionReplacer(table)(releases(newer), true);
    expect(outcome).toEqual({ written: 1, unchanged: 0, removed: 0 });
    expect(await contentReader(table).releases(21)).toEqual([]);
  });

  test('leaves the releases of other products alone', async () => {
    const table = aTableInMemory();
    await collectionReplacer(table)(releases(newer), false);
    await collectionReplacer(table)({ kind: 'releases', type: 22, entries: [] }, false);
    expect(await contentReader(table).releases(21)).toEqual([newer]);
  });
});

test('finds a release by its version, and no other', async () => {
  const table = aTableInMemory();
  await collectionReplacer(table)(releases(newer), false);
  expect(await releaseFinder(table)(21, '5.10.0')).toEqual(newer);
  expect(await releaseFinder(table)(21, '5.1')).toBeUndefined();
});
