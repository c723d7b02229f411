import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { aContext, anSqsRecord } from './builders.ts';

/** An event as a transaction announced it. */
export interface AnnouncedEvent {
  readonly name: string;
  readonly id: string;
  /** When it occurred, if not when all did. */
  readonly occurredAt?: string;
  readonly data: unknown;
}

/**
 * Delivers events to the function of a consumer, as one batch of its queue.
 * @param occurredAt when they all occurred
 * @returns what does it, and answers the positions of those that come back
 */
export function delivering(
  handler: (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>,
  occurredAt = '2026-11-25T09:31:00.000Z',
) {
  return async (...events: readonly AnnouncedEvent[]): Promise<number[]> => {
    const Records = events.map(({ name, id, occurredAt: time = occurredAt, data }, at) => {
      const detail = { id, version: 1, occurredAt: time, correlationId: 'example', data };
      return anSqsRecord(String(at), JSON.stringify({ id: 'bus', time, 'detail-type': name, detail }));
    });
    const { batchItemFailures } = await handler({ Records }, aContext());
    return batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier));
  };
}
