import { Refusal } from '../../../shared/contract/refusal.ts';
import { fen } from '../../../shared/money.ts';
import { orderLifecycle } from '../../../shared/order-lifecycle.ts';
import { originOf, type Viewer } from '../../platform/calls/viewer.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import type { orderFinder, PlacedOrder } from './order-repository.ts';
import { isPayable } from './stored-order.ts';

interface Paying {
  readonly find: ReturnType<typeof orderFinder>;
  readonly provider: Pick<PaymentProvider, 'payForm'>;
}

/**
 * The form that pays an order, for its member alone; the same order has the same number at the provider each time.
 * @throws Refusal for an order of somebody else's, as if there were none, and for one that is not to be paid
 */
export function payFormMaker({ find, provider }: Paying) {
  return async (uid: string, id: string, viewer: Pick<Viewer, 'siteHost'>): Promise<{ buyFormHtml: string }> => {
    const order = await find(id);
    if (order?.uid !== uid) throw new Refusal('There is no such order');
    if (!isPayable(order, Date.now())) throw new Refusal(`This order cannot be paid: it is ${stateName(order)}`);
    const buyFormHtml = await provider.payForm({
      orderId: order.id,
      subject: order.quantity === 1 ? order.productName : `${order.quantity} x ${order.productName}`,
      total: fen(order.total),
      payUntil: new Date(order.payUntil),
      origin: originOf(viewer),
    });
    return { buyFormHtml };
  };
}

function stateName({ state }: PlacedOrder): string {
  // Its day is over, or what it said of a person was erased, and the job that closes it has not come yet.
  return (state === 'unpaid' ? orderLifecycle.closed : orderLifecycle[state]).statusName.toLowerCase();
}
