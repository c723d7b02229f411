import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import mailEnquiries from '../../../functions/enquiries/mail-enquiries.consumer.ts';
import mailReceipts from '../../../functions/orders/mail-receipts.consumer.ts';
import { askUntilPaid, buy, buyersFor, payAtLast } from '../../faults/buyers.ts';
import { patience, startContendedSite } from '../../faults/contended-site.ts';
import { sendEnquiries } from '../../faults/enquirers.ts';
import { expectAllMailed } from '../../faults/enquiry-outcome.ts';
import { allReceiptsMailed, expectEachPaidOnce, expectReconciled } from '../../faults/order-outcome.ts';
import { faultSeed, faultSize } from '../../support/runs/fault-sizes.ts';
import { seededRandom } from '../../support/runs/random.ts';
import { settled } from '../../support/site/settled.ts';
import { shownCount } from '../../support/telling/figures.ts';
import { earlierVersion } from './earlier-version.ts';

const count = faultSize('messages or orders over versions');

test(`${count} orders and messages while this version takes over from an earlier one, goes back and comes again (seed ${faultSeed})`, {
  timeout: 3 * patience,
}, async ({ onTestFinished }) => {
  const earlier = earlierVersion();
  let site = await startContendedSite({ checkout: earlier.folder });
  onTestFinished(() => site.stop().then(() => rm(site.stateDirectory, { recursive: true, force: true })));
  const siteUrl = () => site.url;
  /** Harder than a deployment, in which calls that run come to their end. */
  const change = async (checkout: string) => {
    const { stateDirectory, url } = site;
    await site.kill();
    site = await startContendedSite({ stateDirectory, port: Number(new URL(url).port), checkout });
  };
  const changes = new Map([
    [Math.floor(count * 0.25), '.'],
    [Math.floor(count * 0.5), earlier.folder],
    [Math.floor(count * 0.75), '.'],
  ]);
  const changed: Promise<void>[] = [];
  const buyers = await buyersFor(site.url, count);
  const [bought, { accepted }] = await Promise.all([
    buy(siteUrl, {
      count,
      random: seededRandom(faultSeed),
      buyers,
      onBought: async ({ id }, number) => {
        const checkout = changes.get(number);
        if (checkout) changed.push(change(checkout));
        await payAtLast(siteUrl, id);
      },
    }),
    sendEnquiries(siteUrl, { count, random: seededRandom(faultSeed + 1) }),
  ]);
  await Promise.all(changed);
  expect(changed).toHaveLength(changes.size);

  const asked = await askUntilPaid(site);
  await allReceiptsMailed(site, count);
  expect(await settled(site)).toBe(0);
  const receipts = await expectEachPaidOnce(site, bought);
  const books = await expectReconciled(site);
  const { repeats } = await expectAllMailed(
    site,
    accepted,
    ({ tags }) => tags['mail-id']?.startsWith('enquiry') ?? false,
  );
  expect(await shownCount(site.stateDirectory, 'showEnquiriesFigures')).toBe(count);
  console.log(
    `${earlier.id} and this version: ${asked} orders found by asking, ${receipts} receipts and ${repeats} mails repeated; ${books}`,
  );
  // Each change met the mailers that were at work.
  expect(receipts).toBeLessThanOrEqual(changes.size * mailReceipts.trigger.concurrency);
  expect(repeats).toBeLessThanOrEqual(changes.size * mailEnquiries.trigger.concurrency);
});
