import * as audit from './audit.ts';
import * as content from './content.ts';
import * as downloads from './downloads.ts';
import type { Endpoint } from './endpoint.ts';
import * as enquiries from './enquiries.ts';
import * as mail from './mail.ts';

/**
 * The whole contract: endpoint name → entry, grouped by domain. An endpoint carries this one name everywhere
 * (`recordDownload` ⇄ `functions/downloads/record-download.ts`).
 */
export const contract = { audit, content, downloads, enquiries, mail } satisfies Record<
  string,
  Record<string, Endpoint>
>;

export type Domain = keyof typeof contract;

export interface NamedEndpoint {
  readonly domain: Domain;
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** Every endpoint with its name, in a stable order. */
export const endpoints: readonly NamedEndpoint[] = Object.entries(contract).flatMap(([domain, entries]) =>
  // Object.entries widens the key to string
  Object.entries(entries).map(([name, endpoint]) => ({ domain: domain as Domain, name, endpoint })),
);
