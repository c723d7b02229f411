import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { usual } from '../events/consumer-entry.ts';
import type { DomainEvent } from '../events/event.ts';
import { memberErased } from '../events/member-erased/event.ts';
import { memberRegistered } from '../events/member-registered/event.ts';
import { contract, endpoints } from '../shared/contract/registry.ts';
import type { DomainNeeds } from '../shared/manifest/function-needs.ts';
import { contactContext } from '../shared/manifest/function-needs.ts';
import { platformMetrics } from '../shared/metrics.ts';
import { domains } from './domains.ts';
import type { LogLine } from './platform/logging/log-line.ts';
import * as platformLines from './platform/logging/platform-lines.ts';
import type { DomainDefinition } from './platform/sheet/domain-definition.ts';
import { namedConsumers, sheets } from './registry.ts';

const events: DomainEvent[] = [];
for (const file of globSync('events/*/event.ts'))
  events.push(...Object.values<DomainEvent>(await import(resolve(file))));

/** The lines of each domain that has some. */
const linesOf: Record<string, Readonly<Record<string, LogLine>>> = {};
for (const file of globSync('functions/*/log-lines.ts'))
  linesOf[file.split('/')[1] ?? ''] = await import(resolve(file));

/** What lines count beside what the platform counts of all functions. */
function countedBy(lines: Readonly<Record<string, LogLine>>): string[] {
  const ofPlatform: readonly string[] = platformMetrics;
  const counted = Object.values(lines).flatMap(({ counts = [] }) =>
    counts.filter((name) => !ofPlatform.includes(name)),
  );
  return [...new Set(counted)].toSorted();
}

describe('the domains', () => {
  test.each(['tables', 'secrets', 'schedules'] as const)(
    'no two domains have a name in common among their %s',
    (part) => {
      const names = Object.values<DomainDefinition>(domains).flatMap((definition) =>
        Object.keys(definition[part] ?? {}),
      );
      expect(names).toEqual([...new Set(names)]);
    },
  );

  test('every mail has a name of its own, as its tag at SES takes it', () => {
    const names = Object.values<DomainDefinition>(domains).flatMap(({ mails = [] }) => mails.map(({ name }) => name));
    expect(names).toEqual([...new Set(names)]);
    for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
  });

  test('every line has a code of its own', () => {
    const codes = [platformLines, ...Object.values(linesOf)].flatMap((lines) =>
      Object.values<LogLine>(lines).map(({ code }) => code),
    );
    expect(codes).toEqual([...new Set(codes)]);
  });

  test.each(Object.entries<DomainDefinition>(domains))(
    'the lines of %s count what its metrics are',
    (domain, { metrics = {} }) => {
      const counted = countedBy(linesOf[domain] ?? {});
      const advice = `functions/${domain}/log-lines.ts counts what functions/${domain}/domain.ts has under metrics`;
      expect(counted, advice).toEqual(Object.keys(metrics).toSorted());
    },
  );

  test('every domain with a contract, or a folder of its own, is in the list of domains', () => {
    const folders = globSync('functions/*/domain.ts').map((file) => file.split('/')[1]);
    expect(folders.toSorted()).toEqual(Object.keys(domains).toSorted());
  });

  test('every function of a domain has a line on its sheet', () => {
    const lacking = [...endpoints, ...namedConsumers].filter(({ domain, name }) => !Object(sheets)[domain]?.[name]);
    expect(lacking.map(({ domain, name }) => `functions/${domain}/needs.ts lacks ${name}`)).toEqual([]);
    expect(Object.keys(contract)).toEqual(Object.keys(domains));
  });
});

describe('the contract', () => {
  test.each(endpoints)('the example of $name is a request that its own schema takes', ({ endpoint }) => {
    expect(endpoint.request.safeParse(endpoint.example)).toMatchObject({ success: true });
  });
});

/** Whether a domain has data of persons: it seals, or has rows in members' partitions. */
function keepsPersonalData(sheet: DomainNeeds): boolean {
  return Object.values(sheet).some(({ keys, owned }) => keys?.personal?.includes('seal') || owned !== undefined);
}

/** Domains that have data of persons, and cannot find, export and erase it. */
function lackingPersonalData(all: Readonly<Record<string, DomainNeeds>>): string[] {
  return Object.entries(all).flatMap(([domain, sheet]) => {
    const has = endpoints.flatMap(({ domain: of, endpoint }) => (of === domain ? (endpoint.personalData ?? []) : []));
    if (!keepsPersonalData(sheet) || ['find', 'export', 'erase'].every((each) => has.some((one) => one === each)))
      return [];
    return [`shared/contract/${domain}.ts lacks operations by findingPerson, exportingPerson and erasingPerson`];
  });
}

