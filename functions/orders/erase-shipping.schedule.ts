import { schedule } from '../platform/events/schedule.ts';
import { needs } from './needs.ts';
import { oldShippingEraser, shippingEraser } from './personal-data/shipping-eraser.ts';

export default schedule(needs.eraseShipping, ({ ownedBy, indexes }) =>
  oldShippingEraser({ index: indexes['orders.byShippingEnd'], erase: shippingEraser(ownedBy) }),
);
