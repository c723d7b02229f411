import { grantSubscription } from '../../shared/contract/orders/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { subscriptionGranter } from './desk/subscription-granter.ts';
import { needs } from './needs.ts';

export default operation(grantSubscription, needs.grantSubscription, ({ ownedBy, audited }) =>
  subscriptionGranter({ ownedBy, audited, now: Date.now }),
);
