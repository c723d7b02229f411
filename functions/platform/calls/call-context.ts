import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';

/** What every log line and every published event says of the work it belongs to, and how long that may take. */
export interface CallContext {
  /** Lambda's id of the invocation. */
  readonly requestId: string;
  /** One id from a request through its events to their consumers. */
  readonly correlationId: string;
  /** When Lambda ends the invocation, by `performance.now()`. */
  readonly endsAt: number;
}

const storage = new AsyncLocalStorage<CallContext>();

/** The call under way. Outside of one, such as while a function starts, it has ids of its own and does not end. */
export function currentCall(): CallContext {
  return storage.getStore() ?? { requestId: 'none', correlationId: randomUUID(), endsAt: Number.POSITIVE_INFINITY };
}

/**
 * The call that an invocation is.
 * @param correlationId the invocation's own id where nothing came before it
 */
export function callOf(
  { awsRequestId, getRemainingTimeInMillis }: Pick<Context, 'awsRequestId' | 'getRemainingTimeInMillis'>,
  correlationId = awsRequestId,
): CallContext {
  return { requestId: awsRequestId, correlationId, endsAt: performance.now() + getRemainingTimeInMillis() };
}

/** Runs work, and all that it waits for, as part of a call. */
export function withinCall<Result>(call: CallContext, work: () => Result): Result {
  return storage.run(call, work);
}
