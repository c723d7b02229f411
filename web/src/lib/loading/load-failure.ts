/** Why a page could not be loaded: no connection, or a wrong answer. */
export type FailureReason = 'offline' | 'failed';

/** How long the site may take to answer before it counts as out of reach, in milliseconds. */
const patience = 5_000;

/** Errors of the network or of an answer; every other is a mistake of ours. */
const networkErrors = new WeakSet<WeakKey>();

/** Notes that an error came from the network or from an answer. */
export function noteNetworkError(error: unknown): void {
  if (error instanceof Object) networkErrors.add(error);
}

/** The answer of a call, whose failure is noted as one of the network. */
export async function fromNetwork<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    noteNetworkError(error);
    throw error;
  }
}

/** The site's own answer for an address, past every cache; undefined when nothing answers. */
export function askSite(address: string): Promise<Response | undefined> {
  const asked = fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) });
  return asked.catch(() => undefined);
}

/** Reports a mistake of ours, and nothing that the network did. @returns whether it was one */
export function reportMistake(error: unknown): boolean {
  const ours = !(error instanceof Object && networkErrors.has(error));
  if (ours) reportError(error);
  return ours;
}

/**
 * Tells a broken connection from a broken answer by asking the site, for a missing script and a dead network reject alike. A
 * mistake of ours is reported, and is no matter of the connection.
 */
export async function failureReason(address: string, error: unknown): Promise<FailureReason> {
  if (reportMistake(error)) return 'failed';
  return navigator.onLine && (await askSite(address)) ? 'failed' : 'offline';
}
