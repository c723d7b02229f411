/**
 * The header in which the edge tells endpoints under which host visitors use the site. The function in front of the API writes it over
 * whatever a client sends, and the API answers nobody but the edge.
 */
export const siteHostHeader = 'x-site-host';

/** The origin of pages at that host. A laptop has no certificate, and browsers take its own host for secure all the same. */
export function siteOrigin(host: string): string {
  const isLaptop = new URL(`https://${host}`).hostname === 'localhost';
  return `${isLaptop ? 'http' : 'https'}://${host}`;
}
