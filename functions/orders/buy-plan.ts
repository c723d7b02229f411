import { orderPlaced } from '../../events/order-placed/event.ts';
import { buyPlan } from '../../shared/contract/orders/purchase.ts';
import {
  endpoint,
  hashing,
  limiting,
  once,
  provingMember,
  readingSecrets,
  rows,
  rowsOfMember,
} from '../platform/index.ts';
import { planProduct } from './orders/catalogue.ts';
import { orderPlacer } from './orders/order-placer.ts';
import { orderFinder } from './orders/order-repository.ts';
import { payFormMaker } from './orders/payable-order.ts';
import { paymentProvider } from './payment/payment-provider.ts';
import { ordersTable } from './tables.ts';

export default endpoint(
  buyPlan,
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
      lookupHash: hashing(),
      secret: readingSecrets('payment'),
    },
  },
  ({ ownedBy, once, secret, orders, lookupHash }) => {
    const place = orderPlacer({ ownedBy, once, lookupHash });
    const find = orderFinder({ orders, ownedBy });
    const payForm = payFormMaker({ find, provider: paymentProvider(secret) });
    return async ({ type, plan, hwid, request_id }, { uid }, viewer) => {
      const { id } = await place(uid, { product: planProduct(type, plan, hwid) }, request_id);
      return payForm(uid, id, viewer);
    };
  },
);
