import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { FunctionNeeds } from '../shared/manifest/function-needs.ts';
import { type FunctionEntry, type Manifest, manifestFile } from '../shared/manifest/manifest.ts';
import type { Trigger } from '../shared/manifest/triggers.ts';

let manifest: Manifest | undefined;

/** The functions of our own site. The function build writes them anew where something has changed; no bundle is needed. */
export function readManifest(): Manifest {
  if (manifest) return manifest;
  execFileSync(process.execPath, ['functions/write-manifest.ts'], { stdio: 'inherit' });
  const written: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  manifest = written;
  return written;
}

/** A function with its trigger, of one kind. */
interface Triggered<Kind extends Trigger['kind']> {
  readonly domain: string;
  readonly name: string;
  readonly trigger: Extract<Trigger, { readonly kind: Kind }>;
}

type Functions = Pick<Manifest, 'functions'>;

function triggered<Kind extends Trigger['kind']>({ functions }: Functions, kind: Kind, only?: string) {
  const isOf = (trigger: Trigger): trigger is Triggered<Kind>['trigger'] => trigger.kind === kind;
  return Object.entries(functions).flatMap(([name, { domain, trigger }]): Triggered<Kind>[] =>
    isOf(trigger) && (only === undefined || only === domain) ? [{ domain, name, trigger }] : [],
  );
}

/** Consumers of a manifest, or of one of its domains, in a stable order. */
export function consumersOf(manifest: Functions, only?: string) {
  return triggered(manifest, 'consumer', only).map(({ trigger, ...named }) => ({ ...named, consumer: trigger }));
}

/** Scheduled jobs of a manifest, those of outboxes among them, or of one of its domains, in a stable order. */
export function schedulesOf(manifest: Functions, only?: string) {
  return triggered(manifest, 'schedule', only).map(({ trigger, ...named }) => ({ ...named, schedule: trigger }));
}

/** The functions that read the outboxes of a manifest, or of one of its domains. */
export function outboxesOf(manifest: Functions, only?: string) {
  return triggered(manifest, 'outbox', only).map(({ trigger, ...named }) => ({ ...named, outbox: trigger }));
}

/** The functions that draw figures, of a manifest or of one of its domains. */
export function figureWidgetsOf(manifest: Functions, only?: string) {
  return triggered(manifest, 'figures', only).map(({ domain, name }) => ({ domain, name }));
}

/** @throws Error for a function that the manifest does not have: it is older than the contract */
export function functionOf({ functions }: Functions, name: string): FunctionEntry {
  const entry = functions[name];
  if (!entry) throw new Error(`${manifestFile} has no function ${name}: run npm run build`);
  return entry;
}

/** What a function needs by all that it uses; nothing for a function that is not there. */
export function needsOf({ functions }: Functions, name: string): FunctionNeeds {
  return functions[name]?.needs ?? {};
}
