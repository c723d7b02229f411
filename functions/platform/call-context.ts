import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What every log line and every published event says of the work it belongs to. */
export interface CallContext {
  /** Lambda's id of the invocation. */
  readonly requestId: string;
  /** One id from a request through its events to their consumers. */
  readonly correlationId: string;
}

const storage = new AsyncLocalStorage<CallContext>();

/** The call under way. Outside of one, such as while a function starts, it has ids of its own. */
export function currentCall(): CallContext {
  return storage.getStore() ?? { requestId: 'none', correlationId: randomUUID() };
}

/** Runs work, and all that it waits for, as part of a call. */
export function withinCall<Result>(call: CallContext, work: () => Result): Result {
  return storage.run(call, work);
}
