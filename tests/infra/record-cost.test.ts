import { expect, test } from 'vitest';
import { pricePerMillion } from '../../infra/cost/call-price.ts';
import { mostADay } from '../../infra/operations/alarms/cost-alerts.ts';
import { readSiteDefinition } from '../../infra/site-definition.ts';
import { endpoints } from '../../shared/contract/registry.ts';

const siteDefinition = readSiteDefinition();
const secondsPerDay = 86_400;

const publishing = endpoints
  .filter(({ endpoint: { path, emits = [] } }) => path && emits.length > 0)
  .map(({ domain, name, endpoint }) => ({ name, endpoint, perMillion: pricePerMillion(siteDefinition, domain, name) }));

test.each(publishing)(
  'a day at the limit of $name costs no more than we can bear',
  ({ name, endpoint, perMillion }) => {
    const { perSecond } = endpoint.rateLimit ?? { perSecond: Number.POSITIVE_INFINITY };
    const aDay = (perSecond * secondsPerDay * perMillion) / 1_000_000;
    const sums = `a million of ${name} cost $${perMillion.toFixed(2)}, and ${perSecond} a second $${aDay.toFixed(0)} a day`;
    expect(
      aDay,
      `${sums}: lower its rateLimit in shared/contract, or its part in what functions use`,
    ).toBeLessThanOrEqual(mostADay);
  },
);

test.each([
  ['recordDownload', 6.4],
  ['recordDownloadByTitle', 6.4],
  ['sendContact', 246],
  ['sendEnquiry', 246],
])('a million of %s cost what infra/README.md says', (name, dollars) => {
  const found = publishing.find((each) => each.name === name);
  expect(Math.abs((found?.perMillion ?? 0) / dollars - 1)).toBeLessThan(0.02);
});
