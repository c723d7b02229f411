import type { Reports } from '../../core/counterpart.ts';
import type { StoredQueue } from './store.ts';

/** A queue of the template. */
export interface StartedQueue {
  readonly arn: string;
  readonly url: string;
  readonly queue: StoredQueue;
  /** ARN of the queue that takes what was received too often. */
  readonly deadLetterArn: string | undefined;
}

/** What `queues.json` says of a queue; a dead-letter queue appears as its source's `deadLettered`. */
interface QueueReport {
  readonly visible: number;
  readonly inFlight: number;
  readonly deadLettered: number;
}

/** Counts of every queue that no other one uses for its dead letters. */
function reportQueues(queues: readonly StartedQueue[]): Record<string, QueueReport> {
  const held = (found: StartedQueue | undefined) => {
    const { visible = 0, delayed = 0, inFlight = 0 } = found?.queue.counts() ?? {};
    return { visible: visible + delayed, inFlight };
  };
  const deadLetterArns = new Set(queues.map(({ deadLetterArn }) => deadLetterArn));
  const sources = queues.filter(({ arn }) => !deadLetterArns.has(arn));
  return Object.fromEntries(
    sources.map((source) => {
      const dead = held(queues.find(({ arn }) => arn === source.deadLetterArn));
      return [source.queue.name, { ...held(source), deadLettered: dead.visible + dead.inFlight }];
    }),
  );
}

export function queueReports(queues: readonly StartedQueue[]): Reports {
  return {
    json: { 'queues.json': () => reportQueues(queues) },
    overview: () => [
      {
        title: 'Queues',
        headings: ['Queue', 'Visible', 'In flight', 'Dead-lettered'],
        rows: Object.entries(reportQueues(queues)).map(([name, { visible, inFlight, deadLettered }]) => [
          name,
          visible,
          inFlight,
          deadLettered,
        ]),
        none: 'The template has no queues.',
      },
    ],
  };
}
