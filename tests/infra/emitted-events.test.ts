import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DomainEvent } from '../../events/event.ts';
import { needsOf } from '../../infra/manifest.ts';
import { sites } from './sites.ts';

/** Events that say why nobody takes them. */
const unheard: string[] = [];
for (const file of globSync('events/*/event.ts'))
  for (const event of Object.values<DomainEvent>(await import(path.resolve(file))))
    if (event.unheard !== undefined) unheard.push(event.name);

describe.each(sites)('$title', ({ title, definition, endpoints, subscriptions }) => {
  /** The events that a function brings about, by itself or in its transactions. */
  const emittedBy = (name: string) => {
    const { publishes = [], outbox } = needsOf(definition, name);
    return [...publishes, ...(outbox?.events ?? [])];
  };

  // Whoever emits it: an endpoint, a consumer, or a job that no contract names.
  const emitted = Object.keys(definition.functions).flatMap(emittedBy);
  const taken = subscriptions.flatMap(({ event }) => ('from' in event ? [] : [event.name]));

  test(`${title}: an event that is emitted is taken by some consumer, or says why not, and the other way round`, () => {
    const advice = 'list it under uses of who emits it, and under subscribesTo of who takes it';
    const heard = [...new Set(emitted)].filter((name) => !unheard.includes(name));
    expect(heard.toSorted(), advice).toEqual([...new Set(taken)].toSorted());
  });

  test.each(endpoints)(`${title}: the entry of $name emits what its function does`, ({ domain, name, endpoint }) => {
    const said = `shared/contract/${domain}.ts says what ${name} emits, its file what it does`;
    expect(emittedBy(name).toSorted(), said).toEqual([...(endpoint.emits ?? [])].toSorted());
  });
});
