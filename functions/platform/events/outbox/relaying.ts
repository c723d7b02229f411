import type { PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import type { EventName } from '../../../../shared/contract/event-name.ts';
import { environmentName } from '../../../../shared/manifest/environment-names.ts';
import type { Relays } from '../../../../shared/manifest/function-needs.ts';
import type { Capability } from '../../capability.ts';
import { requiredEnvironment } from '../../environment.ts';
import type { Item, Key } from '../../tables/item.ts';
import { type OutboxTable, openTable } from '../../tables/table-value.ts';
import { outboxPartitions } from '../../tables/tables.ts';
import { entryOf, openBus, type PutEvents } from '../publisher.ts';

/** What brings the events of an outbox to the bus. */
export interface Relay {
  /** The events that may be put on the bus. */
  readonly names: readonly EventName[];
  readonly put: PutEvents;
  /** An entry of the bus. @param detail the envelope as JSON */
  readonly entry: (name: EventName, detail: string) => PutEventsRequestEntry;
  /** Deletes an item of the outbox; one that is gone already is no error. */
  readonly remove: (key: Key) => Promise<void>;
  /** The oldest items of each partition that occurred before a time (ISO 8601, UTC): up to 1 MB of each. */
  readonly waiting: (before: string) => Promise<readonly Item[]>;
}

/** Bringing what a table announces to the bus, out of its stream or out of the table itself. */
export function relaying(from: Relays['from'], table: OutboxTable): Capability<Relay> {
  return { grants: { relays: { from, table: table.name, events: table.announces } }, open: () => relayOf(table) };
}

function relayOf(outbox: OutboxTable): Relay {
  const table = openTable(outbox);
  const bus = requiredEnvironment(environmentName.eventBus);
  return {
    names: outbox.announces,
    put: openBus(),
    entry: (name, detail) => entryOf(bus, name, detail),
    remove: async (key) => void (await table.delete(key)),
    waiting: async (before) => {
      const pages = await Promise.all(
        outboxPartitions.map((pk) => firstOf(table.queryPages(pk, { between: ['0', before] }))),
      );
      return pages.flat();
    },
  };
}

/** What is left after the first page waits for the next run. */
async function firstOf(pages: AsyncIterable<readonly Item[]>): Promise<readonly Item[]> {
  for await (const page of pages) return page;
  return [];
}
