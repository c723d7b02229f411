import * as z from 'zod/mini';
import type { EventName } from '../shared/contract/event-name.ts';
import type { AwsEventPattern } from '../shared/manifest/triggers.ts';

/** EventBridge `source` of everything we publish. */
export const eventSource = 'media-server-site';

/** An event of ours. Its name carries its version and is EventBridge's `detail-type`; the detail is an envelope around `data`. */
export interface DomainEvent<Name extends EventName = EventName, Data extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: Name;
  /** What it says and who publishes it, in one sentence. */
  readonly summary: string;
  /** Schema of `data`: ids and facts, never personal data, because the archive keeps it for 90 days. */
  readonly data: Data;
  /** Why nobody takes it, in one sentence; absent for one that some consumer takes. */
  readonly unheard?: string;
}

/** An event that an AWS service puts on the account's default bus. */
export interface AwsEvent<Detail extends z.ZodMiniType = z.ZodMiniType> extends AwsEventPattern {
  readonly summary: string;
  readonly detail: Detail;
}

export type ConsumedEvent = DomainEvent | AwsEvent;

/** What a consumer works on: the data of an event of ours, the detail of one of AWS. */
export type DataOf<E extends ConsumedEvent> =
  E extends DomainEvent<EventName, infer Data>
    ? z.output<Data>
    : E extends AwsEvent<infer Detail>
      ? z.output<Detail>
      : never;

/** Defines an event, keeping its exact types. */
export function defineEvent<const Name extends EventName, Data extends z.ZodMiniType>(
  event: DomainEvent<Name, Data>,
): DomainEvent<Name, Data> {
  return event;
}

/** Defines an event of AWS, keeping its exact types. */
export function defineAwsEvent<Detail extends z.ZodMiniType>(event: AwsEvent<Detail>): AwsEvent<Detail> {
  return event;
}

/** The version that an event's name carries. */
export function versionOf({ name }: Pick<DomainEvent, 'name'>): number {
  return Number(/\.v(\d+)$/.exec(name)?.[1]);
}

/**
 * The envelope that the publisher puts around the data of each of our events: an id that is the same in every delivery, when it
 * occurred (ISO 8601, UTC), and the id that the log lines of request, event and consumer share.
 */
export function envelopeSchema<Data extends z.ZodMiniType>(event: DomainEvent<EventName, Data>) {
  return z.object({
    id: z.uuid(),
    version: z.literal(versionOf(event)),
    occurredAt: z.iso.datetime(),
    correlationId: z.string(),
    data: event.data,
  });
}
