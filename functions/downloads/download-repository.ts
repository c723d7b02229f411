import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { DownloadCount } from '../../shared/contract/download-schemas.ts';
import type { ProductType } from '../../shared/product-type.ts';
import type { Key, Table, WriteAction } from '../platform/table.ts';
import { type CountingTransaction, type Download, dayOf, type Increment } from './counting-plan.ts';

/**
 * Recorded downloads and their counters, in the downloads table.
 *
 * | item    | pk                            | sk                              |                    |
 * |---------|-------------------------------|---------------------------------|--------------------|
 * | row     | `rows#<day>#<shard>`          | `<type>#<download id>`          | the record         |
 * | counter | `counters#<type>`             | `<day>#<version>#<platform>`    | `downloads` number |
 *
 * A day's rows are spread over 16 partitions by the first digit of their random id, so that a release day does not press
 * on one partition. A row's key follows from its event alone: a redelivered event finds its row.
 */
export const rowShards: readonly string[] = [...'0123456789abcdef'];

function rowKey(download: Download): Key {
  const shard = download.downloadId.slice(0, 1).toLowerCase();
  return { pk: `rows#${dayOf(download)}#${shard}`, sk: `${download.productType}#${download.downloadId}` };
}

function counterKey({ productType, day, productVersion, platform }: Omit<Increment, 'amount'>): Key {
  return { pk: `counters#${productType}`, sk: [day, productVersion, platform].join('#') };
}

/** What became of a counting transaction that DynamoDB cancelled: nothing of it was written. */
export interface Cancellation {
  /** Downloads whose rows were there already. */
  readonly alreadyRecorded: readonly Download[];
  /** Codes of the other reasons, such as `TransactionConflict`; worth another try. */
  readonly otherReasons: readonly string[];
}

/** Writes rows and counters of one transaction. Answers undefined when written, otherwise why it was cancelled. */
export function transactionWriter(table: Table<'PutItem' | 'UpdateItem'>) {
  return async ({ downloads, increments }: CountingTransaction): Promise<Cancellation | undefined> => {
    const rows = downloads.map((download): WriteAction => ({ put: rowItem(download), onlyIfAbsent: true }));
    const counters = increments.map(
      (increment): WriteAction => ({ add: counterKey(increment), attribute: 'downloads', amount: increment.amount }),
    );
    try {
      await table.transact([...rows, ...counters]);
      return undefined;
    } catch (error) {
      if (error instanceof TransactionCanceledException) return cancellationOf(error, downloads);
      throw error;
    }
  };
}

function rowItem(download: Download) {
  const { downloadId, productType, productVersion, platform, recordedAt } = download;
  return { ...rowKey(download), downloadId, productType, productVersion, platform, recordedAt };
}

/** The reasons stand in the order of the actions, and the rows come first. */
function cancellationOf(error: TransactionCanceledException, downloads: readonly Download[]): Cancellation {
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code ?? 'None');
  return {
    alreadyRecorded: downloads.filter((_, index) => codes[index] === 'ConditionalCheckFailed'),
    otherReasons: codes.filter((code) => code !== 'None' && code !== 'ConditionalCheckFailed'),
  };
}

const CounterItem = z.object({ sk: z.string(), downloads: z.int() });
const RowItem = z.object({ productType: z.int(), productVersion: z.string(), platform: z.int() });

/** Reads counters, and counts rows anew. Days are UTC, `YYYY-MM-DD`, both ends included. */
export function downloadReader(table: Table<'Query'>) {
  return {
    /** The counters of a product between two days. */
    counters: async (type: ProductType, from: string, to: string): Promise<DownloadCount[]> => {
      const items = await table.query(`counters#${type}`, [from, `${to}#~`]);
      return items.map((item) => {
        const { sk, downloads } = CounterItem.parse(item);
        const [day, version, system] = sk.split('#');
        return DownloadCount.parse({ type, day, version, system: Number(system), count: downloads });
      });
    },
    /** The rows recorded on one day, counted by product, version and platform. */
    rowsOf: async (day: string): Promise<DownloadCount[]> => {
      const shards = await Promise.all(rowShards.map((shard) => table.query(`rows#${day}#${shard}`)));
      const rows = shards.flat().map((item) => RowItem.parse(item));
      const groups = Map.groupBy(rows, (row) => [row.productType, row.productVersion, row.platform].join('#'));
      return [...groups.values()].flatMap(([row, ...others]) =>
        row
          ? DownloadCount.parse({
              type: row.productType,
              version: row.productVersion,
              system: row.platform,
              day,
              count: 1 + others.length,
            })
          : [],
      );
    },
  };
}
