import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint, NamedEndpoint } from './endpoint.ts';

/** The domains of the contract: each has `shared/contract/<domain>.ts`, or the files of `shared/contract/<domain>/`. */
const contractDomains = [
  'accounts',
  'audit',
  'certification',
  'community',
  'content',
  'downloads',
  'enquiries',
  'mail',
  'orders',
  'uploads',
] as const;
export type ContractDomain = (typeof contractDomains)[number];

/**
 * The whole contract: endpoint name → entry, grouped by domain. An endpoint carries this one name everywhere
 * (`recordDownload` ⇄ `functions/downloads/record-download.ts`). For whoever builds, deploys, operates and tests: neither a bundle nor the client carries it.
 */
export const contract: Readonly<Record<ContractDomain, Readonly<Record<string, Endpoint>>>> = Object.fromEntries(
  await Promise.all(contractDomains.map(async (domain) => [domain, await entriesOf(domain)] as const)),
) as Record<ContractDomain, Record<string, Endpoint>>; // one for each domain

/** Every endpoint with its name, in a stable order. */
export const endpoints: readonly NamedEndpoint[] = contractDomains.flatMap((domain) =>
  Object.entries(contract[domain]).map(([name, endpoint]) => ({ domain, name, endpoint })),
);

/** @throws Error for an export that is no endpoint, which would be taken for one */
async function entriesOf(domain: ContractDomain): Promise<Record<string, Endpoint>> {
  const entries: Record<string, Endpoint> = {};
  for (const file of filesOf(domain)) {
    for (const [name, entry] of Object.entries<Endpoint>(await import(path.resolve(file)))) {
      if (!entry.caller)
        throw new Error(
          `${file} exports ${name}, which is no endpoint: move it to shared/contract/${domain}-schemas.ts`,
        );
      entries[name] = entry;
    }
  }
  return entries;
}

/** A domain's endpoints stand in one file, or in those of a folder. @throws Error where there is neither */
function filesOf(domain: ContractDomain): readonly string[] {
  const [file, folder] = [`shared/contract/${domain}.ts`, `shared/contract/${domain}`];
  if (existsSync(file)) return [file];
  if (existsSync(folder)) return readdirSync(folder).map((name) => path.join(folder, name));
  throw new Error(`shared/contract/registry.ts lists ${domain}: create ${file} with its endpoints`);
}
