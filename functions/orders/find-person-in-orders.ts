import { findPersonInOrders } from '../../shared/contract/orders/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { personFinder } from '../platform/personal-data/person.ts';
import { needs } from './needs.ts';
import { recordsOfPerson } from './personal-data/order-records.ts';

export default operation(findPersonInOrders, needs.findPersonInOrders, ({ ownedBy, indexes, sealer }) =>
  personFinder({ sealer, find: recordsOfPerson({ ownedBy, byPhone: indexes['orders.byPhone'] }) }),
);
