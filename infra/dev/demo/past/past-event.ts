import type * as z from 'zod/mini';
import { type DomainEvent, envelopeSchema, eventSource, versionOf } from '../../../../events/event.ts';
import { millisecondsPerDay } from '../../../../shared/calendar-day.ts';
import type { EventName } from '../../../../shared/contract/event-name.ts';
import { momentAt } from '../day-curve.ts';
import type { Published } from '../published.ts';
import { type Random, randomOf, uuidFrom } from '../random.ts';

/** An event of the past, as EventBridge puts it into a consumer's queue. */
export interface PastEvent {
  readonly consumer: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  /** The message's text. */
  readonly body: string;
}

/** Which of the events of one kind on one day it is. */
export interface Occasion {
  readonly seed: number;
  /** UTC day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly place: number;
}

/** Numbers of an occasion, which are the same in every run. */
export function randomAt({ seed, day, place }: Occasion, name: string): Random {
  return randomOf(seed, day, name, place);
}

/** A moment of a day, in milliseconds since 1970: most come when most visitors do. */
export function momentOn(day: string, random: Random): number {
  return Date.parse(day) + Math.floor(momentAt(random()) * millisecondsPerDay);
}

/**
 * Writes events as their publisher and EventBridge would.
 * @returns a function of the moment in milliseconds since 1970, the data, and the numbers that make ids; it throws ZodError when the event
 * is not as its own schema says
 */
export function eventWriter<Data extends z.ZodMiniType>(consumer: string, event: DomainEvent<EventName, Data>) {
  const schema = envelopeSchema(event);
  return (at: number, data: z.input<Data>, random: Random): PastEvent => {
    const occurredAt = new Date(at).toISOString();
    const around = { id: uuidFrom(random), version: versionOf(event), occurredAt, correlationId: 'demo-traffic' };
    const detail = schema.parse({ ...around, data });
    const message = {
      version: '0',
      id: uuidFrom(random),
      'detail-type': event.name,
      source: eventSource,
      account: '000000000000',
      time: occurredAt.replace(/\.\d+/, ''),
      region: 'us-east-1',
      resources: [],
      detail,
    };
    return { consumer, occurredAt, body: JSON.stringify(message) };
  };
}

/** What happens on a mean day, and to whose queue its events go. */
export interface Habit {
  /** As the table of what was done names it. */
  readonly label: string;
  /** Name of the consumer that counts it. */
  readonly consumer: string;
  /** How often on a mean day. */
  readonly perDay: number;
  /** Whether a release day has more of it. */
  readonly followsReleases?: true;
  /** What comes of one of them: an event, and perhaps others on later days. */
  eventsOf(occasion: Occasion, published: Published): readonly PastEvent[];
}
