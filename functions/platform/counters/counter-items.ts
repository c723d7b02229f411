import * as z from 'zod/mini';
import { isoDay } from '../../../shared/calendar-day.ts';
import type { Key } from '../tables/item.ts';
import type { SortKeys } from '../tables/pages.ts';
import type { Counted, Increment } from './increments.ts';

/**
 * Counters in the table of their domain.
 *
 * | item    | pk                           | sk                                  |                                         |
 * |---------|------------------------------|-------------------------------------|-----------------------------------------|
 * | counter | `counters#<counter>#<of>`    | `<day>#<label>#…#<shard>`           | `count`                                 |
 * | row     | `counted#<digit of the id>`  | the event's id                      | `expires`, where the event has no record of its own |
 *
 * A counter is the sum of four items, so that consumers at work at the same time rarely write the same one.
 */
export const counterShards = 4;

/** Days that rows without a record are kept: longer than queues and archive could repeat their event. */
const keptDays = 100;

/** What tells counters apart. */
type CounterOfDay = Pick<Increment, 'counter' | 'of' | 'day' | 'labels'>;

function counterPartition(counter: string, of: string): string {
  return `counters#${counter}#${of}`;
}

export function counterItemKey({ counter, of, day, labels }: CounterOfDay, shard: number): Key {
  return { pk: counterPartition(counter, of), sk: [day, ...labels, shard].join('#') };
}

/**
 * What a domain event adds to counters, where it has no other record. @param event its id, and when it occurred (ISO 8601, UTC)
 * @param increments those that are forgotten with the row, as strangers typed their labels, say so
 */
export function counted(
  { id, occurredAt }: { readonly id: string; readonly occurredAt: string },
  increments: readonly (Omit<Increment, 'day' | 'expires'> & { readonly isForgotten?: boolean })[],
): Counted {
  const expires = Math.ceil(Date.parse(occurredAt) / 1_000) + keptDays * 24 * 60 * 60;
  const day = isoDay(Date.parse(occurredAt));
  return {
    row: { pk: `counted#${id.slice(0, 1).toLowerCase()}`, sk: id, expires },
    increments: increments.map(({ isForgotten, ...increment }) => ({
      ...increment,
      day,
      ...(isForgotten && { expires }),
    })),
  };
}

/** What was counted: a counter of one day, or a part of it. */
export interface Count {
  readonly of: string;
  readonly day: string;
  readonly labels: readonly string[];
  readonly count: number;
}

/** A partition of counters, or of rows that are counted again, and what an item of it counts. */
export interface CountedPartition {
  readonly pk: string;
  readonly between?: SortKeys;
  readonly newestFirst?: boolean;
  countOf(item: unknown): Count;
}

const CounterItem = z.object({ sk: z.string(), count: z.number() });

/** Counters from one UTC day to another, both included. */
export function counterPartitions(
  counter: string,
  all: readonly string[],
  from: string,
  to: string,
): CountedPartition[] {
  return all.map((of) => ({
    pk: counterPartition(counter, of),
    between: [from, `${to}~`],
    countOf: (item) => {
      const { sk, count } = CounterItem.parse(item);
      const [day = '', ...others] = sk.split('#');
      return { of, day, labels: others.slice(0, -1), count };
    },
  }));
}
