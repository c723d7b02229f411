import { describe, expect, test, vi } from 'vitest';
import { type CountingTransaction, type Download, incrementsOf } from './counting-plan.ts';
import { aDownload } from './download-builders.ts';
import type { Cancellation } from './download-repository.ts';
import { countOnce } from './exactly-once.ts';

const patience = { attempts: 3, pause: () => 0, onRetry: () => {} };

/** A table that holds rows and one total, and cancels as DynamoDB does: all or nothing. */
function aTable({ present = [] as Download[], contendedTimes = 0 }) {
  const rows = new Set(present.map(({ downloadId }) => downloadId));
  let total = present.length;
  let contentions = contendedTimes;
  const write = async ({ downloads, increments }: CountingTransaction): Promise<Cancellation | undefined> => {
    const alreadyRecorded = downloads.filter(({ downloadId }) => rows.has(downloadId));
    const otherOutcomes = contentions > 0 ? ['conflict'] : [];
    contentions -= 1;
    if (alreadyRecorded.length > 0 || otherOutcomes.length > 0) return { alreadyRecorded, otherOutcomes };
    for (const { downloadId } of downloads) rows.add(downloadId);
    total += increments.reduce((sum, { amount }) => sum + amount, 0);
    return undefined;
  };
  return { write, rows: () => rows.size, total: () => total };
}

function aTransaction(downloads: Download[]): CountingTransaction {
  return { downloads, increments: incrementsOf(downloads) };
}

describe('counting a transaction once', () => {
  test('new downloads are counted', async () => {
    const table = aTable({});
    await countOnce(table.write, aTransaction([aDownload({}), aDownload({})]), patience);
    expect(table.total()).toBe(2);
  });

  test('downloads that an earlier delivery recorded are left out, and the rest are counted', async () => {
    const earlier = aDownload({});
    const table = aTable({ present: [earlier] });
    await countOnce(table.write, aTransaction([earlier, aDownload({})]), patience);
    expect([table.rows(), table.total()]).toEqual([2, 2]);
  });

  test('nothing is written when every download was recorded before', async () => {
    const earlier = aDownload({});
    const table = aTable({ present: [earlier] });
    await countOnce(table.write, aTransaction([earlier]), patience);
    expect(table.total()).toBe(1);
  });

  test('a transaction is tried again when another consumer holds the counter', async () => {
    const table = aTable({ contendedTimes: 2 });
    const onRetry = vi.fn();
    await countOnce(table.write, aTransaction([aDownload({})]), { ...patience, onRetry });
    expect(table.total()).toBe(1);
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  test('recorded downloads and contention are told apart when both cancel one transaction', async () => {
    const earlier = aDownload({});
    const table = aTable({ present: [earlier], contendedTimes: 1 });
    await countOnce(table.write, aTransaction([earlier, aDownload({})]), patience);
    expect([table.rows(), table.total()]).toEqual([2, 2]);
  });

  test('a transaction is given up with nothing written when contention lasts', async () => {
    const table = aTable({ contendedTimes: 9 });
    await expect(countOnce(table.write, aTransaction([aDownload({})]), patience)).rejects.toThrow('conflict');
    expect([table.rows(), table.total()]).toEqual([0, 0]);
  });
});
