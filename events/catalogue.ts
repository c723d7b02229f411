import type { Domain } from '../shared/contract/index.ts';
import { downloadRecorded } from './download-recorded/event.ts';
import type { ConsumedEvent } from './event.ts';

/** A consumer: what it takes, how its queue hands it over, and whom it hurts when it stands still. */
export interface ConsumerEntry<Takes extends readonly ConsumedEvent[] = readonly ConsumedEvent[]> {
  readonly takes: Takes;
  /** One sentence for the alarm: what a person misses while this consumer stands still. */
  readonly harm: string;
  /** Messages per invocation at most, and seconds to gather them. */
  readonly batch: { readonly size: number; readonly windowSeconds: number };
  /** Invocations at a time, from 2 to 1,000. */
  readonly concurrency: number;
  /** Receives before a message is set aside. */
  readonly receives: number;
}

/** A new consumer starts from these: ten messages as they come, and half an hour of tries before one is set aside. */
const usual = { batch: { size: 10, windowSeconds: 0 }, concurrency: 2, receives: 12 } as const;

/** Every consumer, by domain and name: `countDownloads` is `functions/downloads/count-downloads.consumer.ts`. */
export const consumers = {
  content: {},
  downloads: {
    countDownloads: {
      ...usual,
      takes: [downloadRecorded],
      harm: 'Downloads are recorded but missing from every report.',
      // A spike becomes few, full transactions; a lone download is counted within seconds.
      batch: { size: 1_000, windowSeconds: 2 },
    },
  },
} as const satisfies Readonly<Record<Domain, Readonly<Record<string, ConsumerEntry>>>>;

export interface NamedConsumer {
  readonly domain: Domain;
  readonly name: string;
  readonly consumer: ConsumerEntry;
}

/** Every consumer with its name, in a stable order. */
export const namedConsumers: readonly NamedConsumer[] = Object.entries(consumers).flatMap(([domain, entries]) =>
  // Object.entries widens the key to string
  Object.entries(entries).map(([name, consumer]) => ({ domain: domain as Domain, name, consumer })),
);
