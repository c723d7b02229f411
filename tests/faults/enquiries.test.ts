import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { consumers } from '../../functions/enquiries/consumers.ts';
import { functionName } from '../../shared/contract/names.ts';
import { eventually } from '../support/eventually.ts';
import { faultSeed, faultSize } from '../support/fault-size.ts';
import { shownCount } from '../support/figures.ts';
import { faultsOf } from '../support/local-control.ts';
import { mailsSent } from '../support/mails.ts';
import { seededRandom } from '../support/random.ts';
import { startContendedSite } from './contended-site.ts';
import { sendEnquiries } from './enquirers.ts';
import { expectAllMailed, metricSum, repeatEvents, settled } from './enquiry-outcome.ts';

const count = faultSize(1_000);
/** At full size beside other work; a limit against standing still, and no measure of speed. */
const patience = 900_000;
const seed = `(seed ${faultSeed})`;

// Queue times pass sixty times as fast: three seconds of invisibility instead of three minutes.
const environment = { SITE_QUEUE_CLOCK: '60' };
const troubledMail = [
  { address: '*', does: 'fail', share: 0.2 },
  { address: '*', does: 'throttle', share: 0.1 },
];
const receivers = ['sendContact', 'sendEnquiry'].map((name) => functionName('local', name));
const victims = ['sendContact', 'publishOutboxEnquiries', 'mailEnquiries', 'countEnquiries'].map((name) =>
  functionName('local', name),
);
const mailer = functionName('local', 'mailEnquiries');

test(`${count} messages are each mailed and counted exactly once while SES and the bus fail a part of what they get and events come twice ${seed}`, {
  timeout: patience,
}, async () => {
  const site = await startContendedSite({ environment });
  onTestFinished(() => site.stop());
  const faults = faultsOf(site.url);
  await faults.mails(troubledMail);
  await faults.events([{ event: '*', does: 'throttle', share: 0.3 }]);

  const { accepted, seconds } = await sendEnquiries(() => site.url, { count, random: seededRandom(faultSeed) });
  await settled(site);
  await faults.events([]);
  await repeatEvents(site);
  const deadLettered = await settled(site);
  const { repeats } = await expectAllMailed(site, accepted);
  console.log(`${accepted.length} messages in ${seconds.toFixed(1)} s; ${repeats} mails repeated`);
  expect(deadLettered).toBe(0);
  expect(repeats).toBe(0);
  expect(await metricSum(site.url, 'Announced', receivers)).toBe(count);
  expect(await shownCount(site.stateDirectory, 'showEnquiriesFigures')).toBe(count);
});

test(`${count} messages lose none while the engine is away for ten seconds, and no mail is repeated ${seed}`, {
  timeout: patience,
}, async () => {
  const site = await startContendedSite({ environment });
  onTestFinished(() => site.stop());
  // A slow SES: most mails that are under way when the engine goes have been sent, and not been noted as sent.
  await faultsOf(site.url).mails([{ address: '*', does: 'delay', seconds: 0.3 }]);
  let outage: Promise<void> | undefined;
  const { accepted, seconds } = await sendEnquiries(() => site.url, {
    count,
    random: seededRandom(faultSeed),
    onAccepted: (number) => {
      if (number >= count / 2) outage ??= faultsOf(site.url).engineOutage(10);
    },
  });
  await outage;
  await settled(site);
  const { repeats } = await expectAllMailed(site, accepted);
  console.log(`${accepted.length} messages in ${seconds.toFixed(1)} s; ${repeats} mails repeated`);
  expect(repeats).toBe(0);
});

test(`${count} messages lose none, and count each, while function, reader, both consumers and the whole site are killed ${seed}`, {
  timeout: patience,
}, async () => {
  let site = await startContendedSite({ environment });
  onTestFinished(() => site.stop().then(() => rm(site.stateDirectory, { recursive: true, force: true })));
  await faultsOf(site.url).mails(troubledMail);
  const killed = new Map<string, number>();
  const kill = async (name: string) => {
    const running = await killAtWork(() => site.url, name);
    killed.set(name, (killed.get(name) ?? 0) + running);
  };
  const cut = async () => {
    const { stateDirectory } = site;
    await site.kill();
    site = await startContendedSite({ environment, stateDirectory });
  };
  const kills: Promise<void>[] = [];
  const every = Math.floor(count / 20);
  const { accepted, seconds, requests } = await sendEnquiries(() => site.url, {
    count,
    random: seededRandom(faultSeed),
    onAccepted: (number) => {
      if (number === count / 2) kills.push(cut());
      else if (number % every === 0 && number < count * 0.8)
        kills.push(kill(victims[(number / every) % victims.length] ?? ''));
    },
  });
  await Promise.all(kills);
  await settled(site);
  const { repeats } = await expectAllMailed(site, accepted);
  console.log(
    `${accepted.length} messages, ${requests} requests in ${seconds.toFixed(1)} s; ${repeats} mails repeated;`,
    Object.fromEntries(killed),
  );
  expect([...killed.keys()].toSorted()).toEqual(victims.toSorted());
  expect(await shownCount(site.stateDirectory, 'showEnquiriesFigures')).toBe(count);
  // The kill of the whole site met the mailers that were at work too.
  const mailers = (killed.get(mailer) ?? 0) + consumers.mailEnquiries.concurrency;
  expect(repeats).toBeLessThanOrEqual(mailers);
});

test('each kill of a mailer repeats one mail at most, though SES has taken what every mailer was sending', {
  timeout: patience,
}, async () => {
  const site = await startContendedSite({ environment });
  onTestFinished(() => site.stop());
  // SES takes a mail at once and answers late: whoever is killed has sent what it could not mark.
  await faultsOf(site.url).mails([{ address: '*', does: 'delay', seconds: 1 }]);
  const sending = sendEnquiries(() => site.url, { count: 24, random: seededRandom(faultSeed) });
  let kills = 0;
  for (let time = 0; time < 3; time += 1) {
    const before = (await mailsSent(site.url)).length;
    await eventually(
      () => mailsSent(site.url),
      ({ length }) => length > before,
    );
    kills += await killAtWork(() => site.url, mailer);
  }
  const { accepted } = await sending;
  await faultsOf(site.url).mails([]);
  await settled(site);
  const { repeats } = await expectAllMailed(site, accepted);
  console.log(`${kills} mailers killed, ${repeats} mails repeated`);
  expect(repeats).toBeGreaterThan(0);
  expect(repeats).toBeLessThanOrEqual(kills);
});

/** Kills a function in the middle of its work: again until it was at work. @returns how many events were running */
function killAtWork(siteUrl: () => string, name: string): Promise<number> {
  const crash = () =>
    faultsOf(siteUrl())
      .crash(name)
      .catch(() => 0);
  return eventually(crash, (hit) => hit > 0);
}
