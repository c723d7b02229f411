import { finishOrder, refundOrder, settleOrder } from '../../../../shared/contract/orders/desk.ts';
import { commandWithActions } from '../../command-with-actions.ts';
import { listFlagged, listOrders } from './list-orders.ts';
import { changing, orderOptions } from './order-options.ts';
import { shipOrder } from './ship-order.ts';
import { showOrder } from './show-order.ts';

const help = `Works on what customers ordered. Whoever opens an order or changes it stands in the audit trail.

  npm run --silent ops -- orders list    [--state STATE] [--json]
  npm run --silent ops -- orders show    ORDER [--json]
  npm run --silent ops -- orders ship    ORDER --courier CODE --number N --yes [--json]
  npm run --silent ops -- orders finish  ORDER --yes [--json]
  npm run --silent ops -- orders refund  ORDER --yes [--json]
  npm run --silent ops -- orders settle  ORDER --yes [--json]
  npm run --silent ops -- orders flagged [--json]

  list             those that wait to be sent, or are in another state: unpaid, paid, shipped, finished, closed, refunding, refunded
  show             one order with where it goes and all that happened to it
  ship             notes that a courier has it; its member is told by mail
  finish           notes that it has arrived
  refund           refunds all of it, or what is left, by the payment provider; its member is told, and what it paid for ends
  settle           notes that a partial refund at the provider's console is settled: the rest of the order can be shipped
  flagged          those that somebody has to look at: paid when closed already or erased, refunded in part, or with a refund
                   that the provider refuses or does not answer
  --courier CODE   sf, ems, yto, dhl, ups, fedex, or another name, of which customers get no link
  --number N       the number of the parcel
  --yes            does it; without, it shows the order and fails
  --json           the same as data
  --to <stage>     the site to ask; "local" when not given

  Example: npm run --silent ops -- orders list --state shipped
`;

export const orders = commandWithActions({
  name: 'orders',
  summary: 'what customers ordered: list, show, ship, finish, refund, settle, flagged',
  help,
  options: orderOptions,
  actions: {
    list: listOrders,
    show: showOrder,
    ship: shipOrder,
    finish: changing('finished', 'finishOrder', finishOrder),
    // Where the provider has not answered clearly the order is refunding still, and is asked about again by itself.
    refund: changing('refunded', 'refundOrder', refundOrder),
    settle: changing('settled', 'settleOrder', settleOrder),
    flagged: listFlagged,
  },
});
