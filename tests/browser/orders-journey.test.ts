import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { buyDongle } from '../../shared/contract/orders/purchase.ts';
import { devices } from '../support/browsers/visitor.ts';
import { aMember, aPassword } from '../support/people/members.ts';
import { eventually } from '../support/runs/eventually.ts';
import { mailsSent } from '../support/telling/mails.ts';
import { anAccountVisitor, dialogOf } from './account-visitor.ts';
import {
  atCashier,
  atDesk,
  cashierBook,
  chooseAtCashier,
  newestIs,
  orderForm,
  ordersOn,
  payButton,
  quantity,
  total,
} from './orders-site.ts';
import { anAddressOf, aSignedInMember, button, field, partOf, tab, told } from './personal-site.ts';

const siteUrl = inject('siteUrl');

/** Signs in by the dialog that came above the page. */
async function signInHere(page: Page, email: string): Promise<void> {
  await dialogOf(page).waitFor();
  await field(page, 'E-mail or mobile number').fill(email);
  await field(page, 'Password').fill(aPassword);
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor({ state: 'detached' });
}

const step = (page: Page): Locator => ordersOn(page).first().locator('[aria-current=step]');

test('on a phone somebody orders two S1 dongles to an address that is added in place, pays, and follows the parcel until it is there', async () => {
  const { email } = await aMember(siteUrl);
  const { page, open, leave } = await anAccountVisitor({
    ...devices.phone,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/orderinfo?tid=5');
  await button(page, 'One more').click();
  expect(await total(page).textContent()).toBe('7800.00 CNY');

  await payButton(page).click();
  await signInHere(page, email);
  await page.getByText('No addresses yet.').waitFor();
  await payButton(page).click();
  await orderForm(page).getByRole('link', { name: 'Please select the shipping address' }).waitFor();
  await button(page, 'Add an address').click();
  await field(page, 'Name').fill('Ada Lovelace');
  await field(page, 'Mobile number').fill('13800138000');
  await field(page, 'Address').fill('1 Stage Road, Shanghai');
  await button(page, 'Save').click();
  await told(page, 'The address is added.');
  await page.getByRole('radio', { name: /^Ada Lovelace, 13800138000/, checked: true }).waitFor();
  expect(await quantity(page).inputValue()).toBe('2');

  await payButton(page).click();
  const order = await atCashier(page);
  expect(await page.getByRole('heading').textContent()).toBe('2 x S1 dongle');
  await chooseAtCashier(page, 'Pay');
  await newestIs(page, 'Paid');
  expect(await ordersOn(page).first().textContent()).toContain(order);
  expect(await step(page).textContent()).toContain('Waiting to be sent');
  const receipt = await eventually(
    async () => (await mailsSent(siteUrl, email)).find(({ attachments }) => attachments.length > 0),
    (mail) => mail !== undefined,
  );
  expect(receipt?.attachments).toEqual([expect.objectContaining({ type: 'application/pdf' })]);

  await atDesk('ship', order, '--courier', 'sf', '--number', 'SF1020003004005', '--yes');
  await page.reload();
  await ordersOn(page).first().getByText('SF Express', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Where the parcel is' }).getAttribute('href')).toMatch(
    /^https:\/\/www\.sf-express\.com\/.*SF1020003004005$/,
  );
  await button(page, 'Copy the courier number SF1020003004005').click();
  await page.getByText('Copy success').first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SF1020003004005');

  await atDesk('finish', order, '--yes');
  await page.reload();
  await step(page).getByText('Finished').waitFor();
  await leave();
});

test('by keyboard alone a member chooses how many and where to, and pays', async () => {
  const { page, open, member, leave } = await aSignedInMember({ colorScheme: 'light', reducedMotion: 'reduce' });
  await anAddressOf(member, 'Ada');
  await anAddressOf(member, 'Ben');
  await open('/orderinfo?tid=4');
  await page.getByRole('radio', { name: /^Ada/, checked: true }).waitFor();
  await quantity(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab'); // one more
  await page.keyboard.press('Tab'); // where it goes
  await page.keyboard.press('ArrowDown');
  await page.getByRole('radio', { name: /^Ben/, checked: true }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  const order = await atCashier(page);
  expect(await page.getByRole('heading').textContent()).toBe('3 x P1 dongle');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${siteUrl}/personal?page=2`);
  await newestIs(page, 'Paid');
  expect(JSON.parse(await atDesk('show', order))).toMatchObject({
    name: 'Ben',
    quantity: 3,
    total: '3600.00',
    state: 'paid',
  });
  await leave();
});

test('a double click and Back make one order, which is paid later from the list; one that is cancelled at the cashier is closed, and the same can be ordered anew', async () => {
  const { page, open, member, leave } = await aSignedInMember({ reducedMotion: 'reduce' });
  await anAddressOf(member, 'Ada');
  const bought: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === buyDongle.path) bought.push(request.postDataJSON());
  });
  await open('/orderinfo?tid=4');
  await page.getByRole('radio', { name: /^Ada/, checked: true }).waitFor();
  await button(page, 'One more').click();
  await payButton(page).dblclick();
  const order = await atCashier(page);
  expect(bought).toHaveLength(1);
  await page.goBack();
  await page.getByRole('radio', { name: /^Ada/, checked: true }).waitFor();
  expect([await quantity(page).inputValue(), await total(page).textContent()]).toEqual(['2', '2400.00 CNY']);
  await payButton(page).click();
  expect(await atCashier(page)).toBe(order);

  await page.goto('/personal?page=2');
  await newestIs(page, 'Unpaid');
  expect(await ordersOn(page).count()).toBe(1);
  await page.getByRole('button', { name: `Pay order ${order}` }).click();
  expect(await atCashier(page)).toBe(order);
  await chooseAtCashier(page, 'Pay');
  await newestIs(page, 'Paid');

  // What is paid is over: the same again is another order.
  await page.goto('/orderinfo?tid=4');
  await page.getByRole('radio', { name: /^Ada/, checked: true }).waitFor();
  await payButton(page).click();
  const other = await atCashier(page);
  expect(other).not.toBe(order);
  await chooseAtCashier(page, 'Cancel');
  await newestIs(page, 'Closed');
  await page.goto('/orderinfo?tid=4');
  await page.getByRole('radio', { name: /^Ada/, checked: true }).waitFor();
  await payButton(page).click();
  expect([order, other]).not.toContain(await atCashier(page));
  await leave();
});

test('from the link of the P1 client somebody signs in and buys a plan, whose days are there until it is paid back', async () => {
  const { email } = await aMember(siteUrl);
  const { page, open, leave } = await anAccountVisitor({ reducedMotion: 'reduce' });
  await open('/course?type=1&hwid=7C3A-19F0-55D2');
  await page.locator('[data-money="79"]').click();
  await dialogOf(page).waitFor();
  await page.reload(); // as phones do while their owner looks for a code
  await signInHere(page, email);
  const order = await atCashier(page);
  expect(await page.getByRole('heading').textContent()).toBe(
    (await cashierBook()).find(({ out_trade_no }) => out_trade_no === order)?.subject,
  );
  await chooseAtCashier(page, 'Pay');
  await newestIs(page, 'Paid');
  const subscriptions = partOf(page, 'Subscriptions');
  const shows = async (words: string) => {
    await eventually(
      async () => {
        await page.reload();
        await tab(page, 'Subscriptions').click();
        await subscriptions.locator('[data-live-part][aria-busy=false]').waitFor();
        return subscriptions.textContent();
      },
      (text) => text?.includes(words) === true,
    );
  };
  await shows('60 days left');
  expect(await subscriptions.textContent()).toContain('7C3A-19F0-55D2');

  await tab(page, 'Base info').click();
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download my data').click()]);
  const kept = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(kept).toMatchObject({
    Profile: [expect.anything()],
    Orders: [{ id: order }],
    Subscriptions: [expect.anything()],
  });

  await atDesk('refund', order, '--yes');
  await shows('No subscriptions yet.');
  await tab(page, 'Orders').click();
  await newestIs(page, 'Refunded');
  await leave();
});
