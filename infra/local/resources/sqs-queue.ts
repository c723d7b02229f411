import * as z from 'zod/mini';
import type { Resource } from '../cloudformation/resolver.ts';
import { flag, readProperties, wholeNumber } from './properties.ts';
import type { QueueEngine } from './sqs-engine.ts';

const properties = z.object({
  VisibilityTimeout: z._default(wholeNumber, 30),
  DelaySeconds: z._default(wholeNumber, 0),
  MaximumMessageSize: z._default(wholeNumber, 1_048_576),
  MessageRetentionPeriod: z._default(wholeNumber, 345_600),
  ReceiveMessageWaitTimeSeconds: z._default(wholeNumber, 0),
  FifoQueue: z._default(flag, false),
  RedrivePolicy: z.optional(z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: wholeNumber })),
});

/** A queue of the template. */
export interface StartedQueue {
  readonly name: string;
  readonly arn: string;
  readonly visibilitySeconds: number;
  /** ARN of the queue that takes what was received too often. */
  readonly deadLetterArn: string | undefined;
}

/** Creates a queue, with what an earlier run left in it. @throws {Error} for FIFO queues, which the template does not use. */
export function startQueue(resource: Resource, engine: QueueEngine): StartedQueue {
  const { RedrivePolicy, FifoQueue, ...numbers } = readProperties(resource, properties);
  const { name, stack, logicalId } = resource;
  if (FifoQueue) throw new Error(`${stack}/${logicalId} is a FIFO queue, which the local runtime does not stand for`);
  const attributes = Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, String(value)]));
  engine.createQueue(
    name,
    RedrivePolicy ? { ...attributes, RedrivePolicy: JSON.stringify(RedrivePolicy) } : attributes,
  );
  return {
    name,
    arn: String(resource.attribute('Arn')),
    visibilitySeconds: numbers.VisibilityTimeout,
    deadLetterArn: RedrivePolicy?.deadLetterTargetArn,
  };
}
