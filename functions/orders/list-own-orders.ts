import { ownPages } from '../../shared/contract/order-fields.ts';
import { listOwnOrders } from '../../shared/contract/orders/purchase.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { pageOf } from '../platform/tables/numbered-list.ts';
import { needs } from './needs.ts';
import { orderReply, StoredOrder, shippingOf } from './orders/stored-order.ts';

export default endpoint(listOwnOrders, needs.listOwnOrders, ({ ownedBy, sealer }) => async (asked, member) => {
  const { list, count } = await pageOf(ownedBy(member).orders, asked);
  const orders = list.map((item) => StoredOrder.parse(item));
  const now = Date.now();
  const shown = orders.map(async (order) => orderReply(order, await shippingOf(sealer, order), now));
  return pageReply(ownPages, { list: await Promise.all(shown), count });
});
