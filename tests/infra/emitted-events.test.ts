import { describe, expect, test } from 'vitest';
import { eventNames } from '../../shared/event-names.ts';
import { sites } from './sites.ts';

describe.each(sites)('$title', ({ title, definition, endpoints, subscriptions }) => {
  /** The events that a line of a sheet lets its function bring about, by itself or in its transactions. */
  const emittedBy = (domain: string, name: string) => {
    const { publishes = [], outbox } = definition.sheets[domain]?.[name] ?? {};
    return [...publishes, ...(outbox?.events ?? [])];
  };

  // Whoever emits it: an endpoint, a consumer, or a job that no contract names.
  test.each(eventNames)(`${title}: some function emits %s, and some consumer takes it`, (event) => {
    const emitters = Object.entries(definition.sheets).flatMap(([domain, sheet]) =>
      Object.keys(sheet).filter((name) => emittedBy(domain, name).includes(event)),
    );
    expect(emitters, `no line of functions/*/needs.ts publishes or announces ${event}`).not.toEqual([]);
    const takers = subscriptions.filter((subscription) => subscription.event.name === event);
    expect(takers, `no consumer of events/catalogue.ts takes ${event}`).not.toEqual([]);
  });

  test.each(endpoints)(`${title}: the entry of $name emits what its sheet lets it`, ({ domain, name, endpoint }) => {
    const said = `shared/contract/${domain}.ts says what ${name} emits, functions/${domain}/needs.ts what it may`;
    expect(emittedBy(domain, name).toSorted(), said).toEqual([...(endpoint.emits ?? [])].toSorted());
  });
});
