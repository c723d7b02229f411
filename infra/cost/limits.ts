import type { ActionUnits } from './units.ts';

/** A limit that a spike of downloads may come to. */
export interface Limit {
  readonly name: string;
  /** Downloads a second that it lets through. */
  readonly perSecond: number;
  /** What happens above it. */
  readonly above: string;
}

/** Quotas of an account in us-east-1 that has not asked for more. */
const quotas = {
  apiCalls: 10_000,
  concurrentInvocations: 1_000,
  publishedEvents: 10_000,
  /** What rules hand on to targets. */
  deliveredEvents: 18_750,
  /** Write units of a partition of a table. */
  partitionWrites: 1_000,
} as const;

/** Partitions that a day's rows are spread over (`functions/downloads/download-repository.ts`). */
export const rowPartitions = 16;

/** What the design says of downloads: calls a second that the contract lets through, partitions of a day's rows, consumers at once. */
export interface DownloadDesign {
  readonly contractPerSecond: number;
  readonly rowPartitions: number;
  readonly consumersAtOnce: number;
}

/** Events that one consumer counts in a second, half of what the bench measures in memory: a transaction of a hundred takes some 40 ms on AWS. */
const countedBySecond = 2_500;

/** @param units of one download */
export function limitsOf(units: ActionUnits, design: DownloadDesign): readonly Limit[] {
  const seconds = units.gigabyteSeconds / 0.5;
  return [
    {
      name: 'rate of the contract',
      perSecond: design.contractPerSecond,
      above:
        'the call is refused, and the page starts the file all the same: it is not recorded. Raise rateLimit of recordDownload',
    },
    {
      name: 'consumer',
      perSecond: design.consumersAtOnce * countedBySecond,
      above:
        'the queue grows, and is empty later: counters are late, nothing is lost. Raise concurrency of countDownloads',
    },
    {
      name: 'partitions of rows',
      perSecond: (design.rowPartitions * quotas.partitionWrites) / 2,
      above: 'the table refuses, the queue brings it again. More digits in the partition of a row',
    },
    {
      name: 'PutEvents',
      perSecond: quotas.publishedEvents / units.events,
      above: 'the bus refuses, the call fails with 503. Ask for a higher quota',
    },
    {
      name: 'API Gateway',
      perSecond: quotas.apiCalls / units.calls,
      above: 'the call is refused. Ask for a higher quota',
    },
    {
      name: 'deliveries of the bus',
      perSecond: quotas.deliveredEvents,
      above: 'the bus delivers later, for up to 24 hours. Ask for a higher quota',
    },
    {
      name: 'invocations at once',
      perSecond: quotas.concurrentInvocations / seconds,
      above: 'the call is refused. Ask for a higher quota',
    },
  ];
}

/** A tenth of a month's downloads come in the hour after a release. */
const shareOfReleaseHour = 0.1;

/** Downloads in the busiest second of a month. */
export const busiestSecond = (downloads: number): number => (downloads * shareOfReleaseHour) / 3_600;

/** The first limit that a month's downloads come to; nothing while they are below all. */
export function firstLimit(limits: readonly Limit[], downloads: number): Limit | undefined {
  const [first] = limits
    .filter(({ perSecond }) => perSecond < busiestSecond(downloads))
    .toSorted((a, b) => a.perSecond - b.perSecond);
  return first;
}
