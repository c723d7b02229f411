import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { codeTypes } from '../../../../shared/code-purposes.ts';
import { registerMember, sendEmailCode, signIn } from '../../../../shared/contract/accounts/sign-in.ts';
import { buyDongle, listOwnOrders } from '../../../../shared/contract/orders/purchase.ts';
import { dongles } from '../../../../shared/dongles.ts';
import { payFormIn, sendPayForm } from '../pay-form.ts';
import { names, phone } from '../people.ts';
import { pick, wholeFrom } from '../random.ts';
import type { Scene, Stage } from './scene.ts';

const password = 'twelve lamps light this demo';
const [lookEveryMs, mostLooks] = [500, 120];

const Mails = z.array(z.object({ text: z.string() }));

/** The code that was mailed to somebody. @throws Error when none comes within a minute */
async function codeMailedTo({ siteUrl, mailbox }: Stage): Promise<string> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const asked = new URLSearchParams({ to: mailbox });
    const [mail] = Mails.parse(await (await fetch(`${siteUrl}/__local/mail.json?${asked}`)).json());
    const [code] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
    if (code) return code;
    await delay(lookEveryMs);
  }
  throw new Error('No code has come by mail');
}

/** Registers somebody, and signs them in. @returns what proves them */
async function join(stage: Stage) {
  const { visitor, random, mailbox } = stage;
  await visitor.call(sendEmailCode, { email: mailbox, type: codeTypes.register });
  const code = await codeMailedTo(stage);
  await visitor.call(registerMember, { login_name: mailbox, password, code, userName: pick(random, names) });
  const { uid, login_token } = await visitor.call(signIn, { login_name: mailbox, password });
  return { uid, login_token };
}

/** Pays an order at the cashier of the local site. @throws Error when it takes no payment of it */
async function pay(siteUrl: string, orderId: string): Promise<void> {
  const { ok, status } = await fetch(`${siteUrl}/__local/cashier/orders/${orderId}/pay`, { method: 'POST' });
  if (!ok) throw new Error(`The cashier answered ${status}`);
}

/** Somebody joins, looks at their orders, and sometimes orders a dongle, which two of three pay. */
export const member: Scene = {
  label: 'members who join',
  weight: 2,
  play: async (stage) => {
    const { siteUrl, visitor, random } = stage;
    const proof = await join(stage);
    await visitor.call(listOwnOrders, { ...proof, page: 1 });
    if (random() < 0.4) return;
    const shipping = { name: pick(random, names), phone, addr: '1 Stage Road, Shanghai' };
    const product = { tid: pick(random, dongles).tid, num: wholeFrom(random, 1, 3) };
    const { buyFormHtml } = await visitor.call(buyDongle, { ...proof, ...product, ...shipping });
    const form = payFormIn(buyFormHtml);
    await sendPayForm(form);
    if (random() < 2 / 3) await pay(siteUrl, form.orderId);
  },
};
