import { existsSync } from 'node:fs';
import { kebabName } from '../shared/contract/names.ts';
import { edgeAuthorizer } from '../shared/manifest/edge-authorizer.ts';
import type { FunctionEntry, Manifest } from '../shared/manifest/manifest.ts';
import type { GeneratedSource } from './function-entries.ts';

type Functions = Pick<Manifest, 'functions'>;

const ofDomain = (domain: string) => `functions/${domain}`;
const idOf = (domain: string, name: string) => `${domain}/${kebabName(name)}`;

/** How the file of a function ends; undefined for one that is made from what permission sheets and figures state. */
function endingOf({ trigger: { kind }, needs }: FunctionEntry): string | undefined {
  if (needs.relays || kind === 'figures' || kind === 'outbox') return undefined;
  return kind === 'endpoint' ? '.ts' : `.${kind}.ts`;
}

/**
 * The file of every function that somebody writes, by `<domain>/<kebab-name>`, and of the API's authorizer.
 * @param folderOf where the files of a domain are
 * @throws Error naming functions whose file is missing
 */
export function functionFiles({ functions }: Functions, folderOf = ofDomain): Readonly<Record<string, string>> {
  const written = Object.entries(functions).flatMap(([name, entry]) => {
    const { domain } = entry;
    const ending = endingOf(entry);
    return ending ? [[idOf(domain, name), `${folderOf(domain)}/${kebabName(name)}${ending}`] as const] : [];
  });
  const { domain, name } = edgeAuthorizer;
  const files = [...written, [idOf(domain, name), `${ofDomain(domain)}/${kebabName(name)}.ts`] as const];
  const missing = files.filter(([, file]) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(missing.map(([id, file]) => `${id} has no function: create ${file}`).join('\n'));
  return Object.fromEntries(files);
}

/** What each function is made from, those without a file of their own among them: what empties an outbox, and what draws a domain's figures. */
export function functionSources(
  { functions }: Functions,
  folderOf = ofDomain,
): Readonly<Record<string, string | GeneratedSource>> {
  const sources: Record<string, string | GeneratedSource> = { ...functionFiles({ functions }, folderOf) };
  for (const [name, { domain, trigger, needs }] of Object.entries(functions)) {
    if (needs.relays?.from === 'stream')
      sources[idOf(domain, name)] = { definedBy: ['events/outbox/publish-outbox', 'publishOutbox'], needs };
    if (needs.relays?.from === 'table')
      sources[idOf(domain, name)] = { definedBy: ['events/outbox/republish-outbox', 'republishOutbox'], needs };
    if (trigger.kind === 'figures')
      sources[idOf(domain, name)] = {
        definedBy: ['figures/show-figures', 'showFigures'],
        from: [`${folderOf(domain)}/figures`, 'figures'],
        needs,
      };
  }
  return sources;
}
