import { randomUUID } from 'node:crypto';
import { type PayForm, payFormIn, sendPayForm } from '../../../infra/dev/demo/pay-form.ts';
import { buyDongle, buyPlan } from '../../../shared/contract/orders/purchase.ts';
import { cashierOf } from './cashier.ts';
import { ask, type RegisteredMember } from './members.ts';

type Buyer = Pick<RegisteredMember, 'proof'>;

/** Where parcels go. */
export const shipping = { name: 'Ada Lovelace', phone: '13800138000', addr: '1 Stage Road, Shanghai' };

/** Orders two S1 dongles. @param more what is asked for differently @returns the form that pays them */
export async function aDongleOrder(siteUrl: string, { proof }: Buyer, more: object = {}): Promise<PayForm> {
  const asked = { ...proof, tid: 5, num: 2, ...shipping, request_id: randomUUID(), ...more };
  return payFormIn((await ask(siteUrl, buyDongle, asked)).buyFormHtml);
}

/** Orders a plan of P1 for a computer: 1 for 60 days, 2 for a year, 3 for ever. @returns the form that pays it */
export async function aPlanOrder(siteUrl: string, { proof }: Buyer, hwid: string, plan = 2): Promise<PayForm> {
  const asked = { ...proof, type: '1', plan, hwid, request_id: randomUUID() };
  return payFormIn((await ask(siteUrl, buyPlan, asked)).buyFormHtml);
}

/** Goes to the cashier with a form, and pays there. @returns the order's number */
export async function pay(siteUrl: string, form: PayForm): Promise<string> {
  await sendPayForm(form);
  if (!(await cashierOf(siteUrl).act('pay', form.orderId))) throw new Error('The cashier takes no payment of it');
  return form.orderId;
}
