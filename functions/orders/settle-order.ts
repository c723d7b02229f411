import { settleOrder } from '../../shared/contract/orders/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { orderSettler } from './desk/order-settler.ts';
import { needs } from './needs.ts';
import { orderFinder } from './orders/order-repository.ts';

export default operation(settleOrder, needs.settleOrder, ({ tables, ownedBy, audited }) =>
  orderSettler({ find: orderFinder({ table: tables.orders, ownedBy }), audited }),
);
