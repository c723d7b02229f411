import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import type { Order, Subscription } from '../../shared/contract/order-schemas.ts';
import { buyDongle, listOwnOrders, listOwnSubscriptions } from '../../shared/contract/orders/purchase.ts';
import { type OrderState, orderLifecycle } from '../../shared/order-lifecycle.ts';
import { anOrder } from '../../web/testing/order-builders.ts';
import { violationsInSchemes } from '../support/browsers/accessibility.ts';
import { aVisitor } from './a-visitor.ts';
import { orderForm, ordersOn, payButton, quantity, total } from './orders-site.ts';
import { anAddressOf, aSignedInMember, button } from './personal-site.ts';

const siteUrl = inject('siteUrl');

const number = (place: number) => `2026112500000000000${place}`;

/** An order in a state, as its member sees it. */
function orderIn(state: OrderState, place: number, fields: Partial<Order> = {}): Order {
  const { status, statusName, transactionStatus, transactionStatusName } = orderLifecycle[state];
  return anOrder({
    id: number(place),
    status,
    status_name: statusName,
    transaction_status: transactionStatus,
    transaction_status_name: transactionStatusName,
    ...fields,
  });
}

const sf = { courier_company: 'SF Express', courier_number: 'SF1020', courier_url: 'https://sf.example/SF1020' };
const plan = { product_name: 'P1 Annual', num: 1, name: '', phone: '', addr: '', total: '229.00' };
const inEachState = [
  orderIn('unpaid', 0, { pay_until: '2999-01-01T00:00:00Z' }),
  orderIn('paid', 1),
  orderIn('shipped', 2, sf),
  orderIn('shipped', 3, { courier_company: 'Lumen Vans', courier_number: 'LV7' }),
  orderIn('finished', 4, sf),
  orderIn('finished', 5, plan),
  orderIn('closed', 6),
  orderIn('refunding', 7),
  orderIn('refunded', 8),
];

/** Has a call answered with a list. */
function answering(page: Page, path: string, list: readonly (Order | Subscription)[], count: number = list.length) {
  return page.route(`**${path}`, (route) => route.fulfill({ json: { status: 0, msg: '', data: { list, count } } }));
}

describe('orders in the personal centre', () => {
  test('say in each state where they are, what comes next, and what can be done', async () => {
    const { page, open, leave } = await aSignedInMember({ reducedMotion: 'reduce' });
    await answering(page, listOwnOrders.path, inEachState);
    await open('/personal?page=2');
    await ordersOn(page).first().waitFor();
    const seen = await ordersOn(page).evaluateAll((cards) =>
      cards.map((card) => ({
        step: card.querySelector('[aria-current=step]')?.textContent?.replace(', done', '') ?? '',
        deeds: [...card.querySelectorAll('button, a')].map((deed) => deed.textContent?.trim()),
      })),
    );
    expect(seen).toEqual([
      { step: '', deeds: ['Pay'] },
      { step: 'Waiting to be sent', deeds: [] },
      { step: 'Shipped', deeds: ['Copy', 'Where the parcel is'] },
      { step: 'Shipped', deeds: ['Copy'] },
      { step: 'Finished', deeds: ['Copy', 'Where the parcel is'] },
      { step: '', deeds: ['Subscriptions'] },
      { step: '', deeds: [] },
      { step: '', deeds: [] },
      { step: '', deeds: [] },
    ]);
    // A browser that forbids it.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('NotAllowedError'));
    });
    await button(page, 'Copy the courier number LV7').click();
    await page.getByText('Copy the failure').first().waitFor();
    expect(await violationsInSchemes(page, 'orders')).toEqual([]);
    await leave();
  });

  test('are fifteen to a page', async () => {
    const { page, open, leave } = await aSignedInMember({ reducedMotion: 'reduce' });
    await page.route(`**${listOwnOrders.path}`, (route) => {
      const list = [orderIn('closed', Number(route.request().postDataJSON().page))];
      return route.fulfill({ json: { status: 0, msg: '', data: { list, count: 31 } } });
    });
    await open('/personal?page=2');
    await page.getByRole('navigation', { name: 'Pages of orders' }).getByRole('button', { name: '3' }).click();
    await ordersOn(page).getByText(number(3)).waitFor();
    await leave();
  });

  test('subscriptions say the computer, and the days that are left', async () => {
    const { page, open, leave } = await aSignedInMember({ reducedMotion: 'reduce' });
    const start_time = '2026-11-25T10:00:00Z';
    await answering(page, listOwnSubscriptions.path, [
      { title: 'P1+', hwid: 'A-1', days: -1, start_time },
      { title: 'P1', hwid: 'B-2', days: 60, start_time },
      { title: 'P1', hwid: 'C-3', days: 0, start_time },
    ]);
    await open('/personal?page=1');
    const rows = page.getByRole('list', { name: 'Subscriptions' }).getByRole('listitem');
    await rows.first().waitFor();
    expect(await rows.allTextContents()).toEqual([
      expect.stringMatching(/P1\+.*A-1.*Perpetual$/),
      expect.stringMatching(/P1.*B-2.*60 days left.*Add days$/),
      expect.stringMatching(/P1.*C-3.*Over.*Add days$/),
    ]);
    expect(await violationsInSchemes(page, 'subscriptions')).toEqual([]);
    await leave();
  });
});

