import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import mailEnquiries from '../../functions/enquiries/mail-enquiries.consumer.ts';
import { functionName } from '../../shared/contract/names.ts';
import { eventually } from '../support/runs/eventually.ts';
import { faultSeed, faultSize } from '../support/runs/fault-sizes.ts';
import { seededRandom } from '../support/runs/random.ts';
import { faultsOf } from '../support/site/local-control.ts';
import { settled } from '../support/site/settled.ts';
import { shownCount } from '../support/telling/figures.ts';
import { mailsSent } from '../support/telling/mails.ts';
import { killAtWork, patience, startContendedSite, troubledMail } from './contended-site.ts';
import { sendEnquiries } from './enquirers.ts';
import { expectAllMailed } from './enquiry-outcome.ts';

const count = faultSize('enquiries: sent');
const seed = `(seed ${faultSeed})`;

const victims = ['sendContact', 'publishOutboxEnquiries', 'mailEnquiries', 'countEnquiries'].map((name) =>
  functionName('local', name),
);
const mailer = functionName('local', 'mailEnquiries');

test.concurrent(`${count} messages lose none, and count each, while function, reader, both consumers and the whole site are killed ${seed}`, {
  timeout: patience,
}, async ({ onTestFinished }) => {
  let site = await startContendedSite();
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
    site = await startContendedSite({ stateDirectory });
  };
  const kills: Promise<void>[] = [];
  const every = faultSize('enquiries: between kills of the site');
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
  const mailers = (killed.get(mailer) ?? 0) + mailEnquiries.trigger.concurrency;
  expect(repeats).toBeLessThanOrEqual(mailers);
});

test.concurrent('each kill of a mailer repeats one mail at most, though SES has taken what every mailer was sending', {
  timeout: patience,
}, async ({ onTestFinished }) => {
  const site = await startContendedSite();
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
