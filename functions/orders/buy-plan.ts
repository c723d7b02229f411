import { orderPlaced } from '../../events/order-placed/event.ts';
import { buyPlan } from '../../shared/contract/orders/purchase.ts';
import { once } from '../platform/calls/answering-once.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { hashing } from '../platform/personal-data/sealing.ts';
import { readingSecrets } from '../platform/secrets/secrets.ts';
import { rows, rowsOfMember } from '../platform/tables/rows.ts';
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
    const now = Date.now;
    const place = orderPlacer({ ownedBy, once, sealer: { lookupHash }, now });
    const find = orderFinder({ table: orders, ownedBy });
    const payForm = payFormMaker({ find, provider: paymentProvider(secret), now });
    return async ({ type, plan, hwid, request_id }, { uid }, viewer) => {
      const { id } = await place(uid, { product: planProduct(type, plan, hwid) }, request_id);
      return payForm(uid, id, viewer);
    };
  },
);
