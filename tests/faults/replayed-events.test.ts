import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { siteManifest } from '../../functions/site-manifest.ts';
import { readPublished } from '../../infra/dev/demo/published.ts';
import { consumersOf } from '../../infra/manifest.ts';
import { certificates } from '../../infra/ops/commands/certificates/certificates-command.ts';
import { events } from '../../infra/ops/commands/events/events-command.ts';
import { orders } from '../../infra/ops/commands/orders/orders-command.ts';
import { recordDownload } from '../../shared/contract/downloads.ts';
import { rateFaqAnswer, reportLesson, reportSearch, sendContact } from '../../shared/contract/enquiries.ts';
import { functionName } from '../../shared/contract/names.ts';
import { write } from '../support/people/comments.ts';
import { aMessage } from '../support/people/enquiries.ts';
import { aMember, ask } from '../support/people/members.ts';
import { replyTo, writeTo } from '../support/people/messages.ts';
import { aDongleOrder, aPlanOrder, pay } from '../support/people/orders.ts';
import { aCandidate, exportedSignUp, ownCode, signUp } from '../support/people/sign-ups.ts';
import { eraseAccount } from '../support/rows/erased-account.ts';
import { rowsOf } from '../support/rows/table-rows.ts';
import { eventually } from '../support/runs/eventually.ts';
import { deskCommand } from '../support/site/operators.ts';
import { settled } from '../support/site/settled.ts';
import { startTestSite, type TestSite } from '../support/site/site.ts';
import { mailsSent } from '../support/telling/mails.ts';

/** Everything that members, visitors and operators can do of which an event tells. */
async function aBusyDay(site: TestSite): Promise<void> {
  const { url, stateDirectory: state } = site;
  const [ada, ben, leaving] = [await aMember(url), await aMember(url), await aMember(url)];
  const { builds, lessons, answers } = await readPublished({
    call: (endpoint, request) => ask(url, endpoint, request),
  });
  const [build, lesson, answer] = [builds[0]?.value, lessons[0], answers[0]];
  if (!build || !lesson || answer === undefined) throw new Error('The site has no content');
  await ask(url, recordDownload, { type: build.type, version: build.version, system: build.platform });
  await ask(url, rateFaqAnswer, { id: answer, helpful: 1 });
  await ask(url, reportLesson, { course_id: lesson.courseId, dir_id: lesson.lessonId, step: 'begun' });
  await ask(url, reportSearch, { words: 'laser harp' });
  await ask(url, sendContact, aMessage());

  const place = { course_id: String(lesson.courseId), dir_id: String(lesson.lessonId) };
  for (const asking of [ada, leaving]) {
    const question = await write({ url, state }, asking, 'Where is the patch?', place);
    await write({ url, state }, ben, 'Below the fader.', { ...place, pid: question.id });
    await writeTo({ url }, asking, 'My lock is lost.');
    await replyTo(state, asking, 'We send another one.');
  }

  const dongle = await pay(url, await aDongleOrder(url, ada));
  await pay(url, await aPlanOrder(url, ada, randomUUID()));
  await settled(site);
  await deskCommand(state, orders, 'ship', dongle, '--courier', 'sf', '--number', 'SF1020003004005', '--yes');
  await deskCommand(state, orders, 'refund', await pay(url, await aDongleOrder(url, ada)), '--yes');

  const grace = aCandidate();
  await signUp(url, grace);
  await settled(site);
  await ownCode(site, grace);
  const signedUp = await exportedSignUp(state, grace);
  await deskCommand(state, certificates, 'award', signedUp?.sign_up ?? '', '--yes');
  await eraseAccount(site, leaving);
}

/** A table answers attributes in any order. */
const inOrder = (_: string, value: unknown) =>
  value instanceof Object && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;

/** All that the site keeps, but for what only counts uses of the last hour and who is signed in. */
async function keptBy({ stateDirectory }: TestSite) {
  const kept = Object.keys(siteManifest.tables).filter((table) => table !== 'limits' && table !== 'sessions');
  const rows = await Promise.all(kept.map(async (table) => [table, await rowsOf(stateDirectory, table)] as const));
  return rows.flatMap(([table, all]) => all.map((row) => `${table} ${JSON.stringify(row, inOrder)}`)).sort();
}

const mailedBy = async ({ url }: TestSite) =>
  (await mailsSent(url)).map(({ to, subject }) => `${to}: ${subject}`).sort();

const Series = z.array(
  z.object({
    name: z.string(),
    dimensions: z.record(z.string(), z.string()),
    points: z.array(z.object({ sum: z.number() })),
  }),
);

/** How often each consumer of our events has been called. */
async function callsOf({ url }: TestSite) {
  const series = Series.parse(await (await fetch(`${url}/__local/metrics.json`)).json());
  const invocations = series.filter(({ name }) => name === 'Invocations');
  const ours = consumersOf(siteManifest).filter(({ consumer }) => consumer.takes.some((event) => !('from' in event)));
  return Object.fromEntries(
    ours.map(({ name }) => {
      const own = invocations.filter(({ dimensions }) => dimensions.FunctionName === functionName('local', name));
      return [name, own.flatMap(({ points }) => points).reduce((sum, point) => sum + point.sum, 0)];
    }),
  );
}

test('events of a whole day that are replayed from the archive reach every consumer, and change nothing', async () => {
  const site = await startTestSite({ queueClock: 60 });
  try {
    const from = new Date(Date.now() - 1_000).toISOString();
    await aBusyDay(site);
    expect(await settled(site)).toBe(0);
    const before = { kept: await keptBy(site), mails: await mailedBy(site) };
    const calls = await callsOf(site);
    const told = JSON.parse(await deskCommand(site.stateDirectory, events, 'replay', '--from', from, '--yes'));
    expect(told).toMatchObject({ from, only: [] });
    await eventually(
      async () => Object.entries(await callsOf(site)).filter(([name, now]) => now <= (calls[name] ?? 0)),
      (silent) => silent.length === 0,
    );
    expect(await settled(site)).toBe(0);
    expect(await mailedBy(site)).toEqual(before.mails);
    expect(await keptBy(site)).toEqual(before.kept);
  } finally {
    await site.stop();
  }
});
