import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import example from '../../../events/download-recorded/examples/v1/windows.json' with { type: 'json' };
import { outboxItem } from '../events/outbox/outbox-item.ts';
import type { Relay } from '../events/outbox/relaying.ts';
import type { PutEvents } from '../events/publisher.ts';
import type { Item, Key } from '../tables/item.ts';

interface BusWithOutbox {
  readonly relay: Relay;
  /** Ids of the events that the bus accepted, in order; one that it accepted twice is there twice. */
  readonly accepted: readonly string[];
  /** Sort keys of the items that are still there. */
  waiting(): readonly string[];
  /** Puts an event into the outbox. @returns its item */
  announce(occurredAt?: string): Item & Key;
  /** Puts any item into the outbox. */
  store(item: Item & Key): Item & Key;
  /** Makes the bus refuse an event so many times, or all of them. */
  refuse(times: number, id?: string): void;
  /** Makes the next calls fail as a whole: the bus's, or the deletions. */
  fail(what: 'bus' | 'table', calls: number): void;
}

/** An outbox and a bus for tests, which refuse and fail as told. */
export function anOutbox(): BusWithOutbox {
  const items = new Map<string, Item & Key>();
  const accepted: string[] = [];
  const refusals = new Map<string, number>();
  const failures = { bus: 0, table: 0 };
  let made = 0;

  const failing = (what: keyof typeof failures) => {
    if (failures[what] <= 0) return;
    failures[what] -= 1;
    throw Object.assign(new Error('down'), { name: 'TimeoutError' });
  };
  const isRefused = (id: string) => {
    const which = refusals.has(id) ? id : '';
    const left = refusals.get(which) ?? 0;
    refusals.set(which, left - 1);
    return left > 0;
  };
  const put: PutEvents = async (entries) => {
    failing('bus');
    return entries.map(({ Detail = '' }) => {
      const { id } = JSON.parse(Detail);
      if (isRefused(id)) return 'ThrottlingException';
      accepted.push(id);
      return undefined;
    });
  };
  const store = (item: Item & Key) => {
    items.set(item.sk, item);
    return item;
  };
  return {
    accepted,
    waiting: () => [...items.keys()],
    store,
    announce: (occurredAt = '2026-06-18T09:30:00.000Z') => {
      made += 1;
      const id = `5f0d9a86-9f4b-4d56-8c1e-${String(made).padStart(12, '0')}`;
      return store(outboxItem('download.recorded.v1', { ...example, id, occurredAt }));
    },
    refuse: (times, id = '') => void refusals.set(id, times),
    fail: (what, calls) => {
      failures[what] = calls;
    },
    relay: {
      names: ['download.recorded.v1'],
      put,
      entry: (DetailType, Detail) => ({ DetailType, Detail }),
      remove: async ({ sk }) => {
        failing('table');
        items.delete(sk);
      },
      waiting: async (before) => [...items.values()].filter(({ sk }) => sk < before),
    },
  };
}

/** The stream's records of new items. Their sequence numbers count from 1. */
export function aStreamOf(items: readonly Item[]): DynamoDBStreamEvent {
  const typed = (item: Item) =>
    Object.fromEntries(Object.entries(item).map(([name, value]) => [name, { S: `${value}` }]));
  const Records = items.map(
    (item, at): DynamoDBRecord => ({
      eventName: 'INSERT',
      dynamodb: { SequenceNumber: String(at + 1), NewImage: typed(item) },
    }),
  );
  return { Records };
}
