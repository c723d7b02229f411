import type { Endpoint } from '../shared/contract/endpoint.ts';
import { contract } from '../shared/contract/registry.ts';
import type { Manifest } from '../shared/manifest/manifest.ts';
import { type FunctionSettings, functionSettings } from './function-settings.ts';
import { readManifest } from './manifest.ts';

/** Everything that stacks are made from. The site has one; tests make others. */
export interface SiteDefinition extends Manifest {
  /** Domain → name of the endpoint → its entry. */
  readonly contract: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
  /** Where functions differ from the defaults, by name. */
  readonly settings: Readonly<Record<string, FunctionSettings>>;
  /** Folder of the bundles, `<folder>/<domain>/<kebab-name>/index.cjs`. */
  readonly bundles: string;
}

/** What our own site is made from. */
export function readSiteDefinition(): SiteDefinition {
  return { ...readManifest(), contract, settings: functionSettings, bundles: '.build/functions' };
}

/** Every domain that has functions, or entries in the contract. */
export function domainsOf({ contract, functions }: Pick<SiteDefinition, 'contract' | 'functions'>): string[] {
  return [...new Set([...Object.keys(contract), ...Object.values(functions).map(({ domain }) => domain)])];
}

/** Endpoints of a definition, or of one of its domains, in a stable order. */
export function endpointsOf({ contract }: Pick<SiteDefinition, 'contract'>, only?: string) {
  return Object.entries(contract).flatMap(([domain, entries]) =>
    only === undefined || only === domain
      ? Object.entries(entries).map(([name, endpoint]) => ({ domain, name, endpoint }))
      : [],
  );
}

/** @throws Error naming endpoints that share a path, and settings of functions that do not exist */
export function demandWhole(definition: SiteDefinition, others: readonly string[]): void {
  const paths = endpointsOf(definition).flatMap(({ name, endpoint: { path } }) => (path ? [{ name, path }] : []));
  for (const [path, entries] of Map.groupBy(paths, (each) => each.path))
    if (entries.length > 1)
      throw new Error(`${entries.map(({ name }) => name).join(' and ')} have one path, ${path}: give each its own`);
  const unknown = Object.keys(definition.settings).filter(
    (name) => !others.includes(name) && !(name in definition.functions),
  );
  if (unknown.length > 0) throw new Error(`infra/function-settings.ts names no function: ${unknown.join(', ')}`);
}
