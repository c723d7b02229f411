import type { Reports } from '../../core/counterpart.ts';
import type { QueueEngine } from './engine.ts';

/** A queue of the template, as reports and redrives see it. */
export interface StartedQueue {
  readonly name: string;
  readonly arn: string;
  /** ARN of the queue that takes what was received too often. */
  readonly deadLetterArn: string | undefined;
}

/** What `queues.json` says of a queue; a dead-letter queue appears as its source's `deadLettered`. */
interface QueueReport {
  readonly visible: number;
  readonly inFlight: number;
  readonly deadLettered: number;
}

/** Counts of every queue that is nobody's dead-letter queue. */
function reportQueues(queues: readonly StartedQueue[], engine: QueueEngine): Record<string, QueueReport> {
  const deadLetterArns = new Set(queues.map(({ deadLetterArn }) => deadLetterArn));
  const sources = queues.filter(({ arn }) => !deadLetterArns.has(arn));
  return Object.fromEntries(
    sources.map(({ name, deadLetterArn }) => {
      const deadLetters = queues.find(({ arn }) => arn === deadLetterArn);
      const dead = deadLetters ? engine.counts(deadLetters.name) : { visible: 0, inFlight: 0 };
      return [name, { ...engine.counts(name), deadLettered: dead.visible + dead.inFlight }];
    }),
  );
}

export function queueReports(queues: readonly StartedQueue[], engine: QueueEngine): Reports {
  const rows = () => Object.entries(reportQueues(queues, engine));
  return {
    json: { 'queues.json': () => reportQueues(queues, engine) },
    overview: () => [
      {
        title: 'Queues',
        headings: ['Queue', 'Visible', 'In flight', 'Dead-lettered'],
        rows: rows().map(([name, { visible, inFlight, deadLettered }]) => [name, visible, inFlight, deadLettered]),
        none: 'The template has no queues.',
      },
    ],
  };
}
