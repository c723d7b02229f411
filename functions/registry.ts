import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ConsumerEntries, ConsumerEntry } from '../events/consumer-entry.ts';
import type { DomainNeeds } from '../shared/manifest/function-needs.ts';
import type { DomainMetric } from '../shared/manifest/manifest.ts';
import type { ScheduleEntry } from '../shared/manifest/triggers.ts';
import { type Domain, domains } from './domains.ts';
import type { Figure } from './platform/figures/figure.ts';
import type { DomainDefinition } from './platform/sheet/domain-definition.ts';

// All that domains state, for those who build, deploy and test. No bundle carries it.

type ByDomain<Part> = Readonly<Record<Domain, Readonly<Record<string, Part>>>>;

export interface NamedConsumer {
  readonly domain: Domain;
  readonly name: string;
  readonly consumer: ConsumerEntry;
}

interface NamedSchedule {
  readonly domain: Domain;
  readonly name: string;
  readonly schedule: ScheduleEntry;
}

const domainNames = Object.keys(domains) as Domain[]; // Object.keys loses the literal keys

/** The permission sheet of every domain. */
export const sheets: Readonly<Record<Domain, DomainNeeds>> = await ofEach(
  async (domain) => (await statedIn<{ needs: DomainNeeds }>(`functions/${domain}/needs.ts`)).needs ?? {},
);

/** What the business asks of every domain. */
export const figures: Readonly<Record<Domain, readonly Figure[]>> = await ofEach(
  async (domain) => (await statedIn<{ figures: readonly Figure[] }>(`functions/${domain}/figures.ts`)).figures ?? [],
);

/** Every consumer, by domain and name. */
export const consumers: ByDomain<ConsumerEntry> = await ofEach(
  async (domain) =>
    (await statedIn<{ consumers: ConsumerEntries }>(`functions/${domain}/consumers.ts`)).consumers ?? {},
);

/** Every scheduled job, by domain and name. */
export const schedules: ByDomain<ScheduleEntry> = await ofEach(async (domain) => {
  const { schedules = {} }: DomainDefinition = domains[domain];
  return schedules;
});

/** What functions of a domain count beside what all do, by domain and name. */
export const metrics: ByDomain<DomainMetric> = await ofEach(async (domain) => {
  const { metrics: own = {} }: DomainDefinition = domains[domain];
  return own;
});

/** Every consumer with its name, in a stable order. */
export const namedConsumers: readonly NamedConsumer[] = named(consumers, 'consumer');

/** Every scheduled job with its name, in a stable order. */
export const namedSchedules: readonly NamedSchedule[] = named(schedules, 'schedule');

async function ofEach<Part>(partOf: (domain: Domain) => Promise<Part>): Promise<Readonly<Record<Domain, Part>>> {
  const parts = await Promise.all(domainNames.map(async (domain) => [domain, await partOf(domain)] as const));
  return Object.fromEntries(parts) as Record<Domain, Part>; // one for each domain
}

/** What a file exports; nothing where a domain has no such file. */
async function statedIn<Module extends object>(file: string): Promise<Partial<Module>> {
  return existsSync(file) ? await import(path.resolve(file)) : {};
}

function named<Part, Key extends string>(parts: ByDomain<Part>, key: Key) {
  return domainNames.flatMap((domain) =>
    Object.entries(parts[domain]).map(([name, part]) => ({ domain, name, [key]: part }) as Named<Part, Key>),
  );
}

type Named<Part, Key extends string> = { readonly domain: Domain; readonly name: string } & {
  readonly [K in Key]: Part;
};
