import { orderPlaced } from '../../events/order-placed/event.ts';
import { buyDongle } from '../../shared/contract/orders/purchase.ts';
import {
  endpoint,
  hashing,
  limiting,
  once,
  provingMember,
  readingSecrets,
  rows,
  rowsOfMember,
  sealing,
} from '../platform/index.ts';
import { dongleProduct } from './orders/catalogue.ts';
import { orderPlacer } from './orders/order-placer.ts';
import { orderFinder } from './orders/order-repository.ts';
import { payFormMaker } from './orders/payable-order.ts';
import { paymentProvider } from './payment/payment-provider.ts';
import { shippingRetention } from './retention.ts';
import { ordersTable } from './tables.ts';

export default endpoint(
  buyDongle,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      orders: rows(ordersTable, 'GetItem'),
      ownedBy: rowsOfMember([ordersTable, 'GetItem']),
      once: once(ordersTable, {
        in: [[ordersTable, 'PutItem']],
        inMembers: [[ordersTable, 'UpdateItem']],
        announces: [orderPlaced],
        outbox: ordersTable,
      }),
      seal: sealing(shippingRetention),
      lookupHash: hashing(),
      secret: readingSecrets('payment'),
    },
  },
  ({ ownedBy, once, secret, orders, seal, lookupHash }) => {
    const place = orderPlacer({ ownedBy, once, lookupHash });
    const find = orderFinder({ orders, ownedBy });
    const payForm = payFormMaker({ find, provider: paymentProvider(secret) });
    return async ({ oid, purchase, request_id }, { uid }, viewer) => {
      if (!purchase) return payForm(uid, oid, viewer);
      const { tid, num, ...shipping } = purchase;
      const parcel = { shipping, seal: (subject: string) => seal(subject, shipping) };
      const { id } = await place(uid, { product: dongleProduct(tid, num), parcel }, request_id);
      return payForm(uid, id, viewer);
    };
  },
);
