/** Why a page or its data could not be had: no connection, or an answer that is none. */
export type FailureReason = 'offline' | 'failed';

/** A read that did not work out; carries what the visitor should be told. */
export class LoadFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause: unknown) {
    super(`The request ${reason === 'offline' ? 'found no connection' : 'failed'}`, { cause });
    this.name = 'LoadFailure';
    this.reason = reason;
  }
}

/** Tells a broken connection from a broken answer: `fetch` rejects with a TypeError when nothing answered at all. */
export function failureReason(error: unknown): FailureReason {
  if (error instanceof LoadFailure) return error.reason;
  return globalThis.navigator?.onLine === false || error instanceof TypeError ? 'offline' : 'failed';
}
