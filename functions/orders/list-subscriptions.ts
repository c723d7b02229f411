import { listSubscriptions } from '../../shared/contract/orders/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { needs } from './needs.ts';
import { subscriptionFactsOf } from './subscriptions/subscription.ts';
import { subscriptionsOf } from './subscriptions/subscription-repository.ts';

export default operation(listSubscriptions, needs.listSubscriptions, ({ ownedBy, audited }) => async (asked) => {
  const { member, operator } = asked;
  await audited({ operator, subject: `member ${member}` });
  const subscriptions = await subscriptionsOf(ownedBy({ uid: member }).orders);
  const now = Date.now();
  return { list: subscriptions.map((subscription) => subscriptionFactsOf(member, subscription, now)) };
});
