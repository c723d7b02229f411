import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import { type DataOf, type DomainEvent, eventSource, versionOf } from '../../../events/event.ts';
import type { EventName } from '../../../shared/event-names.ts';
import { currentCall } from '../call-context.ts';
import { requiredEnvironment } from '../environment.ts';
import { jitteredPause } from '../jitter.ts';
import { environmentName, type FunctionNeeds } from '../needs.ts';
import { describedClient } from './service-errors.ts';

type PublishedBy<Needs extends FunctionNeeds> = NonNullable<Needs['publishes']>[number];

/**
 * Publishes an event named on the function's permission sheet, in an envelope of its own; any other does not compile.
 * Resolves once EventBridge has accepted it, which then delivers it at least once.
 * @throws when the data breaks the event's schema, or the bus still refuses it after several tries
 */
export type Publish<Name extends EventName = EventName> = <E extends DomainEvent<Name>>(
  event: E,
  data: DataOf<E>,
) => Promise<void>;

/** The client of a function that publishes. */
export interface PublisherClients<Needs extends FunctionNeeds> {
  readonly publish: Publish<PublishedBy<Needs>>;
}

/** Sends entries to the bus. @returns a code for each entry that was refused, in their order; undefined for an accepted one */
export type PutEvents = (entries: readonly PutEventsRequestEntry[]) => Promise<readonly (string | undefined)[]>;

/** EventBridge refuses single entries when it throttles or fails internally; both are temporary. */
const attempts = 5;

export function openPublisher<const Needs extends FunctionNeeds>(_needs: Needs): PublisherClients<Needs> {
  const client = describedClient(new EventBridgeClient());
  const put: PutEvents = async (entries) => {
    const { Entries = [] } = await client.send(new PutEventsCommand({ Entries: [...entries] }));
    return entries.map((_, index) => (Entries[index]?.EventId ? undefined : (Entries[index]?.ErrorCode ?? 'NoAnswer')));
  };
  return { publish: createPublish(requiredEnvironment(environmentName.eventBus), put) };
}

/** @param pause milliseconds before attempt number `attempt` */
export function createPublish(busName: string, put: PutEvents, pause = jitteredPause): Publish {
  return async (event, data) => {
    const envelope = {
      id: randomUUID(),
      version: versionOf(event),
      occurredAt: new Date().toISOString(),
      correlationId: currentCall().correlationId,
      data: event.data.parse(data),
    };
    const entry = {
      EventBusName: busName,
      Source: eventSource,
      DetailType: event.name,
      Detail: JSON.stringify(envelope),
    };
    await putAll([entry], put, pause);
  };
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
  let remaining = entries;
  for (let attempt = 1; ; attempt += 1) {
    const codes = await put(remaining);
    const refused = codes.filter((code) => code !== undefined);
    if (refused.length === 0) return;
    if (attempt === attempts) throw new RefusedByBus(refused);
    remaining = remaining.filter((_, index) => codes[index] !== undefined);
    await delay(pause(attempt));
  }
}

/** The bus answered, but refused single entries. */
export class RefusedByBus extends Error {
  override readonly name = 'RefusedByBus';
  /** EventBridge's error codes, each once. */
  readonly code: string;

  constructor(codes: readonly string[]) {
    const code = [...new Set(codes)].join(' ');
    super(`The event bus refused ${codes.length} events: ${code}`);
    this.code = code;
  }
}
