import { describe, expect, test } from 'vitest';
import type { ProductType } from '../../shared/product-type.ts';
import { writeCursor } from '../platform/tables/cursor.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import { incrementsOf } from './counting-plan.ts';
import { aDownload } from './download-builders.ts';
import { counterPartitions, countReader, rowPartitions, transactionWriter } from './download-repository.ts';

const evening = aDownload({ recordedAt: '2026-06-18T23:59:59.999Z' });
const midnight = aDownload({ recordedAt: '2026-06-19T00:00:00.000Z', platform: 2 });
const downloads = [evening, midnight];
const transaction = { downloads, increments: incrementsOf(downloads) };

function aDownloadsTable() {
  const tables = tablesInMemory();
  const table = tables.table('downloads');
  const read = countReader(table);
  const whole = async (partitions: Parameters<typeof read>[0]) => (await read(partitions, '', () => false)).list;
  const reader = {
    counters: (type: ProductType, from: string, to: string) => whole(counterPartitions([type], from, to)),
    rowsOf: (day: string) => whole(rowPartitions([day])),
  };
  return { ...tables, table, read, reader, write: transactionWriter(tables.transact) };
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
    expect(await table.queryAll('counters#21')).toHaveLength(4);
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

test('a report of any length goes on where it stopped, and counts everything once', async () => {
  const { write, read } = aDownloadsTable();
  const many = Array.from({ length: 80 }, (_, at) =>
    aDownload({ productVersion: `5.2.${at % 40}`, recordedAt: `2026-06-${at % 2 === 0 ? 17 : 18}T10:00:00.000Z` }),
  );
  for (const download of many) await write({ downloads: [download], increments: incrementsOf([download]) });
  for (const partitions of [
    counterPartitions([1, 21, 23], '2026-06-17', '2026-06-18'),
    rowPartitions(['2026-06-16', '2026-06-17', '2026-06-18']),
  ]) {
    let [cursor, pages, total] = ['', 0, 0];
    do {
      let reads = 0;
      const page = await read(partitions, cursor, () => ++reads > 1);
      total += page.list.reduce((sum, { count }) => sum + count, 0);
      pages += 1;
      ({ cursor } = page);
    } while (cursor !== '');
    expect(total).toBe(80);
    expect(pages).toBeGreaterThan(3);
  }
});

test('a report does not go on from a place in another one', async () => {
  const { read } = aDownloadsTable();
  const counters = counterPartitions([21], '2026-06-17', '2026-06-18');
  const { cursor } = await read(counterPartitions([1, 21], '2026-06-17', '2026-06-18'), '', () => true);
  for (const foreign of [cursor, 'nonsense', writeCursor({ pk: 'counters#21', within: 'nonsense' })])
    await expect(read(counters, foreign, () => false)).rejects.toThrow('another list');
});
