import type { Key } from '../tables/item.ts';
import type { TransactTellingAll } from '../tables/transaction.ts';
import { counterItemKey, counterShards } from './counter-items.ts';
import { type Counted, keptSumsOf, sumOf } from './increments.ts';

/** Writes rows and what they add to counters, both or neither. @returns how many of the rows were there before, and were left out */
export type CountOnce = (counted: readonly Counted[]) => Promise<number>;

/** What the rows of one transaction are told apart by. */
export function rowId({ pk, sk }: Key): string {
  return JSON.stringify([pk, sk]);
}

interface Counting {
  /** Where rows and counters are. */
  readonly name: string;
  readonly transact: TransactTellingAll;
  /** One of the items that make up a counter, from 0. */
  readonly pickShard?: (shards: number) => number;
}

/**
 * Counts what fits into one transaction, each thing once however often it comes: a row that exists was counted by the transaction
 * that wrote it, so it is left out, along with what it would add. Each try raises another of a counter's items, as it may be the
 * first one that somebody else holds.
 */
export function onceCounter({ name, transact, pickShard = anyOne }: Counting): CountOnce {
  return async (counted) => {
    let remaining = counted;
    while (remaining.length > 0) {
      const before = await transact((transaction) => {
        const shard = pickShard(counterShards);
        for (const { row } of remaining) transaction.put(name, row, 'absent', rowId(row));
        for (const { amount, expires, ...counter } of sumOf(remaining))
          transaction.update(name, counterItemKey(counter, shard), {
            add: { count: amount },
            ...(expires !== undefined && { set: { expires } }),
          });
        for (const { key, add } of keptSumsOf(remaining)) transaction.update(name, key, { add });
      });
      if (before.length === 0) break;
      remaining = remaining.filter(({ row }) => !before.includes(rowId(row)));
    }
    return counted.length - remaining.length;
  };
}

function anyOne(shards: number): number {
  return Math.floor(Math.random() * shards);
}
