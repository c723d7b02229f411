import { schedule } from '../platform/events/schedule.ts';
import { orders } from './domain.ts';
import { needs } from './needs.ts';
import { oldShippingEraser, shippingEraser } from './personal-data/shipping-eraser.ts';

export default schedule(orders.schedules.eraseShipping, needs.eraseShipping, ({ ownedBy, indexes }) =>
  oldShippingEraser({ index: indexes['orders.byShippingEnd'], erase: shippingEraser(ownedBy) }),
);
