import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Order } from '../../../../shared/contract/order-schemas.ts';
import { listOwnOrders, listOwnSubscriptions } from '../../../../shared/contract/orders/purchase.ts';
import { type OrderState, orderLifecycle } from '../../../../shared/order-lifecycle.ts';
import { expectAccessible } from '../../../testing/components/accessibility.ts';
import { answer } from '../../../testing/components/answer.ts';
import { aMember } from '../../../testing/components/member.ts';
import { anOrder } from '../../../testing/order-builders.ts';
import { MyOrders, MySubscriptions } from './licences.tsx';

const cards = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');

/** An order in a state, as its member sees it. */
function orderIn(state: OrderState, id: string, fields: Partial<Order> = {}): Order {
  const { status, statusName, transactionStatus, transactionStatusName } = orderLifecycle[state];
  return anOrder({
    id,
    status,
    status_name: statusName,
    transaction_status: transactionStatus,
    transaction_status_name: transactionStatusName,
    ...fields,
  });
}

const sf = { courier_company: 'SF Express', courier_number: 'SF1020', courier_url: 'https://sf.example/SF1020' };
const vans = { courier_company: 'Lumen Vans', courier_number: 'LV7' };
const plan = { product_name: 'P1 Annual', num: 1, name: '', phone: '', addr: '', total: '229.00' };

test('orders say in each state where they are, what comes next, and what can be done', async () => {
  aMember();
  const inEachState: readonly [state: OrderState, fields: Partial<Order>, step: string, ...deeds: string[]][] = [
    ['unpaid', { pay_until: '2999-01-01T00:00:00Z' }, '', 'Pay'],
    ['paid', {}, 'Waiting to be sent'],
    ['shipped', sf, 'Shipped', 'Copy', 'Where the parcel is'],
    ['shipped', vans, 'Shipped', 'Copy'],
    ['finished', sf, 'Finished', 'Copy', 'Where the parcel is'],
    ['finished', plan, '', 'Subscriptions'],
    ['closed', {}, ''],
    ['refunding', {}, ''],
    ['refunded', {}, ''],
  ];
  const list = inEachState.map(([state, fields], place) => orderIn(state, String(place), fields));
  answer(listOwnOrders, () => ({ data: { list, count: list.length } }));
  await render(<MyOrders />);
  await expect.element(page.getByText('Refunded')).toBeVisible();
  const seen = [...document.querySelectorAll('[aria-label="Orders"] > li')].map((card) => [
    card.querySelector('[aria-current=step]')?.textContent.replace(', done', '') ?? '',
    ...[...card.querySelectorAll('button, a')].map((deed) => deed.textContent.trim()),
  ]);
  expect(seen).toEqual(inEachState.map(([, , ...said]) => said));
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError')); // a browser that forbids it
  onTestFinished(() => copy.mockRestore());
  await page.getByRole('button', { name: 'Copy the courier number LV7' }).click();
  await expect.element(page.getByRole('status').getByText('Copy the failure')).toBeInTheDocument();
  await expectAccessible();
});

test('orders are fifteen to a page', async () => {
  aMember();
  const asked = answer(listOwnOrders, ({ page }) => ({
    data: { list: [orderIn('closed', `Number ${page}`)], count: 31 },
  }));
  await render(<MyOrders />);
  await page.getByRole('navigation', { name: 'Pages of orders' }).getByRole('button', { name: 'Page 3' }).click();
  await expect.element(cards.getByText('Number 3')).toBeVisible();
  expect(asked.map(({ page }) => page)).toEqual([1, 3]);
});

test('subscriptions say the computer, and the days that are left', async () => {
  aMember();
  const start_time = '2026-11-25T10:00:00Z';
  const list = [
    { title: 'P1+', hwid: 'A-1', days: -1, start_time },
    { title: 'P1', hwid: 'B-2', days: 60, start_time },
    { title: 'P1', hwid: 'C-3', days: 0, start_time },
  ];
  const asked = answer(listOwnSubscriptions, () => ({ data: { list, count: list.length } }));
  await render(<MySubscriptions />);
  const rows = page.getByRole('list', { name: 'Subscriptions' }).getByRole('listitem');
  await expect.element(rows).toHaveLength(3);
  expect(asked).toHaveLength(1);
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/P1\+.*A-1.*Perpetual$/),
    expect.stringMatching(/P1.*B-2.*60 days left.*Add days$/),
    expect.stringMatching(/P1.*C-3.*Over.*Add days$/),
  ]);
  await expectAccessible();
});

test.each([
  ['subscriptions', listOwnSubscriptions, <MySubscriptions key="subscriptions" />],
  ['orders', listOwnOrders, <MyOrders key="orders" />],
])('without %s it says so, and leads to the plans and to the shop', async (name, entry, part) => {
  aMember();
  answer(entry, () => ({ data: { list: [], count: 0 } }));
  await render(part);
  await expect.element(page.getByText(`No ${name} yet.`, { exact: false })).toBeVisible();
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/course', '/orderinfo']);
});
