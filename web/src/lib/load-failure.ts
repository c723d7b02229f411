/** Why a page could not be loaded: no connection, or a wrong answer. */
export type FailureReason = 'offline' | 'failed';

/** How long the site may take to answer before it counts as out of reach, in milliseconds. */
const patience = 5_000;

/** The site's own answer for an address, past every cache; undefined when nothing answers. */
export function askSite(address: string): Promise<Response | undefined> {
  const asked = fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) });
  return asked.catch(() => undefined);
}

/** Asks the site, because an error does not tell: a missing script and a broken connection reject alike. */
export async function failureReason(address: string): Promise<FailureReason> {
  return navigator.onLine && (await askSite(address)) ? 'failed' : 'offline';
}
