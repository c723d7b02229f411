import { auditedAs } from '../../platform/audit/audit.ts';
import { auditPartition } from '../../platform/audit/audit-row.ts';
import { operating } from '../../platform/testing/starting.ts';
import finishOrder from '../finish-order.ts';
import grantSubscription from '../grant-subscription.ts';
import { anOrderDesk } from '../order-builders.ts';
import { orderFinder } from '../orders/order-repository.ts';
import { refunder } from '../payment/refunder.ts';
import type { RefundTrade } from '../payment/trade.ts';
import settleOrder from '../settle-order.ts';
import shipOrder from '../ship-order.ts';
import showOrder from '../show-order.ts';
import { orderRefunder } from './order-refunder.ts';

export const operator = 'arn:aws:iam::123456789012:user/grace';
export const sent = { courier: 'sf', number: 'SF1020003004005' };

/** A back office, and a provider that answers refunds as a test wants. */
export function aBackOffice() {
  const desk = anOrderDesk();
  const { sealer, audited, table: orders, transact } = desk;
  const asked: string[] = [];
  const provider: { answer: RefundTrade } = { answer: async () => 'refunded' };
  const refundTrade: RefundTrade = (id, total, before) => {
    asked.push(`${id} ${total.minor}`);
    return provider.answer(id, total, before);
  };
  const refund = refunder({ refundTrade, transact });
  const between = { happens: async (): Promise<unknown> => undefined };
  const ownedBy: typeof desk.ownedBy = (member) => {
    const owned = desk.ownedBy(member).orders;
    const get: typeof owned.get = async (sk) => {
      const item = await owned.get(sk);
      await between.happens();
      return item;
    };
    return { orders: { ...owned, get } };
  };
  const clients = { orders, ownedBy, audited };
  return {
    ...desk,
    asked,
    provider,
    /** What happens between an operator's reading of a member's row and the writing that follows. */
    between,
    open: operating(showOrder, { ...clients, open: sealer.open }),
    ship: operating(shipOrder, clients),
    finish: operating(finishOrder, clients),
    settle: operating(settleOrder, clients),
    grant: operating(grantSubscription, clients),
    refund: orderRefunder({
      find: orderFinder({ orders, ownedBy }),
      audited: auditedAs(audited, 'order.refunded'),
      refund,
    }),
    resume: refund,
    /** Who did what to what, as the audit trail has it. */
    trail: () =>
      desk
        .items()
        .filter(({ pk }) => pk === auditPartition)
        .map(({ operator, action, subject }) => ({ operator, action, subject })),
  };
}
