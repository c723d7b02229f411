import type { ConsumerEntry } from '../events/consumer-entry.ts';
import type { Endpoint } from '../shared/contract/endpoint.ts';
import { kebabName } from '../shared/contract/names.ts';
import { edgeAuthorizer } from '../shared/manifest/edge-authorizer.ts';
import type { DomainNeeds, FunctionNeeds } from '../shared/manifest/function-needs.ts';
import type { FigureEntry, FunctionEntry, Manifest } from '../shared/manifest/manifest.ts';
import type { ScheduleEntry, TakenEvent, Trigger } from '../shared/manifest/triggers.ts';
import { type Figure, figureWidgetsOf, isCounted } from './platform/figures/figure.ts';
import { outboxesOf, outboxSearch } from './platform/sheet/outboxes.ts';
import { rightsOf } from './platform/sheet/rights.ts';
import { withEntry } from './platform/sheet/whole-sheet.ts';
import { outboxPrefix } from './platform/tables/tables.ts';

type ByDomain<Part> = Readonly<Record<string, Readonly<Record<string, Part>>>>;

/** What domains state, from which a manifest is made. The site has one (`registry.ts`); tests make others. */
export interface Stated extends Pick<Manifest, 'tables' | 'secrets' | 'mails' | 'metrics'> {
  readonly contract: ByDomain<Endpoint>;
  readonly consumers: ByDomain<ConsumerEntry>;
  readonly schedules: ByDomain<ScheduleEntry>;
  /** Domain → its permission sheet. */
  readonly sheets: Readonly<Record<string, DomainNeeds>>;
  readonly figures: Readonly<Record<string, readonly Figure[]>>;
}

interface Named {
  readonly domain: string;
  readonly name: string;
  readonly trigger: Trigger;
  /** Its line where no domain writes it. */
  readonly needs?: FunctionNeeds;
}

/**
 * Everything that stacks are made from but the contract, as plain data.
 * @throws Error for functions that share a name, and for one without a line on its sheet: it would deploy without rights and fail at its first request
 */
export function manifestOf(stated: Stated): Manifest {
  const { contract, sheets, mails, tables, secrets, metrics, figures } = stated;
  const functions = functionsOf(stated);
  demandOneNameEach([edgeAuthorizer, ...functions]);
  const entryOf = ({ domain, name, trigger, needs = sheets[domain]?.[name] }: Named): FunctionEntry => {
    if (!needs) throw new Error(`functions/${domain}/needs.ts has no line for ${name}`);
    const entry = contract[domain]?.[name];
    return { domain, trigger, needs, ...rightsOf(entry ? withEntry(needs, entry) : needs, domain, mails) };
  };
  return {
    functions: Object.fromEntries(functions.map((named) => [named.name, entryOf(named)])),
    tables,
    secrets,
    mails,
    metrics,
    figures: Object.fromEntries(Object.entries(figures).map(([domain, some]) => [domain, some.map(drawn)])),
  };
}

/** Every function of a site, domain by domain, those that no domain writes among them. */
function functionsOf(stated: Stated): Named[] {
  const { contract, consumers, schedules } = stated;
  const outboxes = outboxesOf(stated);
  const widgets = figureWidgetsOf(stated);
  const domains = [contract, consumers, schedules].flatMap((part) => Object.keys(part));
  return [...new Set(domains)].flatMap((domain): Named[] => {
    const own = <Part>(part: ByDomain<Part>) => Object.entries(part[domain] ?? {});
    const ownOutboxes = outboxes.filter((outbox) => outbox.domain === domain);
    return [
      ...own(contract).map(([name]) => ({ domain, name, trigger: { kind: 'endpoint' } as const })),
      ...own(consumers).map(([name, { takes, ...delivery }]) => ({
        domain,
        name,
        trigger: { kind: 'consumer', takes: takes.map(taken), ...delivery } as const,
      })),
      ...own(schedules).map(([name, schedule]) => ({
        domain,
        name,
        trigger: { kind: 'schedule', ...schedule } as const,
      })),
      ...ownOutboxes.map(({ republisher: { name, needs }, events }) => ({
        domain,
        name,
        trigger: { kind: 'schedule', ...outboxSearch, harm: harmWithout(events, consumers) } as const,
        needs,
      })),
      ...widgets
        .filter((widget) => widget.domain === domain)
        .map(({ name, needs }) => ({ domain, name, trigger: { kind: 'figures' } as const, needs })),
      ...ownOutboxes.map(({ table, events, publisher: { name, needs }, republisher }) => ({
        domain,
        name,
        trigger: {
          kind: 'outbox',
          table,
          keysBegin: outboxPrefix,
          searcher: republisher.name,
          harm: harmWithout(events, consumers),
        } as const,
        needs,
      })),
    ];
  });
}

/** What people miss while an outbox stands still: what they miss without the consumers of its events. */
function harmWithout(events: readonly string[], consumers: Stated['consumers']): string {
  const concerned = Object.values(consumers)
    .flatMap((ofDomain) => Object.values(ofDomain))
    .filter(({ takes }) => takes.some((event) => !('from' in event) && events.includes(event.name)));
  return [outboxSearch.harm, ...concerned.map(({ harm }) => harm)].join(' ');
}

/** A function is found by its name alone, whatever its domain: in the account, on dashboards, by operators. */
function demandOneNameEach(functions: readonly { readonly name: string }[]): void {
  const names = functions.map(({ name }) => kebabName(name));
  const repeated = names.filter((name, position) => names.indexOf(name) !== position);
  if (repeated.length > 0) throw new Error(`Functions of all domains need names of their own: ${repeated.join(', ')}`);
}

/** An event without its schema. */
function taken(event: ConsumerEntry['takes'][number]): TakenEvent {
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
