import { describe, expect, test } from 'vitest';
import { aTableInMemory } from '../platform/table-builder.ts';
import { incrementsOf } from './counting-plan.ts';
import { aDownload } from './download-builders.ts';
import { downloadReader, transactionWriter } from './download-repository.ts';

const evening = aDownload({ recordedAt: '2026-06-18T23:59:59.999Z' });
const midnight = aDownload({ recordedAt: '2026-06-19T00:00:00.000Z', platform: 2 });
const downloads = [evening, midnight];
const transaction = { downloads, increments: incrementsOf(downloads) };

describe('a counting transaction', () => {
  test('writes rows and counters that say the same', async () => {
    const table = aTableInMemory();
    expect(await transactionWriter(table)(transaction)).toBeUndefined();
    const reader = downloadReader(table);
    const counters = await reader.counters(21, '2026-06-18', '2026-06-19');
    const rows = [...(await reader.rowsOf('2026-06-18')), ...(await reader.rowsOf('2026-06-19'))];
    expect(counters).toEqual(rows);
    expect(counters).toEqual([
      { type: 21, version: '5.2.0', system: 1, day: '2026-06-18', count: 1 },
      { type: 21, version: '5.2.0', system: 2, day: '2026-06-19', count: 1 },
    ]);
  });

  test('is cancelled whole when a row is there, and says which', async () => {
    const table = aTableInMemory();
    await transactionWriter(table)({ downloads: [evening], increments: incrementsOf([evening]) });
    const cancellation = await transactionWriter(table)(transaction);
    expect(cancellation).toEqual({ alreadyRecorded: [evening], otherReasons: [] });
    expect(await downloadReader(table).rowsOf('2026-06-19')).toEqual([]);
  });
});

test('counters are read for the asked days only, both ends included', async () => {
  const table = aTableInMemory();
  await transactionWriter(table)(transaction);
  const counted = await downloadReader(table).counters(21, '2026-06-19', '2026-06-19');
  expect(counted.map(({ day }) => day)).toEqual(['2026-06-19']);
});
