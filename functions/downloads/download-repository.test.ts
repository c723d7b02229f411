import { describe, expect, test } from 'vitest';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import { incrementsOf } from './counting-plan.ts';
import { aDownload } from './download-builders.ts';
import { downloadReader, transactionWriter } from './download-repository.ts';

const evening = aDownload({ recordedAt: '2026-06-18T23:59:59.999Z' });
const midnight = aDownload({ recordedAt: '2026-06-19T00:00:00.000Z', platform: 2 });
const downloads = [evening, midnight];
const transaction = { downloads, increments: incrementsOf(downloads) };

function aDownloadsTable() {
  const tables = tablesInMemory();
  const table = tables.table('downloads');
  return { ...tables, table, reader: downloadReader(table), write: transactionWriter(tables.transact) };
}

describe('a counting transaction', () => {
  test('a counting transaction writes rows and counters that agree', async () => {
    const { write, reader } = aDownloadsTable();
    expect(await write(transaction)).toBeUndefined();
    const counters = await reader.counters(21, '2026-06-18', '2026-06-19');
    const rows = [...(await reader.rowsOf('2026-06-18')), ...(await reader.rowsOf('2026-06-19'))];
    expect(counters).toEqual(rows);
    expect(counters).toEqual([
      { type: 21, version: '5.2.0', system: 1, day: '2026-06-18', count: 1 },
      { type: 21, version: '5.2.0', system: 2, day: '2026-06-19', count: 1 },
    ]);
  });

  test('a counting transaction is cancelled whole when a row exists, and names that row', async () => {
    const { write, reader } = aDownloadsTable();
    await write({ downloads: [evening], increments: incrementsOf([evening]) });
    expect(await write(transaction)).toEqual({ alreadyRecorded: [evening], otherOutcomes: [] });
    expect(await reader.rowsOf('2026-06-19')).toEqual([]);
  });

  test('a counting transaction that meets another writer of its counter says so, and writes nothing', async () => {
    const { write, reader, cancelNext } = aDownloadsTable();
    cancelNext('conflict');
    expect(await write(transaction)).toEqual({ alreadyRecorded: [], otherOutcomes: ['conflict'] });
    expect(await reader.rowsOf('2026-06-18')).toEqual([]);
    expect(await write(transaction)).toBeUndefined();
  });

  test('a counter is the sum of four items, of which a transaction raises one', async () => {
    const { table, transact, reader } = aDownloadsTable();
    const shards = [0, 1, 2, 3, 0];
    for (const shard of shards) {
      const download = aDownload({ recordedAt: '2026-06-18T10:00:00.000Z' });
      const write = transactionWriter(transact, () => shard);
      await write({ downloads: [download], increments: incrementsOf([download]) });
    }
    expect(await table.query('counters#21')).toHaveLength(4);
    expect(await reader.counters(21, '2026-06-18', '2026-06-18')).toEqual([
      { type: 21, version: '5.2.0', system: 1, day: '2026-06-18', count: 5 },
    ]);
  });
});

test('counters are read for the asked days only, both ends included', async () => {
  const { write, reader } = aDownloadsTable();
  await write(transaction);
  const counted = await reader.counters(21, '2026-06-19', '2026-06-19');
  expect(counted.map(({ day }) => day)).toEqual(['2026-06-19']);
});
