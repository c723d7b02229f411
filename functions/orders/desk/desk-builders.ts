import { auditPartition } from '../../platform/audit/audit-row.ts';
import { anOrderDesk } from '../order-builders.ts';
import type { PlacedOrder } from '../orders/order-repository.ts';
import { refunder } from '../payment/refunder.ts';
import type { RefundTrade } from '../payment/trade.ts';
import { orderOpener } from './order-desk.ts';
import { orderRefunder } from './order-refunder.ts';
import { orderSettler } from './order-settler.ts';
import { orderFinisher, orderShipper } from './order-shipper.ts';

export const operator = 'arn:aws:iam::123456789012:user/grace';
export const sent = { courier: 'sf', number: 'SF1020003004005' };

/** A back office, and a provider that answers refunds as a test wants. */
export function aBackOffice() {
  const desk = anOrderDesk();
  const { sealer, audited, now, transact } = desk;
  const asked: string[] = [];
  const provider: { answer: RefundTrade } = { answer: async () => 'refunded' };
  const refundTrade: RefundTrade = (id, total, before) => {
    asked.push(`${id} ${total.minor}`);
    return provider.answer(id, total, before);
  };
  const refund = refunder({ refundTrade, transact, now });
  const between: { happens: (order: PlacedOrder) => Promise<unknown> } = { happens: async () => undefined };
  const find: typeof desk.find = async (id) => {
    const order = await desk.find(id);
    if (order) await between.happens(order);
    return order;
  };
  return {
    ...desk,
    asked,
    provider,
    /** What happens between an operator's reading of an order and the writing that follows. */
    between,
    open: orderOpener({ find, sealer, audited }),
    ship: orderShipper({ find, audited, now }),
    finish: orderFinisher({ find, audited, now }),
    settle: orderSettler({ find, audited }),
    refund: orderRefunder({ find, audited, refund, now }),
    resume: refund,
    /** Who did what to what, as the audit trail has it. */
    trail: () =>
      desk
        .items()
        .filter(({ pk }) => pk === auditPartition)
        .map(({ operator, action, subject }) => ({ operator, action, subject })),
  };
}
