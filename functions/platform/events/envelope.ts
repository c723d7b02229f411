import { randomUUID } from 'node:crypto';
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

/**
 * Puts an event's data into an envelope of its own, with the correlation id of the call under way.
 * @throws when the data breaks the event's schema
 */
export function envelopeOf<E extends DomainEvent>(event: E, data: DataOf<E>): Envelope {
  return {
    id: randomUUID(),
    version: versionOf(event),
    occurredAt: new Date().toISOString(),
    correlationId: currentCall().correlationId,
    data: event.data.parse(data),
  };
}
