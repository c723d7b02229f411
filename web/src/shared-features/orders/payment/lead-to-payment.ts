import { buyDongle, buyPlan } from '../../../../../shared/contract/orders/purchase.ts';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { ask } from '../../../lib/api/api.ts';
import type { AskedOf } from '../../../lib/api/call.ts';
import { RefusedForNow } from '../../../lib/api/retry-after.ts';
import { troubleOf } from '../../../lib/api/trouble-of.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { requestIds } from '../../../ui/form/form/request-ids.ts';
import { noteOrdered, notePaidAgain } from './begun-payment.ts';
import { readPaymentForm, sendPaymentForm, UnusableForm } from './payment-form.ts';

/** What came of it, for a person: '' where the page is about to be another; undefined while the tab is on its way to the provider. */
export type Outcome = Promise<string | undefined>;

type Purchase = typeof buyDongle | typeof buyPlan;

/** A purchase of what has no order yet, or the payment of an order that is there. */
interface Asked<Entry extends Purchase> {
  readonly entry: Entry;
  readonly body: AskedOf<Entry>;
  /** Under which its request id is kept: the same content is the same order until that is paid (product-rules.md#request-ids). */
  readonly draft?: string;
}

async function formOf<Entry extends Purchase>({ entry, body, draft }: Asked<Entry>) {
  // Another member in the same tab orders something of their own.
  const id = draft && (await requestIds(draft).of({ uid: session.user()?.uid, ...body }));
  const asked = { ...body, ...(id && { request_id: id }) } as AskedOf<Entry>; // the same with its request id
  const { data } = await ask(entry, asked);
  return readPaymentForm(data.buyFormHtml);
}

/**
 * Orders, and leads the tab to the payment provider (product-rules.md#payment).
 * @throws UnusableForm where the answer does not lead there
 */
async function leadToPayment<Entry extends Purchase>(asked: Asked<Entry>): Outcome {
  const { body, draft = '' } = asked;
  try {
    const form = await formOf(asked);
    if ('oid' in body) notePaidAgain(String(body.oid));
    else noteOrdered(draft);
    sendPaymentForm(form);
    return undefined;
  } catch (error) {
    if (error instanceof UnusableForm) {
      reportError(error);
      throw error;
    }
    // What the server has refused, not for a while only, was not done: the next attempt is a request of its own.
    if (draft && error instanceof Refusal && !(error instanceof RefusedForNow)) requestIds(draft).answered();
    return (await troubleOf(error)) ?? '';
  }
}

/** Orders dongles. @param draft under which the request id is kept */
export function payDongles(body: AskedOf<typeof buyDongle>, draft: string): Outcome {
  return leadToPayment({ entry: buyDongle, body, draft });
}

/** Orders a plan. */
export function payPlan(body: AskedOf<typeof buyPlan>, draft: string): Outcome {
  return leadToPayment({ entry: buyPlan, body, draft });
}

/** Pays an order that is there, by its number. */
export function payOrder(oid: string): Outcome {
  return leadToPayment({ entry: buyDongle, body: { oid } });
}
