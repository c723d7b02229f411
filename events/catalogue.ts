import type { Domain } from '../shared/contract/index.ts';
import { downloadRecorded } from './download-recorded/event.ts';
import type { DomainEvent } from './event.ts';

/** A consumer by its domain and name: `countDownloads` is `functions/downloads/count-downloads.consumer.ts`. */
export interface ConsumerName {
  readonly domain: Domain;
  readonly name: string;
}

/** Every event, and the consumers that each get a queue of their own with it. */
export const catalogue = [
  { event: downloadRecorded, consumers: [{ domain: 'downloads', name: 'countDownloads' }] },
] as const satisfies readonly { event: DomainEvent; consumers: readonly ConsumerName[] }[];

export type EventName = (typeof catalogue)[number]['event']['name'];
