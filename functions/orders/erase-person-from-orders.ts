import { erasePersonFromOrders } from '../../shared/contract/orders/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { needs } from './needs.ts';
import { recordsOfPerson } from './personal-data/order-records.ts';
import { recordEraser } from './personal-data/person-eraser.ts';

export default operation(erasePersonFromOrders, needs.erasePersonFromOrders, ({ ownedBy, indexes, sealer, audited }) =>
  personEraser({
    sealer,
    audited,
    find: recordsOfPerson({ ownedBy, byPhone: indexes['orders.byPhone'] }),
    erase: recordEraser({ ownedBy, now: Date.now }),
  }),
);
