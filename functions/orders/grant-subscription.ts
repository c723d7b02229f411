import { randomUUID } from 'node:crypto';
import { grantSubscription } from '../../shared/contract/orders/desk.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { auditing, operation, rowsOfMember } from '../platform/index.ts';
import { contended, untilUncontended } from '../platform/tables/contention.ts';
import { granted, subscriptionFactsOf, subscriptionSk } from './subscriptions/subscription.ts';
import { nextSubscription } from './subscriptions/subscription-repository.ts';
import { ordersTable } from './tables.ts';

/** Gives days of a subscription, once for each request id. It is refused where there is none to extend. */
export default operation(
  grantSubscription,
  {
    uses: {
      ownedBy: rowsOfMember([ordersTable, 'GetItem']),
      audited: auditing({ inMembers: [[ordersTable, 'PutItem']] }),
    },
  },
  ({ ownedBy, audited }) =>
    ({ request_id: requestId = randomUUID(), member, days, operator, ...asked }) => {
      const { orders } = ownedBy({ uid: member });
      const sk = subscriptionSk(asked.software, asked.hwid);
      const grant = { id: `grant-${requestId}`, days, at: new Date().toISOString(), isOver: false };
      return untilUncontended(async () => {
        const item = await orders.get(sk);
        if (!item && asked.extends) throw new Refusal('There is no such subscription to extend');
        const { before, after, isUnchanged } = nextSubscription(item, asked, (grants) => granted(grants, grant));
        if (after !== before) {
          const outcome = await audited<'changed'>({ operator, subject: `member ${member}` }, (transaction) =>
            transaction.put('orders', { ...after, ...orders.key(sk) }, isUnchanged, 'changed'),
          );
          if (outcome === 'changed') return contended;
        }
        return subscriptionFactsOf(member, after, Date.now());
      });
    },
);
