import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anAddress } from '../../infra/dev/demo/loopback.ts';
import { readPublished } from '../../infra/dev/demo/published.ts';
import { readManifest, schedulesOf } from '../../infra/manifest.ts';
import { jobCalled, runNamed } from '../../infra/ops/commands/jobs.ts';
import { queues } from '../../infra/ops/commands/queues/queues-command.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { keptOutput } from '../../infra/terminal/kept-output.ts';
import { recordDownload } from '../../shared/contract/downloads.ts';
import { functionName } from '../../shared/contract/names.ts';
import { askForCode, codeIn, registerWith } from '../support/people/codes.ts';
import { ask } from '../support/people/members.ts';
import { eachOf } from '../support/runs/each-of.ts';
import { eventually } from '../support/runs/eventually.ts';
import { faultSeed, faultSize } from '../support/runs/fault-sizes.ts';
import { seededRandom } from '../support/runs/random.ts';
import { healthShown } from '../support/site/health.ts';
import { faultsOf } from '../support/site/local-control.ts';
import { deskCommand } from '../support/site/operators.ts';
import { settled } from '../support/site/settled.ts';
import { startTestSite, type TestSite } from '../support/site/site.ts';
import { alarmsOf } from '../support/telling/alarms.ts';
import { countedDownloads, recount } from '../support/telling/downloads-reported.ts';
import { shownCount, shownFigure } from '../support/telling/figures.ts';
import { mailsSent, repeatsAmong, type SentMail } from '../support/telling/mails.ts';
import { askUntilPaid, buy, buyersFor, payAtLast } from './buyers.ts';
import { askUntilAccepted } from './code-requests.ts';
import { patience, startContendedSite } from './contended-site.ts';
import { sendEnquiries } from './enquirers.ts';
import { expectAllMailed } from './enquiry-outcome.ts';
import { allReceiptsMailed, expectEachPaidOnce, expectReconciled } from './order-outcome.ts';
import { metricSum, repeatEvents } from './site-outcome.ts';
import { postUntilAnswered } from './until-answered.ts';

const seed = `(seed ${faultSeed})`;
const size = {
  enquiries: faultSize('every fault: enquiries'),
  downloads: faultSize('every fault: downloads'),
  orders: faultSize('every fault: orders'),
  codes: faultSize('every fault: codes'),
};
const mailDownSeconds = faultSize('every fault: seconds without mail');
/** Seconds after which an alarm has ended: five minutes without, and time to look. At a tenth of the size nobody waits for that. */
const alarmsEnd = faultSize('every fault: seconds until an alarm ends');

/** A build that can be downloaded. */
async function aBuild({ url }: TestSite) {
  const { builds } = await readPublished({ call: (endpoint, request) => ask(url, endpoint, request) });
  const [build] = builds;
  if (!build) throw new Error('The site has no builds');
  const { type, version, platform: system } = build.value;
  return { type, version, system };
}

/** Downloads a build as so many visitors would, each of whom asks again under the same request id until there is an answer. */
async function download({ url }: TestSite, build: object, count: number): Promise<void> {
  await eachOf(Array.from({ length: count }).keys(), 8, async () => {
    const request = { ...build, request_id: randomUUID() };
    await postUntilAnswered(() => url, anAddress(), recordDownload, request);
  });
}

/** People who asked for a code to register with. */
interface Asked {
  readonly emails: readonly string[];
  /** How often they asked: a call that was not answered may have brought a code, and is made again. */
  readonly calls: number;
}

