import { timeFor } from '../aws/time-budget.ts';

/** Milliseconds for one call of a system outside of AWS, from the name's resolution to the answer's last byte. */
const callTimeout = 5_000;

/**
 * Posts a form to a system outside of AWS and reads its answer. So does `getText`, with what its address asks for. A call ends after five seconds, or with the time of the function, however slowly
 * its answer comes; it is never sent on to another address, and never tried again.
 * @returns the text of an answer with status 200
 * @throws OutOfTime when the function has no time left, before anything is sent
 * @throws TypeError or DOMException (`TimeoutError`) where there is no answer; OutsideFailure for any other status
 */
export async function postForm(url: string, fields: Readonly<Record<string, string>>): Promise<string> {
  return answered(url, { method: 'POST', body: new URLSearchParams(fields) });
}

/** Reads what an address of a system outside of AWS answers, under the same limits. */
export async function getText(url: string): Promise<string> {
  return answered(url, {});
}

async function answered(url: string, request: RequestInit): Promise<string> {
  const signal = AbortSignal.timeout(Math.ceil(timeFor(callTimeout)));
  const response = await fetch(url, { ...request, redirect: 'error', signal });
  const text = await response.text();
  if (response.status === 200) return text;
  throw new OutsideFailure(response.status);
}

/** A system outside of AWS answered with a failure. */
class OutsideFailure extends Error {
  override readonly name = 'OutsideFailure';
  readonly code: string;

  constructor(status: number) {
    super(`The answer has the status ${status}`);
    this.code = String(status);
  }
}
