import { shipOrder } from '../../shared/contract/orders/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { orderShipper } from './desk/order-shipper.ts';
import { needs } from './needs.ts';
import { orderFinder } from './orders/order-repository.ts';

export default operation(shipOrder, needs.shipOrder, ({ tables, ownedBy, audited }) =>
  orderShipper({ find: orderFinder({ table: tables.orders, ownedBy }), audited, now: Date.now }),
);
