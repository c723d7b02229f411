import { expect, test } from 'vitest';
import { functionName } from '../../shared/contract/names.ts';
import { faultSeed, faultSize } from '../support/runs/fault-sizes.ts';
import { seededRandom } from '../support/runs/random.ts';
import { faultsOf } from '../support/site/local-control.ts';
import { settled } from '../support/site/settled.ts';
import { shownCount } from '../support/telling/figures.ts';
import { patience, startContendedSite, troubledMail } from './contended-site.ts';
import { sendEnquiries } from './enquirers.ts';
import { expectAllMailed } from './enquiry-outcome.ts';
import { metricSum, repeatEvents } from './site-outcome.ts';

const count = faultSize('enquiries: sent');
/** So long that functions give up, and their messages come back. */
const outageSeconds = faultSize('enquiries: seconds of an outage');
const seed = `(seed ${faultSeed})`;

const receivers = ['sendContact', 'sendEnquiry'].map((name) => functionName('local', name));

test.concurrent(`${count} messages are each mailed and counted exactly once while SES and the bus fail a part of what they get and events come twice ${seed}`, {
  timeout: patience,
}, async ({ onTestFinished }) => {
  const site = await startContendedSite();
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

test.concurrent(`${count} messages lose none while the engine is away for ${outageSeconds} seconds, and no mail is repeated ${seed}`, {
  timeout: patience,
}, async ({ onTestFinished }) => {
  const site = await startContendedSite();
  onTestFinished(() => site.stop());
  // A slow SES: most mails that are under way when the engine goes have been sent, and not been noted as sent.
  await faultsOf(site.url).mails([{ address: '*', does: 'delay', seconds: 0.3 }]);
  let outage: Promise<void> | undefined;
  const { accepted, seconds } = await sendEnquiries(() => site.url, {
    count,
    random: seededRandom(faultSeed),
    onAccepted: (number) => {
      if (number >= count / 2) outage ??= faultsOf(site.url).engineOutage(outageSeconds);
    },
  });
  await outage;
  await faultsOf(site.url).mails([]);
  await settled(site);
  const { repeats } = await expectAllMailed(site, accepted);
  console.log(`${accepted.length} messages in ${seconds.toFixed(1)} s; ${repeats} mails repeated`);
  expect(repeats).toBe(0);
});
