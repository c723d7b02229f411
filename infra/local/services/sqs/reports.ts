import type { Reports } from '../../core/counterpart.ts';
import { tableSection } from '../../core/html.ts';
import type { StoredQueue } from './store.ts';

/** A queue of the template. */
export interface StartedQueue {
  readonly arn: string;
  readonly url: string;
  readonly queue: StoredQueue;
  /** ARN of the queue that takes what was received too often. */
  readonly deadLetterArn: string | undefined;
}

/** Counts of every queue; a dead-letter queue appears as its source's `deadLettered`. */
function reportQueues(queues: readonly StartedQueue[]) {
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
    overview: () => {
      const rows = Object.entries(reportQueues(queues)).map(([name, counts]) => [name, ...Object.values(counts)]);
      const headings = ['Queue', 'Visible', 'In flight', 'Dead-lettered'];
      return tableSection('Queues', headings, rows, 'The template has no queues.');
    },
  };
}
