import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConsumerEntries, ConsumerEntry } from '../events/consumer-entry.ts';
import type { DomainNeeds, FunctionNeeds } from '../shared/manifest/function-needs.ts';
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

/** What a function's file says of it that lists what it uses. */
interface Defined {
  readonly needs: FunctionNeeds;
  readonly consumer?: ConsumerEntry;
  readonly schedule?: ScheduleEntry;
}

/** Domain → name → the functions whose files list what they use; the others stand on permission sheets. */
const defined = await ofEach(async (domain): Promise<Readonly<Record<string, Defined>>> => {
  const files = globSync(`functions/${domain}/*.ts`)
    .toSorted()
    .filter((file) => /\buses: \{/.test(readFileSync(file, 'utf8')));
  const definitions = files.map(async (file) => {
    const [name = ''] = path.basename(file).split('.');
    const { default: definition }: { default: Defined } = await import(path.resolve(file));
    return [name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), definition] as const;
  });
  return Object.fromEntries(await Promise.all(definitions));
});

/** What the functions of a domain say by themselves, of one kind. */
const definedBy = <Part>(domain: Domain, partOf: (definition: Defined) => Part | undefined) =>
  Object.fromEntries(
    Object.entries(defined[domain]).flatMap(([name, definition]) => {
      const part = partOf(definition);
      return part === undefined ? [] : [[name, part] as const];
    }),
  );

/** What each function of every domain may do. */
export const sheets: Readonly<Record<Domain, DomainNeeds>> = await ofEach(async (domain) => ({
  ...(await statedIn<{ needs: DomainNeeds }>(`functions/${domain}/needs.ts`)).needs,
  ...definedBy(domain, ({ needs }) => needs),
}));

/** What the business asks of every domain. */
export const figures: Readonly<Record<Domain, readonly Figure[]>> = await ofEach(
  async (domain) => (await statedIn<{ figures: readonly Figure[] }>(`functions/${domain}/figures.ts`)).figures ?? [],
);

/** Every consumer, by domain and name. */
export const consumers: ByDomain<ConsumerEntry> = await ofEach(async (domain) => ({
  ...(await statedIn<{ consumers: ConsumerEntries }>(`functions/${domain}/consumers.ts`)).consumers,
  ...definedBy(domain, ({ consumer }) => consumer),
}));

/** Every scheduled job, by domain and name. */
export const schedules: ByDomain<ScheduleEntry> = await ofEach(async (domain) => {
  const { schedules }: DomainDefinition = domains[domain];
  return { ...schedules, ...definedBy(domain, ({ schedule }) => schedule) };
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
