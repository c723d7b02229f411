import { randomUUID } from 'node:crypto';
import { AwsError } from '../../core/gateway/error.ts';
import type { JsonObject } from '../../core/json.ts';
import type { StartedQueue } from './reports.ts';

/** Messages that are moved in one step, so that a long redrive does not hold up everything else. */
const CHUNK = 500;

/** Redrive, SQS's `StartMessageMoveTask`. It goes on after its answer. @throws {AwsError} as SQS would refuse */
export function startMessageMoveTask(queues: readonly StartedQueue[], input: JsonObject): JsonObject {
  const source = queueOf(queues, input.SourceArn);
  const destination = destinationOf(queues, input);
  const step = () => {
    if (source.queue.move(destination.queue.name, CHUNK) === CHUNK) setImmediate(step);
  };
  step();
  return { TaskHandle: randomUUID() };
}

function queueOf(queues: readonly StartedQueue[], arn: unknown): StartedQueue {
  const queue = queues.find((candidate) => candidate.arn === arn);
  if (queue) return queue;
  const message = "The resource that you specified for the SourceArn parameter doesn't exist.";
  throw new AwsError('ResourceNotFoundException', message);
}

/** Without a destination, messages go back to the queue they came from: the one that names this dead-letter queue. */
function destinationOf(queues: readonly StartedQueue[], { SourceArn, DestinationArn }: JsonObject): StartedQueue {
  if (DestinationArn !== undefined) return queueOf(queues, DestinationArn);
  const [origin, ...others] = queues.filter(({ deadLetterArn }) => deadLetterArn === SourceArn);
  if (!origin) throw new AwsError('InvalidParameterValue', 'Source queue must be configured as a Dead Letter Queue.');
  if (others.length > 0)
    throw new AwsError('UnsupportedOperation', 'Several queues share the dead-letter queue: name a DestinationArn.');
  return origin;
}
