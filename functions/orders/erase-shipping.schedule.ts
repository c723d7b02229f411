import { index, rowsOfMember, schedule } from '../platform/index.ts';
import { oldShippingEraser, shippingEraser } from './personal-data/shipping-eraser.ts';
import { ordersTable } from './tables.ts';

export default schedule(
  {
    expression: 'cron(45 3 * * ? *)',
    userImpact: 'Addresses to which something was sent are kept for longer than the three years that we promise.',
    uses: { ownedBy: rowsOfMember([ordersTable, 'UpdateItem']), byShippingEnd: index(ordersTable, 'byShippingEnd') },
  },
  ({ ownedBy, byShippingEnd }) => oldShippingEraser({ index: byShippingEnd, erase: shippingEraser(ownedBy) }),
);
