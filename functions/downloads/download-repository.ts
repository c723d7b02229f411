import * as z from 'zod/mini';
import { DownloadCount } from '../../shared/contract/download-schemas.ts';
import type { ProductType } from '../../shared/product-type.ts';
import type { Key, Table } from '../platform/clients/table.ts';
import type { Transact, TransactionGrants } from '../platform/clients/transaction.ts';
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

/** One counter as it is stored: product, version, platform and day. */
interface CounterFacts {
  readonly type: number;
  readonly version: string;
  readonly system: number;
  readonly day: string;
}

/** Adds up counts by product, version, platform and day. */
class Totals {
  readonly #counts = new Map<string, CounterFacts & { count: number }>();

  add(facts: CounterFacts, amount: number): void {
    const key = [facts.type, facts.version, facts.system, facts.day].join('#');
    const total = this.#counts.get(key) ?? { ...facts, count: 0 };
    total.count += amount;
    this.#counts.set(key, total);
  }

  list(): DownloadCount[] {
    return [...this.#counts.values()].map((total) => DownloadCount.parse(total));
  }
}

export function downloadReader(table: Table<'Query'>) {
  return {
    /** The counters of a product from one day to another, both included. */
    counters: async (type: ProductType, from: string, to: string): Promise<DownloadCount[]> => {
      const totals = new Totals();
      for (const item of await table.query(`counters#${type}`, [from, `${to}~`])) {
        const { sk, downloads } = CounterItem.parse(item);
        const [day = '', version = '', system] = sk.split('#');
        totals.add({ type, day, version, system: Number(system) }, downloads);
      }
      return totals.list();
    },
    /** The rows recorded on one day, counted page by page, so that a day of millions needs little memory. */
    rowsOf: async (day: string): Promise<DownloadCount[]> => {
      const totals = new Totals();
      for (const shard of rowShards) {
        for await (const page of table.queryPages(`rows#${day}#${shard}`)) {
          for (const item of page) {
            const { productType: type, productVersion: version, platform: system } = RowItem.parse(item);
            totals.add({ type, version, system, day }, 1);
          }
        }
      }
      return totals.list();
    },
  };
}
