import { showOrder } from '../../shared/contract/orders/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { orderOpener } from './desk/order-desk.ts';
import { needs } from './needs.ts';
import { orderFinder } from './orders/order-repository.ts';

export default operation(showOrder, needs.showOrder, ({ tables, ownedBy, sealer, audited }) =>
  orderOpener({ find: orderFinder({ table: tables.orders, ownedBy }), sealer, audited }),
);