/** Lets so many people ask for a code to register with. */
async function askForCodes({ url }: TestSite, count: number, random: () => number): Promise<Asked> {
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`);
  let calls = 0;
  await eachOf(emails, 8, async (email) => {
    const times = await askUntilAccepted(() => askForCode(url, 'register', email), random);
    calls += times;
  });
  return { emails, calls };
}

/** Expects that each mailbox has its code, no more than were asked for, and that it opens an account for some of them. @returns how many mails came again */
async function expectCodes({ url }: TestSite, { emails, calls }: Asked): Promise<number> {
  const asked = new Set(emails);
  const mails = (await mailsSent(url)).filter(({ tags }) => tags['mail-id']?.startsWith('sign-in-code_'));
  const own = mails.filter(({ to }) => asked.has(to));
  // Newest first: where a mailbox has two codes, the later counts.
  const newest = new Map(own.toReversed().map((mail) => [mail.to, mail]));
  expect(new Set(newest.keys())).toEqual(asked);
  const repeats = repeatsAmong(own);
  expect(own.length - repeats).toBeLessThanOrEqual(calls);
  for (const mail of [...newest.values()].slice(0, 3))
    expect((await registerWith(url, mail.to, codeIn(mail))).body).toContain('Your account is ready');
  return repeats;
}

const isOfEnquiry = ({ tags }: SentMail) => tags['mail-id']?.startsWith('enquiry-') ?? false;

const Held = z.array(z.object({ name: z.string(), kind: z.enum(['consumer', 'job', 'outbox']), deadLetters: z.int() }));

/**
 * What the runbook says of dead letters once their cause is gone: events go back to their queue; a job is run, and the runs that failed are
 * cleared away, as are places in a stream. @returns of which consumers events were brought back
 */
async function endedByRunbook({ stateDirectory }: TestSite): Promise<readonly string[]> {
  const held = Held.parse(JSON.parse(await deskCommand(stateDirectory, queues, 'list')));
  const target = await resolveTarget('local', stateDirectory);
  const redriven: string[] = [];
  for (const { name, kind } of held.filter(({ deadLetters }) => deadLetters > 0)) {
    if (kind === 'consumer') {
      await deskCommand(stateDirectory, queues, 'redrive', name, '--yes');
      redriven.push(name);
      continue;
    }
    const job = jobCalled(kind === 'job' ? name : `re${name}`, schedulesOf(readManifest()));
    await runNamed(target, job, true, keptOutput());
    await deskCommand(stateDirectory, queues, 'purge', name, '--yes');
  }
  return redriven;
}

/** Waits until whoever is on call was told of these pages, and all of them are on: a delay waits two minutes for its cause before it is told. */
async function rising({ url }: TestSite, pages: readonly string[]): Promise<void> {
  await eventually(
    () => alarmsOf(url),
    ({ on, told }) => pages.every((page) => on.includes(page) && told.includes(page)),
    360,
  );
}

/** Waits until nothing is on any more. */
async function ended({ url }: TestSite): Promise<void> {
  if (alarmsEnd > 0)
    await eventually(
      () => alarmsOf(url),
      ({ on }) => on.length === 0,
      alarmsEnd,
    );
}

test.concurrent(`under every fault at once nothing is lost and nothing doubled; alarms and dashboards tell of it, and the runbook ends it ${seed}`, {
  timeout: 2 * patience,
}, async ({ onTestFinished }) => {
  const site = await startContendedSite({ publishes: true });
  onTestFinished(() => site.stop());
  const random = seededRandom(faultSeed);
  const faults = faultsOf(site.url);
  const buyers = await buyersFor(site.url, size.orders);
  const build = await aBuild(site);
  await faults.events([{ event: '*', does: 'throttle', share: 0.3 }]);

  let mailDown: Promise<unknown> | undefined;
  let outage: Promise<void> | undefined;
  const enquiring = sendEnquiries(() => site.url, {
    count: size.enquiries,
    random,
    onAccepted: (number) => {
      mailDown ??= faults.mails([{ address: '*', does: 'fail', share: 1 }]);
      if (number >= size.enquiries / 2) outage ??= faults.engineOutage(10);
    },
  });
  const buying = buy(() => site.url, {
    ...{ count: size.orders, random, buyers },
    onBought: ({ id }) => payAtLast(() => site.url, id),
  });
  const downloading = download(site, build, size.downloads);
  const asking = askForCodes(site, size.codes, random);
  const [{ accepted }, bought, asked] = await Promise.all([enquiring, buying, asking, downloading]);
  await Promise.all([mailDown, outage]);
  const downSince = Date.now();

  await rising(site, ['faults', 'mail-is-not-sent', 'dead-letters']);
  await delay(Math.max(0, downSince + mailDownSeconds * 1_000 - Date.now()));
  for (const title of [
    'Errors of ours',
    'Mails that SES did not take',
    'Dead letters',
    'Messages that failed',
    'Age of the oldest message',
  ])
    expect(Math.max(...(await healthShown(site.url, title)).values()), title).toBeGreaterThan(0);

  await faults.mails([]);
  await faults.events([]);
  await askUntilPaid(site);
  await settled(site);
  expect(await endedByRunbook(site)).not.toEqual([]);
  expect(await settled(site)).toBe(0);
  await allReceiptsMailed(site, bought.length);
  await repeatEvents(site);
  expect(await settled(site)).toBe(0);

  expect((await expectAllMailed(site, accepted, isOfEnquiry)).repeats).toBe(0);
  expect(await expectCodes(site, asked)).toBe(0);
  expect(await expectEachPaidOnce(site, bought)).toBe(0);
  console.log(await expectReconciled(site));
  expect(await countedDownloads(site.stateDirectory)).toBe(size.downloads);
  await recount(site.stateDirectory);
  // What the usage dashboard shows is what was accepted, to the unit.
  expect(await shownCount(site.stateDirectory, 'showEnquiriesFigures')).toBe(accepted.length);
  expect(await shownFigure(site.stateDirectory, 'showDownloadsFigures', 'Downloads')).toBe(size.downloads);
  expect(repeatsAmong(await mailsSent(site.url))).toBe(0);

  // One message a fault: those that were told are told once, and delays, which have a cause, not at all.
  const { told } = await alarmsOf(site.url);
  expect(told.toSorted()).toEqual([...new Set(told)].toSorted());
  expect(told).not.toContain('delayed-events');
  await ended(site);
});

/** How many codes are asked for: more than four mailers bring out while SES takes three seconds for each. */
const codes = faultSize('mail behind: codes');
/** For how long the mailer is behind; its alarm goes off after two minutes. */
const behindSeconds = faultSize('mail behind: seconds');

test.concurrent(`whoever mails codes falls behind ${codes} requests: one alarm tells of it and ends, and each mailbox has its code`, {
  timeout: 2 * patience,
}, async ({ onTestFinished }) => {
  // Queues keep AWS's own time: how old a message is when it comes is what the alarm watches.
  const site = await startTestSite({ publishes: false });
  onTestFinished(() => site.stop());
  const faults = faultsOf(site.url);
  await faults.mails([{ address: '*', does: 'delay', seconds: 3 }]);
  const startedAt = Date.now();
  const asked = await askForCodes(site, codes, Math.random);
  // Told of is the delay, or mails that SES took too long for where the machine is busy: then the delay has its cause.
  await eventually(
    () => alarmsOf(site.url),
    ({ on, told }) => on.includes('delayed-events') && told.length > 0,
    360,
  );
  await delay(Math.max(0, startedAt + behindSeconds * 1_000 - Date.now()));
  expect((await healthShown(site.url, 'Age of the oldest message')).get('mailCodes')).toBeGreaterThan(120);
  await faults.mails([]);
  expect(await settled(site)).toBe(0);
  // SES has sent what it took too long to answer, as it may where the machine is busy; it is asked again.
  const unanswered = await metricSum(site.url, 'MailsFailed', [functionName('local', 'mailCodes')]);
  expect(await expectCodes(site, asked)).toBeLessThanOrEqual(unanswered);
  if (unanswered === 0) expect((await alarmsOf(site.url)).told).toEqual(['delayed-events']);
  await ended(site);
});
