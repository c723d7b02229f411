import * as z from 'zod/mini';
import { DownloadCount } from '../../shared/contract/download-schemas.ts';
import type { ProductType } from '../../shared/product-type.ts';
import { foreignCursor, readCursor, writeCursor } from '../platform/tables/cursor.ts';
import type { Key, SortKeys, Table } from '../platform/tables/table.ts';
import type { Transact, TransactionGrants } from '../platform/tables/transaction.ts';
import { type CountingTransaction, type Download, dayOf, type Increment, identityOf } from './counting-plan.ts';

/**
 * Recorded downloads and their counters, in the downloads table.
 *
 * | item    | pk                   | sk                                        |                    |
 * |---------|----------------------|-------------------------------------------|--------------------|
 * | row     | `rows#<day>#<shard>` | `<type>#<version>#<platform>#<id>`        | the record         |
 * | counter | `counters#<type>`    | `<day>#<version>#<platform>#<shard>`      | `downloads` number |
 *
 * A day's rows are spread over 16 partitions by the first digit of their random id, so that a release day does not overload
 * one partition. A row's key depends on its event alone, so a redelivered event finds its row. A counter is the sum of
 * four items, so that concurrent consumers of one release rarely write the same one.
 */
export const rowShards: readonly string[] = [...'0123456789abcdef'];
const counterShards = 4;

function rowKey(download: Download): Key {
  const shard = download.downloadId.slice(0, 1).toLowerCase();
  return { pk: `rows#${dayOf(download)}#${shard}`, sk: identityOf(download) };
}

function counterKey({ productType, day, productVersion, platform }: Omit<Increment, 'amount'>, shard: number): Key {
  return { pk: `counters#${productType}`, sk: [day, productVersion, platform, shard].join('#') };
}

/** Why DynamoDB cancelled a counting transaction; nothing of it was written. */
export interface Cancellation {
  /** Downloads whose rows were there already. */
  readonly alreadyRecorded: readonly Download[];
  /** The other outcomes, such as `conflict`; worth another try. */
  readonly otherOutcomes: readonly string[];
}

type CountingGrants = TransactionGrants & { readonly PutItem: 'downloads'; readonly UpdateItem: 'downloads' };

/**
 * Writes rows and counters of one transaction. Answers undefined when written, otherwise why it was cancelled.
 * @param pickShard one of the items that make up a counter, from 0
 */
export function transactionWriter(
  transact: Transact<CountingGrants>,
  pickShard = (shards: number) => Math.floor(Math.random() * shards),
) {
  return async ({ downloads, increments }: CountingTransaction): Promise<Cancellation | undefined> => {
    const shard = pickShard(counterShards);
    const outcome = await transact((transaction) => {
      for (const download of downloads) transaction.put('downloads', { ...rowKey(download), ...download }, 'absent');
      for (const increment of increments) {
        transaction.update('downloads', counterKey(increment, shard), { add: { downloads: increment.amount } });
      }
    });
    if (outcome.written) return undefined;
    // The outcomes are in the order of the actions, and the rows come first.
    const alreadyRecorded = downloads.filter((_, index) => outcome.outcomes[index] === 'condition-failed');
    const otherOutcomes = outcome.outcomes.filter((each) => each !== 'fine' && each !== 'condition-failed');
    return { alreadyRecorded, otherOutcomes };
  };
}

const CounterItem = z.object({ sk: z.string(), downloads: z.int() });
const RowItem = z.object({ productType: z.int(), productVersion: z.string(), platform: z.int() });

/** What one item counts; numbers may still be none of the contract's. */
interface Counted {
  readonly type: number;
  readonly version: string;
  readonly system: number;
  readonly day: string;
  readonly count: number;
}

/** A partition of counters or rows, and what an item of it counts. */
interface CountedPartition {
  readonly pk: string;
  readonly between?: SortKeys;
  countOf(item: unknown): Counted;
}

/** The counters of products from one day to another, both included. */
export function counterPartitions(types: readonly ProductType[], from: string, to: string): CountedPartition[] {
  return types.map((type) => ({
    pk: `counters#${type}`,
    between: [from, `${to}~`],
    countOf: (item) => {
      const { sk, downloads } = CounterItem.parse(item);
      const [day = '', version = '', system] = sk.split('#');
      return { type, day, version, system: Number(system), count: downloads };
    },
  }));
}

/** The rows recorded on some days. */
export function rowPartitions(days: readonly string[]): CountedPartition[] {
  return days.flatMap((day) =>
    rowShards.map((shard) => ({
      pk: `rows#${day}#${shard}`,
      countOf: (item: unknown) => {
        const { productType: type, productVersion: version, platform: system } = RowItem.parse(item);
        return { type, version, system, day, count: 1 };
      },
    })),
  );
}

/** Adds up counts by product, version, platform and day. */
class Totals {
  readonly #counts = new Map<string, Counted>();

  get size(): number {
    return this.#counts.size;
  }

  add({ count, ...facts }: Counted): void {
    const key = [facts.type, facts.version, facts.system, facts.day].join('#');
    this.#counts.set(key, { ...facts, count: (this.#counts.get(key)?.count ?? 0) + count });
  }

  list(): DownloadCount[] {
    return [...this.#counts.values()].map((counted) => DownloadCount.parse(counted));
  }
}

/** A partition, and a place in it. */
const Place = z.strictObject({ pk: z.string(), within: z.string() });

/** Adds up what partitions count, page by page, so that a day of millions needs little memory. */
export function countReader(table: Table<'Query'>) {
  /**
   * @param isEnough whether to stop here, with so many counts; the cursor says where to go on
   * @throws Refusal for a cursor of other partitions
   */
  return async (
    partitions: readonly CountedPartition[],
    cursor: string,
    isEnough: (counts: number) => boolean,
  ): Promise<{ list: DownloadCount[]; cursor: string }> => {
    const start = cursor === '' ? { pk: partitions[0]?.pk ?? '', within: '' } : readCursor(Place, cursor);
    const first = partitions.findIndex(({ pk }) => pk === start.pk);
    if (cursor !== '' && first < 0) throw foreignCursor();
    let { within } = start;
    const totals = new Totals();
    for (const { pk, between, countOf } of partitions.slice(Math.max(0, first))) {
      do {
        if (isEnough(totals.size)) return { list: totals.list(), cursor: writeCursor({ pk, within }) };
        const page = await table.query(pk, { ...(between && { between }), cursor: within });
        for (const item of page.items) totals.add(countOf(item));
        within = page.cursor;
      } while (within !== '');
    }
    return { list: totals.list(), cursor: '' };
  };
}
