import type { Item, Key } from '../tables/item.ts';
import { maximumActions } from '../tables/transaction.ts';

/** A number that grows by the day, and by how much something raises it. */
export interface Increment {
  /** Name of the counter, one of those that the domain has. */
  readonly counter: string;
  /** What is counted, such as a product: its counters are read together. `''` where there is one of them. */
  readonly of: string;
  /** UTC day, `YYYY-MM-DD`. */
  readonly day: string;
  /** What else tells counters apart, such as a version and a platform. */
  readonly labels: readonly string[];
  readonly amount: number;
  /** Unix time in seconds from which on the counter may go, where strangers typed its labels; it stays, when not given. */
  readonly expires?: number | undefined;
}

/** A number that an item of the domain keeps, such as the replies of a question. An item that is not there is made of it. */
interface KeptSum {
  readonly key: Key;
  readonly attribute: string;
  readonly amount: number;
}

/** Something that happened once, and what it adds to counters. */
export interface Counted {
  /** Its record. The key depends on the event alone, so that an event delivered again finds it: it has been counted. */
  readonly row: Item & Key;
  readonly increments: readonly Increment[];
  /** What it adds to numbers that items keep themselves. */
  readonly keptSums?: readonly KeptSum[];
}

/** What has a counter of its own. */
export function nameOf({ counter, of, day, labels }: Omit<Increment, 'amount' | 'expires'>): string {
  return JSON.stringify([counter, of, day, ...labels]);
}

/** What several things add together, once for each counter. */
export function sumOf(counted: readonly Counted[]): Increment[] {
  const sums = new Map<string, Increment>();
  for (const increment of counted.flatMap(({ increments }) => increments)) {
    const name = nameOf(increment);
    const before = sums.get(name);
    const expires = Math.max(before?.expires ?? 0, increment.expires ?? 0);
    const amount = (before?.amount ?? 0) + increment.amount;
    sums.set(name, { ...increment, amount, ...(expires > 0 && { expires }) });
  }
  return [...sums.values()];
}

/** What several things add to items, once for each item: no two writes of a transaction may be on one. */
export function keptSumsOf(counted: readonly Counted[]): { readonly key: Key; readonly add: Record<string, number> }[] {
  const sums = new Map<string, { key: Key; add: Record<string, number> }>();
  for (const { key, attribute, amount } of counted.flatMap(({ keptSums = [] }) => keptSums)) {
    const { add }: { add: Record<string, number> } = sums.get(itemName(key)) ?? { add: {} };
    sums.set(itemName(key), { key, add: { ...add, [attribute]: (add[attribute] ?? 0) + amount } });
  }
  return [...sums.values()];
}

const itemName = ({ pk, sk }: Key) => JSON.stringify([pk, sk]);

/** What else than its row is written of something: counters and items that keep a sum, by name. */
function sharedOf({ increments, keptSums = [] }: Counted): string[] {
  return [...increments.map(nameOf), ...keptSums.map(({ key }) => itemName(key))];
}

/**
 * Packs what was counted into transactions of at most 100 actions: a row for each, and one increment per counter or item that keeps a sum. What raises
 * the same counters is packed together, so N downloads of a release cost N rows and about N / 99 increments.
 */
export function packed(counted: readonly Counted[]): (readonly Counted[])[] {
  const alike = [...Map.groupBy(counted, (one) => sharedOf(one).join()).values()].flat();
  const transactions: Counted[][] = [];
  let rows: Counted[] = [];
  let counters = new Set<string>();
  for (const one of alike) {
    const names = sharedOf(one);
    const together = new Set([...counters, ...names]);
    if (rows.length + 1 + together.size > maximumActions && rows.length > 0) {
      transactions.push(rows);
      rows = [];
      counters = new Set(names);
    } else counters = together;
    rows.push(one);
  }
  return rows.length > 0 ? [...transactions, rows] : transactions;
}
