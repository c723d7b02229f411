import type { ConsumedEvent } from './event.ts';

/** A consumer: the events it takes, how its queue delivers them, and what people miss when it stops. */
export interface ConsumerEntry<Takes extends readonly ConsumedEvent[] = readonly ConsumedEvent[]> {
  readonly takes: Takes;
  /** One sentence for the alarm: what people miss while this consumer does not run. */
  readonly harm: string;
  /** Most messages in one invocation, and the seconds for which they are gathered. */
  readonly batch: { readonly size: number; readonly windowSeconds: number };
  /** Concurrent invocations, from 2 to 1,000. */
  readonly concurrency: number;
  /** Receives after which a message moves to the dead-letter queue; with the time between them, more than half an hour. */
  readonly receives: number;
  /**
   * Seconds after its receive when a message comes back that could not be handled: no fewer than the function may run, and the batch is
   * gathered. Six times as long as it may run when not given, as Lambda recommends, which is three minutes.
   */
  readonly retrySeconds?: number;
  /** Age in seconds from which on a message is late, and the alarm goes off; fifteen minutes when not given. */
  readonly lateSeconds?: number;
  /** Seconds for which each message waits before its first receive, 600 at most; none when not given. */
  readonly delaySeconds?: number;
}

/** Defaults of a new consumer: ten messages at a time without a wait, and half an hour of tries before one is set aside. */
export const usual = { batch: { size: 10, windowSeconds: 0 }, concurrency: 2, receives: 12 } as const;

/** Of a consumer that sends mail: one message at a time, as whatever ends it then repeats one mail at most. */
export const mailing = { ...usual, batch: { size: 1, windowSeconds: 0 } } as const;

/** A domain's consumers: `countDownloads` is `functions/downloads/count-downloads.consumer.ts`. */
export type ConsumerEntries = Readonly<Record<string, ConsumerEntry>>;
