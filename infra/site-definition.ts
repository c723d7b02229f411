import type { ConsumerEntry } from '../events/consumer-entry.ts';
import type { ScheduleEntry } from '../events/schedule-entry.ts';
import { mails, secrets, tables } from '../functions/domains.ts';
import { type Figure, figureWidgetsOf } from '../functions/platform/figures/figure.ts';
import type { DomainMetric } from '../functions/platform/sheet/domain-definition.ts';
import type { DomainNeeds, FunctionNeeds } from '../functions/platform/sheet/needs.ts';
import { outboxesOf, outboxSearch } from '../functions/platform/sheet/outboxes.ts';
import { type StreamsByMail, withEntry } from '../functions/platform/sheet/whole-sheet.ts';
import type { TableDefinition } from '../functions/platform/tables/table-definition.ts';
import { consumers, figures, metrics, schedules, sheets } from '../functions/registry.ts';
import type { Endpoint } from '../shared/contract/endpoint.ts';
import { kebabName } from '../shared/contract/names.ts';
import { contract } from '../shared/contract/registry.ts';
import { type FunctionSettings, functionSettings } from './function-settings.ts';

/** Everything that stacks are made from. The site has one; tests make others. */
export interface SiteDefinition {
  /** Domain → name of the endpoint → its entry. */
  readonly contract: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
  /** Domain → name of the consumer → its entry. */
  readonly consumers: Readonly<Record<string, Readonly<Record<string, ConsumerEntry>>>>;
  /** Domain → name of the scheduled job → its entry. */
  readonly schedules: Readonly<Record<string, Readonly<Record<string, ScheduleEntry>>>>;
  /** Domain → its permission sheet. */
  readonly sheets: Readonly<Record<string, DomainNeeds>>;
  /** Domain → what the business asks of it. */
  readonly figures: Readonly<Record<string, readonly Figure[]>>;
  /** Domain → name of the metric → what is counted. */
  readonly metrics: Readonly<Record<string, Readonly<Record<string, DomainMetric>>>>;
  readonly tables: Readonly<Record<string, TableDefinition>>;
  /** What operators put into Secrets Manager, by name, and what each is for. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The stream of every mail, by its name. */
  readonly mails: StreamsByMail;
  /** Where functions differ from the defaults, by name. */
  readonly settings: Readonly<Record<string, FunctionSettings>>;
  /** Folder of the bundles, `<folder>/<domain>/<kebab-name>/index.cjs`. */
  readonly bundles: string;
}

export const siteDefinition: SiteDefinition = {
  contract,
  consumers,
  schedules,
  sheets,
  figures,
  metrics,
  tables,
  secrets,
  mails,
  settings: functionSettings,
  bundles: '.build/functions',
};

/**
 * Adds what permission sheets ask for by naming an outbox: a line for each of its two functions, and the schedule of the second.
 * What people miss while it stands still is what they miss without the consumers of its events.
 */
export function withOutboxes(definition: SiteDefinition): SiteDefinition {
  const schedules: Record<string, Readonly<Record<string, ScheduleEntry>>> = { ...definition.schedules };
  const sheets: Record<string, DomainNeeds> = { ...definition.sheets };
  for (const { domain, events, publisher, republisher } of outboxesOf(definition)) {
    const concerned = consumersOf(definition).filter(({ consumer }) =>
      consumer.takes.some((event) => !('from' in event) && events.includes(event.name)),
    );
    const harm = [outboxSearch.harm, ...concerned.map(({ consumer }) => consumer.harm)].join(' ');
    schedules[domain] = { ...schedules[domain], [republisher.name]: { ...outboxSearch, harm } };
    const lines = [publisher, republisher].map(({ name, needs }) => [name, needs]);
    sheets[domain] = { ...sheets[domain], ...Object.fromEntries(lines) };
  }
  return { ...definition, schedules, sheets };
}

/** Adds the line of the function that draws a domain's figures to its permission sheet. */
export function withFigures(definition: SiteDefinition): SiteDefinition {
  const sheets: Record<string, DomainNeeds> = { ...definition.sheets };
  for (const { domain, name, needs } of figureWidgetsIn(definition))
    sheets[domain] = { ...sheets[domain], [name]: needs };
  return { ...definition, sheets };
}

