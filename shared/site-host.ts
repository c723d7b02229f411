/**
 * The header in which the edge tells endpoints under which host visitors use the site. The function in front of the API writes it over
 * whatever a client sends, and the API answers nobody but the edge.
 */
export const siteHostHeader = 'x-site-host';

/** The origin at a host, of the site or of a bucket. A laptop has no certificate, and browsers take its own hosts for secure all the same. */
export function siteOrigin(host: string): string {
  const isLaptop = /(^|\.)localhost$/.test(new URL(`https://${host}`).hostname);
  return `${isLaptop ? 'http' : 'https'}://${host}`;
}
