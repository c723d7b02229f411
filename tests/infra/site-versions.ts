import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { type Change, changesBetween } from '../../infra/deployment/versions/changes.ts';
import { readVersion, type StackTemplate, type Version } from '../../infra/deployment/versions/version.ts';
import { composeSite, siteApp } from '../../infra/site.ts';
import type { SiteDefinition } from '../../infra/site-definition.ts';
import { type Stage, stackName } from '../../infra/stage.ts';
import type { TableDefinition } from '../../shared/manifest/table-definition.ts';
import { anEndpoint, writeBundles } from './large-site.ts';
import { type PlainFunctions, plainFunctions, siteOf } from './site-of.ts';

const stage: Stage = { name: 'test', alarmAddresses: [], hsts: 'day', shiftsAtOnce: false, outside: {} };

const rated = { rateLimit: { perSecond: 5, burst: 10 } };

/** Entries of two domains, each with a route: `recordDownload` has a rate of its own. */
export const entries = {
  readReleases: anEndpoint(1),
  recordDownload: { ...anEndpoint(2), ...rated },
  placeOrder: anEndpoint(4),
};

export interface Parts extends Partial<PlainFunctions> {
  /** Of downloads, or of orders, by their own name. */
  readonly tables?: readonly TableDefinition[];
}

/** A site of two domains, downloads and orders, whose functions all read the table of their domain. @param changes parts that differ */
export function aSite(bundles: string, changes: Parts = {}): SiteDefinition {
  const { readReleases, recordDownload, placeOrder } = entries;
  const { tables = [{ name: 'downloads' }, { name: 'orders' }], ...functions } = {
    contract: { downloads: { readReleases, recordDownload }, orders: { placeOrder } },
    ...changes,
  };
  const reading = (domain: string) =>
    tables.some(({ name }) => name === domain) ? { tables: { [domain]: ['GetItem'] as const } } : {};
  const definition = siteOf({
    contract: functions.contract,
    domains: Object.fromEntries(tables.map((table) => [table.name, { tables: [table] }])),
    functions: plainFunctions(functions, reading),
    settings: {},
    bundles,
  });
  writeBundles(definition);
  return definition;
}

/** Synthesizes a definition, as a commit does. @param folder where its assembly is written */
export function versionOf(definition: SiteDefinition, folder: string): Version {
  const outdir = mkdtempSync(path.join(folder, 'out-'));
  const app = siteApp({ outdir });
  composeSite(app, stage, definition);
  app.synth();
  return readVersion(outdir);
}

/** What changes, as short texts: `downloads: delete AWS::ApiGatewayV2::Route`. @param only some types */
export function told(before: Version, after: Version, only?: RegExp): string[] {
  return changesBetween(before, after)
    .filter(({ type }) => !only || only.test(type))
    .map(line);
}

const line = ({ stack, kind, type, properties }: Change) =>
  [`${stack.replace('media-server-test-', '')}: ${kind} ${type}`, ...properties].join(' ');

/** A version in which the template of one stack is changed. @param part such as `data` */
export function inStack(version: Version, part: string, change: (template: StackTemplate) => void): Version {
  return version.map((stack) => {
    if (stack.name !== stackName(stage, part)) return stack;
    const template = structuredClone(stack.template);
    change(template);
    return { ...stack, template };
  });
}

/** What stays in the account when the stacks of a version are deleted: in stacks that no version has. */
export function leftOf(version: Version): Version {
  return version.map((stack) => {
    const kept = Object.entries(stack.template.Resources).filter(([, { DeletionPolicy }]) =>
      /^Retain/.test(DeletionPolicy ?? ''),
    );
    const template = { ...stack.template, Resources: Object.fromEntries(kept), Outputs: {} };
    return { ...stack, name: `${stack.name} (deleted)`, template };
  });
}
