import type { Endpoint } from '../shared/contract/endpoint.ts';
import { kebabName } from '../shared/contract/names.ts';
import { edgeAuthorizer } from '../shared/manifest/edge-authorizer.ts';
import type { FunctionNeeds } from '../shared/manifest/function-needs.ts';
import type { FigureEntry, FunctionEntry, Manifest } from '../shared/manifest/manifest.ts';
import type { TableDefinition } from '../shared/manifest/table-definition.ts';
import type { TakenEvent, Trigger } from '../shared/manifest/triggers.ts';
import { grantsOf, type Uses } from './platform/capability.ts';
import type { DomainDefinition } from './platform/domain-definition.ts';
import { type Figure, isCounted } from './platform/figures/figure.ts';
import type { StatedTrigger } from './platform/function-definition.ts';
import { outboxPrefix, platformTables } from './platform/tables/tables.ts';
import { rightsOf } from './rights.ts';

/** A function with its file, and what that says of it. */
export interface StatedFunction {
  readonly domain: string;
  readonly name: string;
  /** From the root. */
  readonly file: string;
  readonly definition: { readonly trigger: StatedTrigger; readonly uses: Uses };
}

/** What a manifest is made from. The site has one (`site-manifest.ts`); tests make others. */
export interface Stated {
  readonly contract: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
  readonly domains: Readonly<Record<string, DomainDefinition>>;
  readonly functions: readonly StatedFunction[];
}

/**
 * Everything that stacks are made from but the contract, as plain data.
 * @throws Error for functions that share a name, and for entries of the contract and endpoints that are not each other's
 */
export function manifestOf({ contract, domains, functions: stated }: Stated): Manifest {
  demandOneNameEach([edgeAuthorizer, ...stated]);
  demandContract(contract, stated);
  const inOrder = Object.keys(contract).flatMap((domain) => inKinds(stated.filter((each) => each.domain === domain)));
  const functions = inOrder.map((each) => ({ ...each, needs: grantsOf(each.definition.uses) }));
  const entryOf = ({ domain, file, definition, needs }: Granted): FunctionEntry => {
    const trigger = triggerOf(definition.trigger, needs, functions);
    return { domain, file, trigger, needs, ...rightsOf(needs, domain) };
  };
  const parts = <Part extends keyof DomainDefinition>(part: Part) =>
    Object.entries(domains).flatMap(([domain, { [part]: its }]) => (its ? [[domain, its] as const] : []));
  const tables: readonly TableDefinition[] = [...parts('tables').flatMap(([, its]) => its), ...platformTables];
  return {
    functions: Object.fromEntries(functions.map((each) => [each.name, entryOf(each)])),
    tables: Object.fromEntries(tables.map((table) => [table.name, table])),
    secrets: Object.assign({}, ...parts('secrets').map(([, its]) => its)),
    mails: Object.assign({}, ...functions.map(({ needs }) => needs.mails)),
    metrics: Object.fromEntries(parts('metrics')),
    figures: Object.fromEntries(
      inOrder.flatMap(({ domain, definition: { trigger } }) =>
        trigger.kind === 'figures' ? [[domain, trigger.figures.map(drawn)] as const] : [],
      ),
    ),
  };
}

const kinds: readonly StatedTrigger['kind'][] = ['endpoint', 'consumer', 'schedule', 'figures', 'outbox'];

/** Endpoints first, as dashboards show them. */
function inKinds(functions: readonly StatedFunction[]): StatedFunction[] {
  return kinds.flatMap((kind) => functions.filter(({ definition: { trigger } }) => trigger.kind === kind));
}

interface Granted extends StatedFunction {
  readonly needs: FunctionNeeds;
}

function triggerOf(trigger: StatedTrigger, { relays }: FunctionNeeds, all: readonly Granted[]): Trigger {
  if (trigger.kind === 'consumer') return { ...trigger, takes: trigger.takes.map(taken) };
  if (trigger.kind === 'endpoint' || trigger.kind === 'figures') return { kind: trigger.kind };
  if (!relays) return trigger.kind === 'schedule' ? trigger : unrelaying();
  const searcher = all.find(({ needs }) => needs.relays?.from === 'table' && needs.relays.table === relays.table);
  const search = searcher?.definition.trigger;
  if (!searcher || search?.kind !== 'schedule') throw new Error(`No job looks through the outbox of ${relays.table}`);
  const harm = [search.harm, ...harmWithout(relays.events, all)].join(' ');
  if (trigger.kind === 'schedule') return { ...trigger, harm };
  return { kind: 'outbox', table: relays.table, keysBegin: outboxPrefix, searcher: searcher.name, harm };
}

function unrelaying(): never {
  throw new Error('What an outbox starts relays it');
}

/** What people miss while an outbox stands still: what they miss without the consumers of its events. */
function harmWithout(events: readonly string[], all: readonly Granted[]): string[] {
  return all.flatMap(({ definition: { trigger } }) =>
    trigger.kind === 'consumer' && trigger.takes.some((event) => !('from' in event) && events.includes(event.name))
      ? [trigger.harm]
      : [],
  );
}

/** A function is found by its name alone, whatever its domain: in the account, on dashboards, by operators. */
function demandOneNameEach(functions: readonly { readonly name: string }[]): void {
  const names = functions.map(({ name }) => kebabName(name));
  const repeated = names.filter((name, position) => names.indexOf(name) !== position);
  if (repeated.length > 0) throw new Error(`Functions of all domains need names of their own: ${repeated.join(', ')}`);
}

/** Each entry of the contract has the function of its name, and each endpoint its entry. */
function demandContract(contract: Stated['contract'], functions: readonly StatedFunction[]): void {
  const endpoints = functions.flatMap(({ domain, name, file, definition: { trigger } }) =>
    trigger.kind === 'endpoint' ? [{ domain, name, file, entry: trigger.entry }] : [],
  );
  const wrong = [
    ...endpoints
      .filter(({ domain, name, entry }) => contract[domain]?.[name] !== entry)
      .map(({ domain, name, file }) => `${file} answers another entry than ${name} of shared/contract/${domain}`),
    ...Object.entries(contract).flatMap(([domain, entries]) =>
      Object.keys(entries)
        .filter((name) => !endpoints.some((endpoint) => endpoint.domain === domain && endpoint.name === name))
        .map(
          (name) => `${domain}/${kebabName(name)} has no function: create functions/${domain}/${kebabName(name)}.ts`,
        ),
    ),
  ];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

type StatedEvent = Extract<StatedTrigger, { readonly kind: 'consumer' }>['takes'][number];

/** An event without its schema. */
function taken(event: StatedEvent): TakenEvent {
  if (!('from' in event)) return { name: event.name };
  const { summary: _, detail: __, ...pattern } = event;
  return pattern;
}

/** A figure without its counters, which its function reads. */
function drawn(figure: Figure): FigureEntry {
  const { name, label } = figure;
  if (!isCounted(figure)) return { name, label };
  const { question, table } = figure;
  return {
    name,
    label,
    ...(question !== undefined && { question }),
    ...(table && { table: { question: table.question } }),
  };
}
