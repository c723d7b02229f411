import { describe, expect, inject, test } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { listReleases } from '../../shared/contract/content.ts';
import { recordDownload } from '../../shared/contract/downloads.ts';
import { sendContact } from '../../shared/contract/enquiries.ts';
import { aMessage } from '../support/people/enquiries.ts';
import { call } from '../support/requests/api-client.ts';
import { eventually } from '../support/runs/eventually.ts';
import { runningSites } from '../support/site/running-sites.ts';
import { countedDownloads } from '../support/telling/downloads-reported.ts';
import { shownCount, shownWidget } from '../support/telling/figures.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');

test('the figure of downloads is what operators are told, to the unit', async () => {
  const [release] = await call(siteUrl, listReleases, { type: 20 });
  await call(siteUrl, recordDownload, { type: 20, version: release?.version ?? '', system: 1 });
  await eventually(
    () => countedDownloads(state, 20),
    (counted) => counted > 0,
  );
  // Other tests record downloads at the same time: what is shown lies between two reports that agree.
  const { figures } = await resolveTarget('local', state);
  const [shown, told, counted] = await eventually(
    async () => {
      const before = await countedDownloads(state);
      const shown = await shownCount(state, 'showDownloadsFigures');
      const [downloads] = await figures('downloads');
      const told = downloads && 'periods' in downloads ? downloads.periods.at(-1)?.count : undefined;
      return [shown, told, before, await countedDownloads(state)] as const;
    },
    ([, , before, after]) => before === after,
  );
  expect(shown).toBe(counted);
  expect(told).toBe(counted);
  expect(await shownWidget(state, 'showDownloadsFigures', { figure: 'downloads' })).toContain('License Reader');
  const table = await shownWidget(state, 'showDownloadsFigures', { figure: 'downloads', as: 'table' });
  expect(table).toContain(`<td>License Reader</td><td>${release?.version}</td><td>Windows</td>`);
});

test('a received enquiry raises the figure of enquiries', async () => {
  const before = await shownCount(state, 'showEnquiriesFigures');
  const { status } = await postFrom(anAddress(), siteUrl, sendContact, JSON.stringify(aMessage()));
  expect(status).toBe(200);
  await eventually(
    () => shownCount(state, 'showEnquiriesFigures'),
    (after) => after > before,
  );
});

describe.each(runningSites())('$title', (site) => {
  test.each(site.figureWidgets)(`${site.title}: $name describes itself`, async ({ name }) => {
    expect(await shownWidget(site.state, name, { describe: true })).toContain('### Figures');
  });

  const figures = site.figureWidgets.flatMap(({ domain, name }) =>
    (site.definition.figures[domain] ?? []).map(({ label }) => ({ name, label })),
  );

  test.each(figures)(`${site.title}: $name shows the figure "$label"`, async ({ name, label }) => {
    expect(await shownWidget(site.state, name)).toContain(label);
  });
});
