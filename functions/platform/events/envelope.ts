import { createHash, randomUUID } from 'node:crypto';
import { type DataOf, type DomainEvent, versionOf } from '../../../events/event.ts';
import { currentCall } from '../calls/call-context.ts';

/** What surrounds the data of each of our events, as `envelopeSchema` of `events/event.ts` reads it. */
export interface Envelope {
  readonly id: string;
  readonly version: number;
  readonly occurredAt: string;
  readonly correlationId: string;
  readonly data: unknown;
}

/** What makes an event the one that it is. */
export type Occurrence = Pick<Envelope, 'id' | 'occurredAt'>;

/**
 * The occurrence of an event that follows from another one: where that comes again, hours or months later, it is the same event again.
 * @param part tells it from others that follow from the same
 */
export function following({ id, occurredAt }: Occurrence, part: string): Occurrence {
  const hex = createHash('sha256')
    .update(JSON.stringify([id, part]))
    .digest('hex');
  // A UUID of version 8: whoever makes it says how (RFC 9562).
  const uuid = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)];
  return { id: uuid.join('-'), occurredAt };
}

/**
 * Puts an event's data into an envelope of its own, with the correlation id of the call under way.
 * @param occurrence its id and time, where it follows from another event; a new id and now, when not given
 * @throws when the data breaks the event's schema
 */
export function envelopeOf<E extends DomainEvent>(event: E, data: DataOf<E>, occurrence?: Occurrence): Envelope {
  return {
    id: occurrence?.id ?? randomUUID(),
    version: versionOf(event),
    occurredAt: occurrence?.occurredAt ?? new Date().toISOString(),
    correlationId: currentCall().correlationId,
    data: event.data.parse(data),
  };
}
