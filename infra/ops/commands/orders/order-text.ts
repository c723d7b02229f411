import type { OpenedOrder } from '../../../../shared/contract/order-schemas.ts';
import { textTable } from '../../../terminal/text-table.ts';
import { minute } from '../../minute.ts';

/** One order in words. */
export function orderText(order: OpenedOrder): string {
  const facts = [
    ['State', order.flag ? `${order.state}, ${order.flag}` : order.state],
    ['Product', `${order.quantity} x ${order.product}`],
    ['Total', `${order.total} ${order.currency}`],
    ['Name', order.name],
    ['Phone', order.phone],
    ['Address', order.addr],
    ['Computer', order.hwid],
    ['Payment', order.tradeNumber],
    ['Refunded', order.refundedPart && `${order.refundedPart} ${order.currency}`],
    ['Courier', [order.courier, order.courierNumber].filter(Boolean).join(' ')],
    ...order.steps.map(({ state, at }) => [state, `${minute(at)} UTC`]),
    ['Member', order.member],
    ['Order', order.id],
  ].filter(([, value]) => value !== '');
  return `${textTable(['', ''], facts).trimStart()}\n`;
}
