import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { usual } from '../events/consumer-entry.ts';
import type { DomainEvent } from '../events/event.ts';
import { memberErased } from '../events/member-erased/event.ts';
import { memberRegistered } from '../events/member-registered/event.ts';
import { contract, endpoints } from '../shared/contract/registry.ts';
import { contactContext, type FunctionNeeds } from '../shared/manifest/function-needs.ts';
import { platformMetrics } from '../shared/metrics.ts';
import { domainsIn } from './function-files.ts';
import { manifestOf } from './manifest.ts';
import type { LogLine } from './platform/logging/log-line.ts';
import * as platformLines from './platform/logging/platform-lines.ts';
import type { Mail } from './platform/mail/template.ts';
import { wholeNeeds } from './whole-needs.ts';

const { domains, functions } = await domainsIn('functions');
const manifest = manifestOf({ contract, domains, functions });

/** What the functions of a domain need, by name. */
type DomainNeeds = Readonly<Record<string, FunctionNeeds>>;
const needs: Readonly<Record<string, DomainNeeds>> = Object.fromEntries(
  [...Map.groupBy(Object.entries(manifest.functions), ([, { domain }]) => domain)].map(([domain, ofDomain]) => [
    domain,
    Object.fromEntries(ofDomain.map(([name, entry]) => [name, wholeNeeds(entry.needs)])),
  ]),
);
const consumers = Object.entries(manifest.functions).flatMap(([name, { domain, trigger }]) =>
  trigger.kind === 'consumer' ? [{ domain, name, consumer: trigger }] : [],
);

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
  test('no two domains have a table or a secret of one name', () => {
    const stated = Object.values(domains).flatMap(({ tables = [], secrets = {} }) => [
      tables.map(({ name }) => `table ${name}`),
      Object.keys(secrets).map((name) => `secret ${name}`),
    ]);
    expect(stated.flat()).toEqual([...new Set(stated.flat())]);
  });

  test('every mail has a name of its own, as its tag at SES takes it', async () => {
    const modules = globSync('functions/*/{mails,messages}/*.ts').filter((file) => !file.endsWith('.test.ts'));
    const exported = await Promise.all(
      modules.map(async (file) => Object.values<unknown>(await import(resolve(file)))),
    );
    const isMail = (value: unknown): value is Mail =>
      typeof value === 'object' && value !== null && 'stream' in value && 'render' in value;
    const names = exported
      .flat()
      .filter(isMail)
      .map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(manifest.mails).toSorted());
    for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
  });

  test('every line has a code of its own', () => {
    const codes = [platformLines, ...Object.values(linesOf)].flatMap((lines) =>
      Object.values<LogLine>(lines).map(({ code }) => code),
    );
    expect(codes).toEqual([...new Set(codes)]);
  });

  test.each(Object.entries(domains))('the lines of %s count what its metrics are', (domain, { metrics = {} }) => {
    const counted = countedBy(linesOf[domain] ?? {});
    const advice = `functions/${domain}/log-lines.ts counts what functions/${domain}/domain.ts has under metrics`;
    expect(counted, advice).toEqual(Object.keys(metrics).toSorted());
  });

  test('every domain has a contract, and a folder', () => {
    expect(Object.keys(domains).toSorted()).toEqual(Object.keys(contract).toSorted());
  });
});

describe('the contract', () => {
  test.each(endpoints)('the example of $name is a request that its own schema takes', ({ endpoint }) => {
    expect(endpoint.request.safeParse(endpoint.example)).toMatchObject({ success: true });
  });
});

/** Whether a domain has data of persons: it seals, or has rows in members' partitions, of which sessions are the platform's. */
function keepsPersonalData(ofDomain: DomainNeeds): boolean {
  return Object.values(ofDomain).some(
    ({ keys, owned = {} }) =>
      keys?.personal?.includes('seal') || Object.keys(owned).some((table) => table !== 'sessions'),
  );
}

/** Domains that have data of persons, and cannot find, export and erase it. */
function lackingPersonalData(all: Readonly<Record<string, DomainNeeds>>): string[] {
  return Object.entries(all).flatMap(([domain, ofDomain]) => {
    const has = endpoints.flatMap(({ domain: of, endpoint }) => (of === domain ? (endpoint.personalData ?? []) : []));
    if (!keepsPersonalData(ofDomain) || ['find', 'export', 'erase'].every((each) => has.some((one) => one === each)))
      return [];
    return [`shared/contract/${domain}.ts lacks operations by findingPerson, exportingPerson and erasingPerson`];
  });
}

describe('personal data', () => {
  test('every domain that has some can find, export and erase what it keeps of a person', () => {
    expect(lackingPersonalData(needs)).toEqual([]);
  });

  test.each<[string, DomainNeeds]>([
    ['seals', { placeRental: { keys: { personal: ['seal'] } } }],
    ['has rows of members', { listRentals: { owned: { downloads: ['Query'] } } }],
  ])('a domain that %s and registered nothing is told what to write where', (_, ofDomain) => {
    expect(lackingPersonalData({ rentals: ofDomain })).toEqual([
      expect.stringContaining('shared/contract/rentals.ts lacks operations'),
    ]);
  });

  test('a domain without any needs nothing', () => {
    expect(lackingPersonalData({ rentals: { listRentals: { tables: { downloads: ['Query'] } } } })).toEqual([]);
  });
});

/** Domains with rows of members that never hear that a member was erased. Accounts erase; sessions are the platform's and go with them. */
function deafToErasures(all: Readonly<Record<string, DomainNeeds>>, listening: readonly Listening[]): string[] {
  return Object.entries(all).flatMap(([domain, ofDomain]) => {
    const owned = Object.values(ofDomain).flatMap((needs) => Object.keys(needs.owned ?? {}));
    const hears = listening.some(
      (each) => each.domain === domain && each.consumer.takes.some(({ name }) => name === memberErased.name),
    );
    if (domain === 'accounts' || hears || owned.every((table) => table === 'sessions')) return [];
    return [`functions/${domain} has no consumer of ${memberErased.name}: erase in one what it keeps of them`];
  });
}

type Listening = Pick<(typeof consumers)[number], 'consumer' | 'domain'>;

describe('the erasure of a member', () => {
  const keeping: DomainNeeds = { listRentals: { owned: { downloads: ['Query'] } } };
  const taking = (event: DomainEvent): Listening => ({
    domain: 'rentals',
    consumer: { kind: 'consumer', ...usual, takes: [{ name: event.name }], harm: 'Nothing is erased.' },
  });

  test('is heard by every domain that keeps rows of members', () => {
    expect(deafToErasures(needs, consumers)).toEqual([]);
  });

  test('has to be heard by a domain with such rows, which is told what to write where', () => {
    expect(deafToErasures({ rentals: keeping }, [])).toEqual([
      expect.stringContaining('functions/rentals has no consumer of member.erased.v1'),
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
    const emitting = Object.values(manifest.functions).flatMap(({ needs: { publishes = [], outbox } }) => [
      ...publishes,
      ...(outbox?.events ?? []),
    ]);
    expect(emitting).toContain(name);
    const isTaken = consumers.some(({ consumer }) => consumer.takes.some((event) => event.name === name));
    expect(isTaken).toBe(unheard === undefined);
    expect(unheard ?? 'Somebody takes it, so it says nothing.').toMatch(/^[A-Z].{20,120}\.$/);
  });
});

describe('every consumer', () => {
  test.each(consumers.map(({ name, consumer }) => [name, consumer.harm]))(
    '%s says in one sentence what people miss when it stops',
    (_, harm) => expect(harm).toMatch(/^[A-Z].{20,120}\.$/),
  );
});
