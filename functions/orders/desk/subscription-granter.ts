import { randomUUID } from 'node:crypto';
import type { SubscriptionFacts } from '../../../shared/contract/order-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import { granted, subscriptionFactsOf, subscriptionSk } from '../subscriptions/subscription.ts';
import { nextSubscription, type SubscriptionKey } from '../subscriptions/subscription-repository.ts';

interface Granter {
  readonly ownedBy: OwnedBy<{ readonly orders: OwnedTable<'GetItem'> }>;
  readonly audited: Audited<Only<{ PutItem: 'orders' }>>;
  readonly now: () => number;
}

interface Asked extends SubscriptionKey {
  readonly member: string;
  readonly days: number;
  /** Whether it has to be there already. */
  readonly extends: boolean;
  readonly request_id?: string | undefined;
  readonly operator: string;
}

/** Gives days of a subscription, once for each request id. @throws Refusal where there is none to extend */
export function subscriptionGranter({ ownedBy, audited, now }: Granter) {
  return ({
    request_id: requestId = randomUUID(),
    member,
    days,
    operator,
    ...asked
  }: Asked): Promise<SubscriptionFacts> => {
    const { orders } = ownedBy({ uid: member });
    const sk = subscriptionSk(asked.software, asked.hwid);
    const grant = { id: `grant-${requestId}`, days, at: new Date(now()).toISOString(), isOver: false };
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
      return subscriptionFactsOf(member, after, now());
    });
  };
}
