import { grantSubscription } from '../../shared/contract/orders/desk.ts';
import { auditing, operation, rowsOfMember } from '../platform/index.ts';
import { subscriptionGranter } from './desk/subscription-granter.ts';
import { ordersTable } from './tables.ts';

export default operation(
  grantSubscription,
  {
    uses: {
      ownedBy: rowsOfMember([ordersTable, 'GetItem']),
      audited: auditing({ inMembers: [[ordersTable, 'PutItem']] }),
    },
  },
  ({ ownedBy, audited }) => subscriptionGranter({ ownedBy, audited, now: Date.now }),
);
