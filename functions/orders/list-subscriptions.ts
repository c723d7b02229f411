import { listSubscriptions } from '../../shared/contract/orders/desk.ts';
import { auditing, operation, rowsOfMember } from '../platform/index.ts';
import { subscriptionFactsOf } from './subscriptions/subscription.ts';
import { subscriptionsOf } from './subscriptions/subscription-repository.ts';
import { ordersTable } from './tables.ts';

export default operation(
  listSubscriptions,
  { uses: { ownedBy: rowsOfMember([ordersTable, 'Query']), audited: auditing({}) } },
  ({ ownedBy, audited }) =>
    async (asked) => {
      const { member, operator } = asked;
      await audited({ operator, subject: `member ${member}` });
      const subscriptions = await subscriptionsOf(ownedBy({ uid: member }).orders);
      const now = Date.now();
      return { list: subscriptions.map((subscription) => subscriptionFactsOf(member, subscription, now)) };
    },
);
