import { buyPlan } from '../../shared/contract/orders/purchase.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { planProduct } from './orders/catalogue.ts';
import { orderPlacer } from './orders/order-placer.ts';
import { orderFinder } from './orders/order-repository.ts';
import { payFormMaker } from './orders/payable-order.ts';
import { paymentProvider } from './payment/payment-provider.ts';

export default endpoint(buyPlan, needs.buyPlan, ({ tables, ownedBy, once, sealer, secret }) => {
  const now = Date.now;
  const place = orderPlacer({ ownedBy, once, sealer, now });
  const find = orderFinder({ table: tables.orders, ownedBy });
  const payForm = payFormMaker({ find, provider: paymentProvider(secret), now });
  return async ({ type, plan, hwid, request_id }, { uid }, viewer) => {
    const { id } = await place(uid, { product: planProduct(type, plan, hwid) }, request_id);
    return payForm(uid, id, viewer);
  };
});
