import middy from '@middy/core';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import type { DetailOf, DomainEvent } from '../../events/event.ts';
import { describeError, log } from './log.ts';
import { emitMetrics } from './metrics.ts';

/** One message of a batch with its parsed event. */
export interface Delivery<E extends DomainEvent> {
  readonly messageId: string;
  readonly detail: DetailOf<E>;
}

/**
 * Handles a batch and answers the deliveries that failed, which SQS hands out again and, after five receives, moves to
 * the dead-letter queue. Throwing fails the whole batch.
 */
type Consume<E extends DomainEvent> = (deliveries: readonly Delivery<E>[]) => Promise<readonly Delivery<E>[]>;

/** Makes the Lambda handler of a queue's consumer. A message that cannot be read fails alone (design §5). */
export function consumer<E extends DomainEvent>(event: E, consume: Consume<E>) {
  const read = deliveryReader(event);
  return middy(async (batch: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
    const startedAt = performance.now();
    const deliveries: Delivery<E>[] = [];
    const failedIds: string[] = [];
    for (const record of batch.Records) {
      const result = read(record);
      if ('detail' in result) deliveries.push(result);
      else {
        failedIds.push(record.messageId);
        log('message.unreadable', { requestId: context.awsRequestId, messageId: record.messageId, ...result });
      }
    }
    failedIds.push(...(await consumeReadable(consume, deliveries, context)));
    account(context, batch.Records.length, failedIds.length, startedAt);
    return { batchItemFailures: failedIds.map((itemIdentifier) => ({ itemIdentifier })) };
  });
}

/** Reads records as EventBridge envelopes of one event. What fails is named by its path, never by its value. */
function deliveryReader<E extends DomainEvent>(event: E) {
  const envelope = z.object({ 'detail-type': z.literal(event.name), detail: event.detail });
  return (record: SQSRecord): Delivery<E> | { issuePath: string } => {
    const result = z.safeParse(envelope, parseJson(record.body));
    if (!result.success) return { issuePath: result.error.issues[0]?.path.join('.') ?? '' };
    return { messageId: record.messageId, detail: result.data.detail as DetailOf<E> }; // parsed by this very schema
  };
}

/** The value of a JSON text, or undefined for a text that is none: no schema accepts that. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function consumeReadable<E extends DomainEvent>(
  consume: Consume<E>,
  deliveries: readonly Delivery<E>[],
  { awsRequestId: requestId }: Context,
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  try {
    const failed = await consume(deliveries);
    return failed.map(({ messageId }) => messageId);
  } catch (error) {
    const messageId = `all ${deliveries.length}`;
    log('message.failed', { requestId, messageId, ...describeError(error) });
    return deliveries.map((delivery) => delivery.messageId);
  }
}

function account({ awsRequestId: requestId }: Context, messages: number, failed: number, startedAt: number): void {
  const milliseconds = Math.round(performance.now() - startedAt);
  log('batch.consumed', { requestId, messages, failed, milliseconds });
  emitMetrics({
    Messages: { value: messages, unit: 'Count' },
    FailedMessages: { value: failed, unit: 'Count' },
    BatchLatency: { value: milliseconds, unit: 'Milliseconds' },
  });
}
