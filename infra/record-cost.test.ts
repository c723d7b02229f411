import { expect, test } from 'vitest';
import { endpoints } from '../shared/contract/index.ts';

/** US dollars for a million calls that publish an event, all services together (infra/README.md). */
const dollarsPerMillion = 6.5;
const secondsPerDay = 86_400;

test('a day at the limits of all calls that publish events costs at most $300', () => {
  const publishing = endpoints.filter(({ endpoint: { path, emits = [] } }) => path && emits.length > 0);
  expect(publishing.length).toBeGreaterThan(0);
  for (const { name, endpoint } of publishing) expect(endpoint.rateLimit, `${name} has no limit`).toBeDefined();
  const perSecond = publishing.reduce((sum, { endpoint }) => sum + (endpoint.rateLimit?.perSecond ?? 0), 0);
  expect((perSecond * secondsPerDay * dollarsPerMillion) / 1_000_000).toBeLessThanOrEqual(300);
});
