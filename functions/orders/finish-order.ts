import { finishOrder } from '../../shared/contract/orders/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { orderFinisher } from './desk/order-shipper.ts';
import { needs } from './needs.ts';
import { orderFinder } from './orders/order-repository.ts';

export default operation(finishOrder, needs.finishOrder, ({ tables, ownedBy, audited }) =>
  orderFinisher({ find: orderFinder({ table: tables.orders, ownedBy }), audited, now: Date.now }),
);
