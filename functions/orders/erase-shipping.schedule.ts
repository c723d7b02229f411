import * as z from 'zod/mini';
import { index, rowsOfMember, schedule } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { monthAfter, shippingEraser } from './personal-data/shipping-eraser.ts';
import { ordersTable } from './tables.ts';

const Place = z.object({ uid: z.string(), sk: z.string() });

/** Months that a run looks back: whatever was missed for two years is made good. */
const lookedBack = 24;

/** Erases where orders went that are older than three years. Running it again erases nothing more. */
export default schedule(
  {
    expression: 'cron(45 3 * * ? *)',
    userImpact: 'Addresses to which something was sent are kept for longer than the three years that we promise.',
    uses: { ownedBy: rowsOfMember([ordersTable, 'UpdateItem']), byShippingEnd: index(ordersTable, 'byShippingEnd') },
  },
  ({ ownedBy, byShippingEnd }) => {
    const erase = shippingEraser(ownedBy);
    return async ({ dueAt }) => {
      let erased = 0;
      for (let back = 1; back <= lookedBack; back += 1)
        for await (const items of byShippingEnd.queryPages(monthAfter(dueAt.getTime(), -back)))
          for (const { uid, sk } of items.map((item) => Place.parse(item))) if (await erase(uid, sk)) erased += 1;
      log(lines.shippingErased, { erased });
    };
  },
);
