import type { Domain } from '../shared/contract/index.ts';
import { downloadRecorded } from './download-recorded/event.ts';
import { enquiryReceived } from './enquiry-received/event.ts';
import type { ConsumedEvent } from './event.ts';
import { mailBounced, mailComplained } from './mail-outcomes/aws-events.ts';

/** A consumer: the events it takes, how its queue delivers them, and what people miss when it stops. */
export interface ConsumerEntry<Takes extends readonly ConsumedEvent[] = readonly ConsumedEvent[]> {
  readonly takes: Takes;
  /** One sentence for the alarm: what people miss while this consumer does not run. */
  readonly harm: string;
  /** Most messages in one invocation, and the seconds for which they are gathered. */
  readonly batch: { readonly size: number; readonly windowSeconds: number };
  /** Concurrent invocations, from 2 to 1,000. */
  readonly concurrency: number;
  /** Receives after which a message moves to the dead-letter queue. */
  readonly receives: number;
}

/** Defaults of a new consumer: ten messages at a time without a wait, and half an hour of tries before one is set aside. */
const usual = { batch: { size: 10, windowSeconds: 0 }, concurrency: 2, receives: 12 } as const;

/** Of a consumer that sends mail: one message at a time, as whatever ends it then repeats one mail at most. */
const mailing = { ...usual, batch: { size: 1, windowSeconds: 0 } } as const;

/** Every consumer, by domain and name: `countDownloads` is `functions/downloads/count-downloads.consumer.ts`. */
export const consumers = {
  audit: {},
  content: {},
  downloads: {
    countDownloads: {
      ...usual,
      takes: [downloadRecorded],
      harm: 'Downloads are recorded but missing from every report.',
      // A spike fills few transactions, and a single download is still counted within seconds.
      batch: { size: 1_000, windowSeconds: 2 },
    },
  },
  enquiries: {
    mailEnquiries: {
      ...mailing,
      takes: [enquiryReceived],
      harm: 'Enquiries are stored, but nobody in sales hears of them, and their senders get no confirmation.',
    },
  },
  mail: {
    stopMail: {
      ...usual,
      takes: [mailBounced, mailComplained],
      harm: 'Mail goes on to addresses that do not exist, until our mail is taken for spam.',
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