describe('personal data', () => {
  test('every domain that has some can find, export and erase what it keeps of a person', () => {
    expect(lackingPersonalData(sheets)).toEqual([]);
  });

  test.each<[string, DomainNeeds]>([
    ['seals', { placeRental: { keys: { personal: ['seal'] } } }],
    ['has rows of members', { listRentals: { owned: { downloads: ['Query'] } } }],
  ])('a domain that %s and registered nothing is told what to write where', (_, sheet) => {
    expect(lackingPersonalData({ rentals: sheet })).toEqual([
      expect.stringContaining('shared/contract/rentals.ts lacks operations'),
    ]);
  });

  test('a domain without any needs nothing', () => {
    expect(lackingPersonalData({ rentals: { listRentals: { tables: { downloads: ['Query'] } } } })).toEqual([]);
  });
});

/** Domains with rows of members that never hear that a member was erased. Accounts erase; sessions are the platform's and go with them. */
function deafToErasures(all: Readonly<Record<string, DomainNeeds>>, listening: readonly Listening[]): string[] {
  return Object.entries(all).flatMap(([domain, sheet]) => {
    const owned = Object.values(sheet).flatMap((needs) => Object.keys(needs.owned ?? {}));
    const hears = listening.some(
      (each) => each.domain === domain && each.consumer.takes.some(({ name }) => name === memberErased.name),
    );
    if (domain === 'accounts' || hears || owned.every((table) => table === 'sessions')) return [];
    return [
      `functions/${domain}/consumers.ts has no consumer of ${memberErased.name}: erase there what it keeps of them`,
    ];
  });
}

type Listening = Pick<(typeof namedConsumers)[number], 'consumer'> & { readonly domain: string };

describe('the erasure of a member', () => {
  const keeping: DomainNeeds = { listRentals: { owned: { downloads: ['Query'] } } };
  const taking = (event: DomainEvent): Listening => ({
    domain: 'rentals',
    consumer: { ...usual, takes: [event], harm: 'Nothing is erased.' },
  });

  test('is heard by every domain that keeps rows of members', () => {
    expect(deafToErasures(sheets, namedConsumers)).toEqual([]);
  });

  test('has to be heard by a domain with such rows, which is told what to write where', () => {
    expect(deafToErasures({ rentals: keeping }, [])).toEqual([
      expect.stringContaining('functions/rentals/consumers.ts'),
    ]);
    expect(deafToErasures({ rentals: keeping }, [taking(memberRegistered)])).toHaveLength(1);
    expect(deafToErasures({ rentals: keeping }, [{ ...taking(memberErased), domain: 'content' }])).toHaveLength(1);
    expect(deafToErasures({ rentals: keeping }, [taking(memberErased)])).toEqual([]);
  });

  test('is nothing to a domain that only ends sessions, or keeps nothing of members', () => {
    const ending: DomainNeeds = { endSessions: { owned: { sessions: ['DeleteItem'] } } };
    expect(deafToErasures({ rentals: ending, content: {} }, [])).toEqual([]);
  });
});

test('no domain is called as the context of contacts, which only functions that reach members open', () => {
  expect(Object.keys(domains)).not.toContain(contactContext);
});

describe('the events', () => {
  test.each(events)('$name is emitted by a function, and taken by a consumer or says why not', ({ name, unheard }) => {
    const emitting = Object.values(sheets).flatMap((sheet) =>
      Object.values(sheet).flatMap(({ publishes = [], outbox }) => [...publishes, ...(outbox?.events ?? [])]),
    );
    expect(emitting).toContain(name);
    const isTaken = namedConsumers.some(({ consumer }) => consumer.takes.some((event) => event.name === name));
    expect(isTaken).toBe(unheard === undefined);
    expect(unheard ?? 'Somebody takes it, so it says nothing.').toMatch(/^[A-Z].{20,120}\.$/);
  });
});

describe('every consumer', () => {
  test.each(namedConsumers.map(({ name, consumer }) => [name, consumer.harm]))(
    '%s says in one sentence what people miss when it stops',
    (_, harm) => expect(harm).toMatch(/^[A-Z].{20,120}\.$/),
  );
});
