import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another origin sends a request, another port of this machine included: by what browsers say of the site (W3C Fetch Metadata), and by `Origin`, which they send with
 * each POST, older ones too. Programs say neither. `Host` must be judged before: it is taken for the name of the site.
 */
export function isFromElsewhere({ host, origin, 'sec-fetch-site': site = 'none' }: IncomingHttpHeaders): boolean {
  if (site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && origin.toLowerCase() !== `http://${host}`.toLowerCase();
}