/** The functions that draw figures, of a definition or of one of its domains. */
export function figureWidgetsIn(definition: Pick<SiteDefinition, 'sheets' | 'figures'>, only?: string) {
  return figureWidgetsOf(definition).filter(({ domain }) => only === undefined || domain === only);
}

/** The outboxes of a definition, or of one of its domains. */
export function outboxesIn(definition: Pick<SiteDefinition, 'sheets' | 'tables'>, only?: string) {
  return outboxesOf(definition).filter(({ domain }) => only === undefined || domain === only);
}

/** Every domain that has endpoints, consumers or scheduled jobs. */
export function domainsOf({ contract, consumers, schedules }: SiteDefinition): string[] {
  return [...new Set([contract, consumers, schedules].flatMap((part) => Object.keys(part)))];
}

/** Endpoints of a definition, or of one of its domains, in a stable order. */
export function endpointsOf({ contract }: Pick<SiteDefinition, 'contract'>, only?: string) {
  return Object.entries(contract).flatMap(([domain, entries]) =>
    only === undefined || only === domain
      ? Object.entries(entries).map(([name, endpoint]) => ({ domain, name, endpoint }))
      : [],
  );
}

/** Consumers of a definition, or of one of its domains, in a stable order. */
export function consumersOf({ consumers }: Pick<SiteDefinition, 'consumers'>, only?: string) {
  return Object.entries(consumers).flatMap(([domain, entries]) =>
    only === undefined || only === domain
      ? Object.entries(entries).map(([name, consumer]) => ({ domain, name, consumer }))
      : [],
  );
}

/** Scheduled jobs of a definition, or of one of its domains, in a stable order. */
export function schedulesOf({ schedules }: Pick<SiteDefinition, 'schedules'>, only?: string) {
  return Object.entries(schedules).flatMap(([domain, entries]) =>
    only === undefined || only === domain
      ? Object.entries(entries).map(([name, schedule]) => ({ domain, name, schedule }))
      : [],
  );
}

/**
 * The line of a function on its domain's permission sheet, with what the limits of its contract entry take.
 * @throws Error when there is none: a function without a line would deploy without rights and fail at its first request
 */
export function needsOf(
  { sheets, contract }: Pick<SiteDefinition, 'sheets' | 'contract'>,
  domain: string,
  name: string,
): FunctionNeeds {
  const needs = sheets[domain]?.[name];
  if (!needs) throw new Error(`functions/${domain}/needs.ts has no line for ${name}`);
  const entry = contract[domain]?.[name];
  return entry ? withEntry(needs, entry) : needs;
}

/**
 * A function is found by its name alone, whatever its domain: in the account, on dashboards, by operators.
 * @param others names that are taken already
 * @throws Error naming functions that share a name, endpoints that share a path, and settings of functions that do not exist
 */
export function demandOneNameEach(definition: SiteDefinition, others: readonly string[]): void {
  const publishers = outboxesIn(definition).map(({ publisher }) => publisher);
  const functions = [
    ...endpointsOf(definition),
    ...consumersOf(definition),
    ...schedulesOf(definition),
    ...publishers,
    ...figureWidgetsIn(definition),
  ];
  const names = [...others, ...functions.map(({ name }) => name)].map(kebabName);
  const repeated = names.filter((name, position) => names.indexOf(name) !== position);
  if (repeated.length > 0) throw new Error(`Functions of all domains need names of their own: ${repeated.join(', ')}`);
  const paths = endpointsOf(definition).flatMap(({ name, endpoint: { path } }) => (path ? [{ name, path }] : []));
  for (const [path, entries] of Map.groupBy(paths, (each) => each.path))
    if (entries.length > 1)
      throw new Error(`${entries.map(({ name }) => name).join(' and ')} have one path, ${path}: give each its own`);
  const unknown = Object.keys(definition.settings).filter((name) => !names.includes(kebabName(name)));
  if (unknown.length > 0) throw new Error(`infra/function-settings.ts names no function: ${unknown.join(', ')}`);
}
