import { ownPages } from '../../shared/contract/order-fields.ts';
import { listOwnSubscriptions } from '../../shared/contract/orders/purchase.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { subscriptionPage } from './subscriptions/subscription.ts';
import { subscriptionsOf } from './subscriptions/subscription-repository.ts';

export default endpoint(listOwnSubscriptions, needs.listOwnSubscriptions, ({ ownedBy }) => async (asked, member) => {
  const subscriptions = await subscriptionsOf(ownedBy(member).orders);
  return pageReply(ownPages, subscriptionPage(subscriptions, asked, Date.now()));
});
