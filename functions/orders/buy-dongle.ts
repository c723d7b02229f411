import { buyDongle } from '../../shared/contract/orders/purchase.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { dongleProduct } from './orders/catalogue.ts';
import { orderPlacer } from './orders/order-placer.ts';
import { orderFinder } from './orders/order-repository.ts';
import { payFormMaker } from './orders/payable-order.ts';
import { paymentProvider } from './payment/payment-provider.ts';

export default endpoint(buyDongle, needs.buyDongle, ({ tables, ownedBy, once, sealer, secret }) => {
  const now = Date.now;
  const place = orderPlacer({ ownedBy, once, sealer, now });
  const find = orderFinder({ table: tables.orders, ownedBy });
  const payForm = payFormMaker({ find, provider: paymentProvider(secret), now });
  return async ({ oid, purchase, request_id }, { uid }, viewer) => {
    if (!purchase) return payForm(uid, oid, viewer);
    const { tid, num, ...shipping } = purchase;
    const parcel = { shipping, seal: (subject: string) => sealer.seal(subject, shipping) };
    const { id } = await place(uid, { product: dongleProduct(tid, num), parcel }, request_id);
    return payForm(uid, id, viewer);
  };
});
