import { randomUUID } from 'node:crypto';
import { AwsError } from '../../core/gateway/error.ts';
import type { JsonObject } from '../../core/json.ts';
import type { StartedQueue } from './reports.ts';

/** Redrive: `StartMessageMoveTask` and its kin. */
export interface MoveTasks {
  start(input: JsonObject): JsonObject;
  list(input: JsonObject): JsonObject;
}

type Task = {
  handle: string;
  source: StartedQueue;
  destination: StartedQueue;
  status: 'RUNNING' | 'COMPLETED';
  moved: number;
  toMove: number;
  startedAt: number;
};

/** Messages that are moved in one step, so that a long redrive does not hold up everything else. */
const CHUNK = 500;

export function createMoveTasks(queues: readonly StartedQueue[]): MoveTasks {
  const tasks: Task[] = [];
  const queueOf = (arn: unknown) => {
    const queue = queues.find((candidate) => candidate.arn === arn);
    if (!queue)
      throw new AwsError(
        'ResourceNotFoundException',
        "The resource that you specified for the SourceArn parameter doesn't exist.",
      );
    return queue;
  };

  /** Without a destination, messages go back to the queue they came from: the one that names this dead-letter queue. */
  function destinationOf({ SourceArn, DestinationArn }: JsonObject): StartedQueue {
    if (DestinationArn !== undefined) return queueOf(DestinationArn);
    const [origin, ...others] = queues.filter(({ deadLetterArn }) => deadLetterArn === SourceArn);
    if (!origin) throw new AwsError('InvalidParameterValue', 'Source queue must be configured as a Dead Letter Queue.');
    if (others.length > 0)
      throw new AwsError('UnsupportedOperation', 'Several queues share the dead-letter queue: name a DestinationArn.');
    return origin;
  }

  function step(task: Task): void {
    const moved = task.source.queue.move(task.destination.queue.name, CHUNK);
    task.moved += moved;
    if (moved < CHUNK) task.status = 'COMPLETED';
    else setImmediate(step, task);
  }

  return {
    start: (input) => {
      const source = queueOf(input.SourceArn);
      const destination = destinationOf(input);
      const { visible: toMove } = source.queue.counts();
      const task: Task = {
        handle: randomUUID(),
        source,
        destination,
        status: 'RUNNING',
        moved: 0,
        toMove,
        startedAt: Date.now(),
      };
      tasks.unshift(task);
      step(task);
      return { TaskHandle: task.handle };
    },
    list: ({ SourceArn, MaxResults = 1 }) => ({
      Results: tasks
        .filter(({ source }) => source.arn === SourceArn)
        .slice(0, Number(MaxResults))
        .map(descriptionOf),
    }),
  };
}

function descriptionOf({ handle, source, destination, status, moved, toMove, startedAt }: Task): JsonObject {
  return {
    ...(status === 'RUNNING' ? { TaskHandle: handle } : {}),
    Status: status,
    SourceArn: source.arn,
    DestinationArn: destination.arn,
    ApproximateNumberOfMessagesMoved: moved,
    ApproximateNumberOfMessagesToMove: toMove,
    StartedTimestamp: startedAt,
  };
}
