import type { Delivery } from '../shared/manifest/triggers.ts';
import type { ConsumedEvent } from './event.ts';

/** A consumer: the events it takes, how its queue delivers them, and what people miss when it stops. */
export interface ConsumerEntry<Takes extends readonly ConsumedEvent[] = readonly ConsumedEvent[]> extends Delivery {
  readonly takes: Takes;
}

/** Defaults of a new consumer: ten messages at a time without a wait, and half an hour of tries before one is set aside. */
export const usual = { batch: { size: 10, windowSeconds: 0 }, concurrency: 2, receives: 12 } as const;

/** Of a consumer that sends mail: one message at a time, as whatever ends it then repeats one mail at most. */
export const oneByOne = { ...usual, batch: { size: 1, windowSeconds: 0 } } as const;
