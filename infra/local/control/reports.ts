import type { StatementUsage } from '../aws/judge.ts';
import type { QueueEngine } from '../resources/sqs-engine.ts';
import type { StartedQueue } from '../resources/sqs-queue.ts';

/** What `queues.json` says of a queue; a dead-letter queue appears as its source's `deadLettered`. */
export interface QueueReport {
  readonly visible: number;
  readonly inFlight: number;
  readonly deadLettered: number;
}

/** Counts of every queue that is nobody's dead-letter queue. */
export function reportQueues(queues: readonly StartedQueue[], engine: QueueEngine): Record<string, QueueReport> {
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

/**
 * The grants that nothing has used since the start: what a test of least privilege looks at. Grants on logs are left out:
 * Lambda itself uses them, and here it writes to files.
 */
export function unusedGrants(usage: Readonly<Record<string, readonly StatementUsage[]>>): string[] {
  return Object.entries(usage).flatMap(([role, statements]) =>
    statements
      .filter(({ effect }) => effect === 'Allow')
      .flatMap(({ used, resources }) =>
        Object.entries(used)
          .filter(([action, count]) => count === 0 && !action.startsWith('logs:'))
          .map(([action]) => `${role.split('/').at(-1)}: ${action} on ${resources.join(', ')}`),
      ),
  );
}
