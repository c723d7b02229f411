import { setTimeout as delay } from 'node:timers/promises';
import { EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import type * as z from 'zod/mini';
import { type DomainEvent, eventSource } from '../../../events/event.ts';
import type { EventName } from '../../../shared/contract/event-name.ts';
import { jitteredPause } from '../aws/jitter.ts';
import { serviceClient, serviceOptions } from '../aws/service-client.ts';
import { millisecondsLeft } from '../aws/time-budget.ts';
import { envelopeOf, type Occurrence } from './envelope.ts';

/**
 * Publishes an event that the function lists, in an envelope of its own; any other does not compile. One that follows from another
 * event has an occurrence made of that one's (`following`).
 * Resolves once EventBridge has accepted it, which then delivers it at least once.
 * @throws when the data breaks the event's schema, or the bus still refuses it after several tries
 */
export type Publish<Name extends EventName = EventName> = <Data extends z.ZodMiniType>(
  // The name is part of the parameter: as the bound of a type of its own, TypeScript would take fewer names for more.
  event: DomainEvent<Name, Data>,
  data: z.output<Data>,
  occurrence?: Occurrence,
) => Promise<void>;

/** Sends entries to the bus. @returns a code for each entry that was refused, in their order; undefined for an accepted one */
export type PutEvents = (entries: readonly PutEventsRequestEntry[]) => Promise<readonly (string | undefined)[]>;

/** EventBridge refuses single entries when it throttles or fails internally; both are temporary. */
const attempts = 5;

/** Opens EventBridge for entries that are ready to be put. */
export function openBus(): PutEvents {
  const client = serviceClient(new EventBridgeClient(serviceOptions));
  return async (entries) => {
    const { Entries = [] } = await client.send(new PutEventsCommand({ Entries: [...entries] }));
    return entries.map((_, index) => (Entries[index]?.EventId ? undefined : (Entries[index]?.ErrorCode ?? 'NoAnswer')));
  };
}

/** @param pause milliseconds before attempt number `attempt` */
export function createPublish(busName: string, put: PutEvents, pause = jitteredPause): Publish {
  return async (event, data, occurrence) => {
    await putAll([entryOf(busName, event.name, JSON.stringify(envelopeOf(event, data, occurrence)))], put, pause);
  };
}

/** An entry of `PutEvents`. @param detail the event's envelope, as JSON */
export function entryOf(EventBusName: string, DetailType: EventName, Detail: string): PutEventsRequestEntry {
  return { EventBusName, Source: eventSource, DetailType, Detail };
}

/**
 * Puts entries on the bus; the refused ones alone are tried again, so that no accepted one is sent twice.
 * @throws RefusedByBus naming the codes of what is still refused after five tries
 */
export async function putAll(
  entries: readonly PutEventsRequestEntry[],
  put: PutEvents,
  pause: (attempt: number) => number,
): Promise<void> {
  const refused = (await putEach(entries, put, pause)).filter((code) => code !== undefined);
  if (refused.length > 0) throw new RefusedByBus(refused);
}

/**
 * Like `putAll`, for entries of which each counts.
 * @returns a code for each entry that is still refused after five tries, in their order; undefined for an accepted one
 */
export async function putEach(
  entries: readonly PutEventsRequestEntry[],
  put: PutEvents,
  pause: (attempt: number) => number,
): Promise<readonly (string | undefined)[]> {
  const codes = [...(await put(entries))];
  for (let attempt = 1; attempt < attempts && codes.some((code) => code !== undefined); attempt += 1) {
    const wait = pause(attempt);
    // What was accepted must be told, or it would be sent again.
    if (wait >= millisecondsLeft()) break;
    await delay(wait);
    const refused = entries.flatMap((entry, index) => (codes[index] === undefined ? [] : [{ entry, index }]));
    const again = await put(refused.map(({ entry }) => entry));
    for (const [at, { index }] of refused.entries()) codes[index] = again[at];
  }
  return codes;
}

/** The bus answered, but refused single entries. */
class RefusedByBus extends Error {
  override readonly name = 'RefusedByBus';
  /** EventBridge's error codes, each once. */
  readonly code: string;

  constructor(codes: readonly string[]) {
    const code = [...new Set(codes)].join(' ');
    super(`The event bus refused ${codes.length} events: ${code}`);
    this.code = code;
  }
}