describe('the order of a dongle', () => {
  const unreachable = /^The payment cannot be reached from here right now\./;

  test.each([4, 5])('dongle %i is in a document that says what it costs, without script too', async (tid) => {
    const html = await (await fetch(`${siteUrl}/orderinfo?tid=${tid}`)).text();
    expect(html).toMatch(tid === 4 ? /1200\.00 CNY.*1499\.00/ : /3900\.00 CNY.*4199\.00/);
    expect((await fetch(`${siteUrl}/orderInfo?tid=${tid}`)).status).toBe(200);
    expect((await fetch(`${siteUrl}/orderinfo?tid=${tid + 2}`)).status).toBe(404);
  });

  test('takes 1 to 99 and no other number, and keeps what was chosen over a reload', async () => {
    const { page, open, leave } = await aVisitor({ reducedMotion: 'reduce' });
    await open('/orderinfo?tid=4');
    for (const [typed, kept, cost] of [
      ['100', '99', '118800.00 CNY'],
      ['0', '1', '1200.00 CNY'],
      ['12', '12', '14400.00 CNY'],
    ] as const) {
      await quantity(page).fill(typed);
      await quantity(page).blur();
      expect([await quantity(page).inputValue(), await total(page).textContent()]).toEqual([kept, cost]);
    }
    await page.reload();
    await quantity(page).waitFor();
    expect(await quantity(page).inputValue()).toBe('12');
    await leave();
  });

  test('an answer whose form leads nowhere but to the payment provider is not sent, and nothing of it runs', async () => {
    const { page, open, member, leave } = await aSignedInMember({ reducedMotion: 'reduce' });
    await anAddressOf(member, 'Ada');
    let buyFormHtml = '';
    await page.route(`**${buyDongle.path}`, (route) => route.fulfill({ json: { status: 0, msg: { buyFormHtml } } }));
    await open('/orderinfo?tid=5');
    await page.getByRole('radio', { name: /^Ada/, checked: true }).waitFor();
    const title = await page.title();
    for (buyFormHtml of [
      '<script>document.title = "run"</script><img src="x" onerror="document.title = \'run\'">',
      '<form action="/api/login/logout" method="post"></form>',
      `<form action="${siteUrl}/api/login/logout" method="post"></form>`,
      '<form action="javascript:document.title=\'run\'" method="post"></form>',
      '<form action="https://pay.example/"></form>',
    ]) {
      await payButton(page).click();
      await orderForm(page).getByText(unreachable).waitFor();
      expect([page.url(), await page.title()], buyFormHtml).toEqual([`${siteUrl}/orderinfo?tid=5`, title]);
    }
    await leave(/^The (answer|form) /);
  });

  test('where the policy of the page does not let the form go, that is said', async () => {
    const { page, open, member, leave } = await aSignedInMember({ reducedMotion: 'reduce' });
    await anAddressOf(member, 'Ada');
    const buyFormHtml = '<form action="https://pay.example/" method="post"></form>';
    await page.route(`**${buyDongle.path}`, (route) => route.fulfill({ json: { status: 0, msg: { buyFormHtml } } }));
    await open('/orderinfo?tid=5');
    await page.getByRole('radio', { name: /^Ada/, checked: true }).waitFor();
    const said = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('securitypolicyviolation', () =>
            setTimeout(() => resolve(document.querySelector('form')?.textContent)),
          ),
        ),
    );
    await payButton(page).click();
    // Locators would wait for the page that never comes.
    expect(await said).toMatch(/The payment cannot be reached from here right now\./);
    await leave();
  });

  test('with addresses, with what is missing and with a refusal has no accessibility violation, in either scheme', async () => {
    const { page, open, member, leave } = await aSignedInMember({ reducedMotion: 'reduce' });
    await open('/orderinfo?tid=5');
    await page.getByText('No addresses yet.').waitFor();
    await payButton(page).click();
    await orderForm(page).getByRole('alert').waitFor();
    const faults = await violationsInSchemes(page, 'an order without an address');
    for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) await anAddressOf(member, name);
    await page.route(`**${buyDongle.path}`, (route) =>
      route.fulfill({ json: { status: -2, msg: 'Too many orders.' } }),
    );
    await page.reload();
    await button(page, 'Show all 4 addresses').click();
    await page.getByRole('radio', { name: /^Dan/ }).waitFor();
    await payButton(page).click();
    await orderForm(page).getByText('Too many orders.').waitFor();
    faults.push(...(await violationsInSchemes(page, 'an order that is refused')));
    expect(faults).toEqual([]);
    await leave();
  });
});
