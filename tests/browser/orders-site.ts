import type { Locator, Page } from 'playwright';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { orders } from '../../infra/ops/commands/orders/orders-command.ts';
import { deskCommand } from '../support/site/operators.ts';

const siteUrl = inject('siteUrl');

const Book = z.array(z.object({ out_trade_no: z.string(), subject: z.string(), status: z.string() }));

/** Waits until the tab is at the cashier. @returns number of the order that is to be paid there */
export async function atCashier(page: Page): Promise<string> {
  await page.waitForURL(/^http:\/\/cashier\.localhost:/);
  return new URL(page.url()).searchParams.get('out_trade_no') ?? '';
}

/** Pays or cancels at the cashier, and waits for the orders to which it leads back. */
export async function chooseAtCashier(page: Page, choice: 'Pay' | 'Cancel'): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${choice}`) }).click();
  await page.waitForURL(`${siteUrl}/personal?page=2`);
}

/** What the cashier knows of orders. */
export async function cashierBook() {
  return Book.parse(await (await fetch(`${siteUrl}/__local/cashier/orders.json`)).json());
}

/** Works on an order as operators do. */
export const atDesk = (...args: string[]) => deskCommand(inject('siteState'), orders, ...args);

/** The orders that a member sees, the newest first. */
export const ordersOn = (page: Page): Locator => page.getByRole('list', { name: 'Orders' }).locator(':scope > li');

/** Waits until the newest order stands so. */
export const newestIs = (page: Page, status: string) =>
  ordersOn(page).first().getByText(status, { exact: true }).first().waitFor();

/** The form of a dongle's order. */
export const orderForm = (page: Page): Locator => page.getByRole('form', { name: /^Order of the / });
export const payButton = (page: Page): Locator => orderForm(page).getByRole('button', { name: 'Pay', exact: true });
export const quantity = (page: Page): Locator => orderForm(page).getByRole('spinbutton', { name: 'Quantity' });
export const total = (page: Page): Locator => orderForm(page).locator('output');
