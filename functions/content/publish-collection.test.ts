import { describe, expect, test } from 'vitest';
import type { CollectionPart } from '../../shared/contract/collections.ts';
import type { Release } from '../../shared/contract/content-schemas.ts';
import { aRelease } from '../../shared/contract/release-builders.ts';
import { createTrail } from '../platform/audit/audit.ts';
import { entriesReader, entryFinder } from '../platform/tables/published-content.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { operating } from '../platform/testing/starting.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import publishCollection from './publish-collection.ts';

captureLog();

function releases(...entries: Release[]): CollectionPart {
  return { collection: 'releases', partition: '21', entries };
}

const newer = aRelease({ id: 5100, version: '5.10.0', online_date: '2026-06-18' });
const older = aRelease({ id: 590, version: '5.9.0', online_date: '2026-01-08' });

/** An empty content table, with what replaces and reads it. */
function aContentTable() {
  const tables = tablesInMemory();
  const table = tables.table('content');
  const audited = createTrail({ table: tables.table('audit'), transact: tables.transactTellingAll });
  const replace = operating(publishCollection, { content: table, audited });
  return {
    replace: (part: CollectionPart, dryRun: boolean) => replace({ ...part, dryRun, operator: 'ada' }),
    audited: () => tables.items().filter(({ action }) => action === 'content.published'),
    read: entriesReader(table),
    find: entryFinder(table),
    writes: tables.writes,
  };
}

describe('replacing a partition', () => {
  test('a partition keeps the published order, which is not the order of its keys', async () => {
    const { replace, read } = aContentTable();
    await replace(releases(newer, older), false);
    expect(await read('releases', '21')).toEqual([newer, older]);
  });

  test('who changed a partition stands in the audit trail; a dry run and a repeat leave no row', async () => {
    const { replace, audited } = aContentTable();
    await replace(releases(newer, older), true);
    await replace(releases(newer, older), false);
    await replace(releases(newer, older), false);
    await replace(releases(newer), false);
    expect(audited().map(({ operator, subject }) => [operator, subject])).toEqual([
      ['ada', 'releases#21 2 written 0 removed'],
      ['ada', 'releases#21 0 written 1 removed'],
    ]);
  });

  test('nothing is written when nothing changed', async () => {
    const { replace, writes } = aContentTable();
    await replace(releases(newer, older), false);
    const before = writes();
    expect(await replace(releases(newer, older), false)).toEqual({ written: 0, unchanged: 2, removed: 0 });
    expect(writes()).toBe(before);
  });

  test('changed entries are written, and those left out are removed', async () => {
    const { replace, read } = aContentTable();
    await replace(releases(newer, older), false);
    const mended = { ...newer, en_update_log: '<p>Mended</p>' };
    expect(await replace(releases(mended), false)).toEqual({ written: 1, unchanged: 0, removed: 1 });
    expect(await read('releases', '21')).toEqual([mended]);
  });

  test('a dry run only counts', async () => {
    const { replace, read } = aContentTable();
    expect(await replace(releases(newer), true)).toEqual({ written: 1, unchanged: 0, removed: 0 });
    expect(await read('releases', '21')).toEqual([]);
  });

  test('the releases of other products stay as they are', async () => {
    const { replace, read } = aContentTable();
    await replace(releases(newer), false);
    await replace({ collection: 'releases', partition: '22', entries: [] }, false);
    expect(await read('releases', '21')).toEqual([newer]);
  });

  test.each([
    ['an entry that breaks the schema', [{ ...newer, type: 4711 }], 'There is no product of this type'],
    ['an entry of another partition', [{ ...newer, type: 22 }], 'belongs to another partition'],
    ['two entries of one key', [newer, newer], 'have one key'],
  ])('%s is refused, and nothing is written', async (_, entries, message) => {
    const { replace, writes } = aContentTable();
    await expect(replace({ collection: 'releases', partition: '21', entries }, false)).rejects.toThrow(message);
    expect(writes()).toBe(0);
  });
});

test('a release is found by its whole version only', async () => {
  const { replace, find } = aContentTable();
  await replace(releases(newer), false);
  expect(await find('releases', '21', '5.10.0')).toEqual(newer);
  expect(await find('releases', '21', '5.1')).toBeUndefined();
});
