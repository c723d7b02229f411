import { ownPages } from '../../shared/contract/order-fields.ts';
import { listOwnSubscriptions } from '../../shared/contract/orders/purchase.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { endpoint, provingMember, rowsOfMember } from '../platform/index.ts';
import { subscriptionPage } from './subscriptions/subscription.ts';
import { subscriptionsOf } from './subscriptions/subscription-repository.ts';
import { ordersTable } from './tables.ts';

export default endpoint(
  listOwnSubscriptions,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([ordersTable, 'Query']) } },
  ({ ownedBy }) =>
    async (asked, member) => {
      const subscriptions = await subscriptionsOf(ownedBy(member).orders);
      return pageReply(ownPages, subscriptionPage(subscriptions, asked, Date.now()));
    },
);
