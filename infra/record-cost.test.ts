import { expect, test } from 'vitest';
import { endpoints } from '../functions/registry.ts';

/** US dollars for a million calls, all services together (infra/README.md), and at most for a day at the limits of all such calls. */
const costs = {
  downloads: { perMillion: 6.5, mostADay: 300 },
  enquiries: { perMillion: 241, mostADay: 420 },
} as const;

const secondsPerDay = 86_400;
const publishing = endpoints.filter(({ endpoint: { path, emits = [] } }) => path && emits.length > 0);

test('every call that publishes an event has a price and a limit', () => {
  expect(publishing.length).toBeGreaterThan(0);
  expect(publishing.filter(({ domain }) => !(domain in costs))).toEqual([]);
  for (const { name, endpoint } of publishing) expect(endpoint.rateLimit, `${name} has no limit`).toBeDefined();
});

test.each(Object.entries(costs))('a day at the limits of %s costs no more than we can bear', (domain, cost) => {
  const perSecond = publishing
    .filter((entry) => entry.domain === domain)
    .reduce((sum, { endpoint }) => sum + (endpoint.rateLimit?.perSecond ?? 0), 0);
  expect(perSecond).toBeGreaterThan(0);
  expect((perSecond * secondsPerDay * cost.perMillion) / 1_000_000).toBeLessThanOrEqual(cost.mostADay);
});
