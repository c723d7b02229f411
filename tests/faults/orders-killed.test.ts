import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import mailReceipts from '../../functions/orders/mail-receipts.consumer.ts';
import { functionName } from '../../shared/contract/names.ts';
import { faultSeed, faultSize } from '../support/runs/fault-sizes.ts';
import { seededRandom } from '../support/runs/random.ts';
import { faultsOf } from '../support/site/local-control.ts';
import { settled } from '../support/site/settled.ts';
import { askUntilPaid, buy, buyersFor, payAtLast } from './buyers.ts';
import { killAtWork, patience, startContendedSite, troubledMail } from './contended-site.ts';
import { allReceiptsMailed, expectEachPaidOnce, expectReconciled } from './order-outcome.ts';

const count = faultSize('orders: placed');

const victims = [
  'buyDongle',
  'buyPlan',
  'takePaymentNotice',
  'publishOutboxOrders',
  'mailReceipts',
  'keepSubscriptions',
  'countOrders',
].map((name) => functionName('local', name));
const mailer = functionName('local', 'mailReceipts');

test(`${count} orders lose none and double none, while functions, reader, consumers and the whole site are killed (seed ${faultSeed})`, {
  timeout: 2 * patience,
}, async ({ onTestFinished }) => {
  let site = await startContendedSite();
  onTestFinished(() => site.stop().then(() => rm(site.stateDirectory, { recursive: true, force: true })));
  const siteUrl = () => site.url;
  const buyers = await buyersFor(site.url, count);
  await faultsOf(site.url).mails(troubledMail);
  const killed = new Map<string, number>();
  const kill = async (name: string) => {
    const running = await killAtWork(siteUrl, name);
    killed.set(name, (killed.get(name) ?? 0) + running);
  };
  const cut = async () => {
    const { stateDirectory, url } = site;
    await site.kill();
    // The provider knows the address.
    site = await startContendedSite({ stateDirectory, port: Number(new URL(url).port) });
  };
  const every = faultSize('orders: between kills of the site');
  const kills: Promise<void>[] = [];
  const startedAt = performance.now();
  const bought = await buy(siteUrl, {
    count,
    random: seededRandom(faultSeed),
    buyers,
    onBought: async ({ id }, number) => {
      if (number === count / 2) kills.push(cut());
      else if (number % every === 0 && number < count * 0.8)
        kills.push(kill(victims[(number / every) % victims.length] ?? ''));
      await payAtLast(siteUrl, id);
    },
  });
  await Promise.all(kills);
  const seconds = (performance.now() - startedAt) / 1_000;

  const asked = await askUntilPaid(site);
  await allReceiptsMailed(site, count);
  expect(await settled(site)).toBe(0);
  const repeats = await expectEachPaidOnce(site, bought);
  const books = await expectReconciled(site);
  console.log(
    `${count} orders in ${seconds.toFixed(1)} s, ${asked} found by asking, ${repeats} receipts repeated; ${books};`,
    Object.fromEntries(killed),
  );
  expect([...killed.keys()].toSorted()).toEqual(victims.toSorted());
  // The kill of the whole site met the mailers that were at work too.
  expect(repeats).toBeLessThanOrEqual((killed.get(mailer) ?? 0) + mailReceipts.trigger.concurrency);
});
