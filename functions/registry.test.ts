import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DomainEvent } from '../events/event.ts';
import { domains } from './domains.ts';
import type { DomainDefinition } from './platform/sheet/domain-definition.ts';
import { contract, endpoints, namedConsumers, sheets } from './registry.ts';

const events: DomainEvent[] = [];
for (const file of globSync('events/*/event.ts'))
  events.push(...Object.values<DomainEvent>(await import(resolve(file))));

describe('the domains', () => {
  test.each(['tables', 'mails', 'logs', 'schedules'] as const)(
    'no two domains have a name in common among their %s',
    (part) => {
      const names = Object.values<DomainDefinition>(domains).flatMap((definition) =>
        Object.keys(definition[part] ?? {}),
      );
      expect(names).toEqual([...new Set(names)]);
    },
  );

  test('every domain with a contract, a sheet or a folder of its own is in the list of domains', () => {
    const folders = globSync('functions/*/needs.ts').map((file) => file.split('/')[1]);
    // The authorizer of the edge belongs to no domain.
    expect(folders.filter((folder) => folder !== 'edge').toSorted()).toEqual(Object.keys(domains).toSorted());
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

describe('personal data', () => {
  test('every domain that seals it can find, export and erase what it keeps of a person', () => {
    const lacking = Object.entries(sheets).flatMap(([domain, sheet]) => {
      const seals = Object.values(sheet).some(({ keys }) => keys?.personal?.includes('seal'));
      const has = endpoints.flatMap(({ domain: of, endpoint }) => (of === domain ? (endpoint.personalData ?? []) : []));
      if (!seals || ['find', 'export', 'erase'].every((each) => has.some((one) => one === each))) return [];
      return [`shared/contract/${domain}.ts lacks operations by findingPerson, exportingPerson and erasingPerson`];
    });
    expect(lacking).toEqual([]);
    expect(endpoints.some(({ endpoint }) => endpoint.personalData === 'erase')).toBe(true);
  });
});

describe('the events', () => {
  test.each(events.map(({ name }) => name))('%s is emitted by a function and taken by a consumer', (name) => {
    const emitting = Object.values(sheets).flatMap((sheet) =>
      Object.values(sheet).flatMap(({ publishes = [], outbox }) => [...publishes, ...(outbox?.events ?? [])]),
    );
    expect(emitting).toContain(name);
    expect(namedConsumers.some(({ consumer }) => consumer.takes.some((event) => event.name === name))).toBe(true);
  });
});

describe('every consumer', () => {
  test.each(namedConsumers.map(({ name, consumer }) => [name, consumer.harm]))(
    '%s says in one sentence what people miss when it stops',
    (_, harm) => expect(harm).toMatch(/^[A-Z].{20,120}\.$/),
  );
});
