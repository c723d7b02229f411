import * as z from 'zod/mini';
import type { EventName } from '../../../../shared/contract/event-name.ts';
import type { Key } from '../../tables/item.ts';
import { outboxPartitions } from '../../tables/tables.ts';
import type { Envelope } from '../envelope.ts';

/**
 * An event that waits in a table until the bus has accepted it.
 *
 * | attribute  | what                                                             |
 * |------------|------------------------------------------------------------------|
 * | `pk`       | one of four partitions, by the event's id                        |
 * | `sk`       | when it occurred, and its id: the oldest are read first          |
 * | `name`     | the event's name                                                 |
 * | `envelope` | the envelope as JSON text, which is put on the bus as it is      |
 */
const Item = z.object({
  pk: z.enum(outboxPartitions),
  sk: z.string(),
  name: z.string(),
  envelope: z.string(),
});

const EnvelopeFacts = z.object({ id: z.uuid(), occurredAt: z.iso.datetime(), correlationId: z.string() });

/** An outbox item as it was read: its key, and what goes on the bus. */
export interface WaitingEvent {
  readonly key: Key;
  readonly id: string;
  readonly name: EventName;
  readonly correlationId: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  /** The envelope as JSON. */
  readonly detail: string;
}

/**
 * Largest envelope that fits into one `PutEvents` call, 256 KB, with room for what surrounds it (EventBridge User Guide,
 * "Calculating PutEvents event entry size").
 */
const largestEnvelope = 255 * 1024;

/** @throws Error when the event is too large for the bus, before anything is written */
export function outboxItem(name: EventName, envelope: Envelope) {
  const text = JSON.stringify(envelope);
  if (Buffer.byteLength(text) > largestEnvelope) throw new Error(`${name} is too large for the event bus`);
  const partition = Number.parseInt(envelope.id.slice(0, 2), 16) % outboxPartitions.length;
  const pk = outboxPartitions[partition] ?? outboxPartitions[0];
  return { pk, sk: `${envelope.occurredAt}#${envelope.id}`, name, envelope: text };
}

/**
 * Reads an item of the outbox.
 * @param names events that may be put on the bus; another one would have the whole call refused
 * @returns undefined for an item that is no such event, or does not fit on the bus
 */
export function readOutboxItem(item: unknown, names: readonly EventName[]): WaitingEvent | undefined {
  const read = z.safeParse(Item, item);
  const name = names.find((each) => each === read.data?.name);
  if (!read.success || !name) return undefined;
  const { pk, sk, envelope } = read.data;
  const facts = z.safeParse(EnvelopeFacts, parseJson(envelope));
  if (!facts.success || Buffer.byteLength(envelope) > largestEnvelope) return undefined;
  return { key: { pk, sk }, name, detail: envelope, ...facts.data };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
