import { type OrderFacts, orderFlags } from '../../../../shared/contract/order-schemas.ts';
import { listOrders as listing } from '../../../../shared/contract/orders/desk.ts';
import { type OrderState, orderStates } from '../../../../shared/order-lifecycle.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import { textTable } from '../../../terminal/text-table.ts';
import { allPages } from '../../all-pages.ts';
import { minute } from '../../minute.ts';
import type { OrderAction } from './order-options.ts';

/** Lists the orders of a state: those that wait to be sent, unless told otherwise. */
export const listOrders: OrderAction = {
  takes: ['state'],
  async run({ operate }, { state = 'paid', json }, output) {
    const wanted = readState(state);
    const listed = await allPages((cursor) => operate('listOrders', listing, { state: wanted, cursor }));
    output.out(json ? asJson(listed) : listText(listed));
    return 0;
  },
};

/** Lists the orders that somebody has to look at. */
export const listFlagged: OrderAction = {
  async run({ operate }, { json }, output) {
    const listed: OrderFacts[] = [];
    for (const flag of orderFlags)
      listed.push(...(await allPages((cursor) => operate('listOrders', listing, { flag, cursor }))));
    output.out(json ? asJson(listed) : listText(listed));
    return 0;
  },
};

function readState(given: string): OrderState {
  const state = orderStates.find((each) => each === given);
  if (!state) throw new CommandError(`There is no state "${given}". There is: ${orderStates.join(', ')}`);
  return state;
}

function listText(listed: readonly OrderFacts[]): string {
  const rows = listed.map(({ id, placedAt, product, quantity, total, currency, state, flag = '' }) => [
    minute(placedAt),
    `${quantity} x ${product}`,
    `${total} ${currency}`,
    flag === '' ? state : `${state}, ${flag}`,
    id,
  ]);
  const heads = ['Placed (UTC)', 'Product', 'Total', 'State', 'Order'];
  const table = rows.length === 0 ? '' : `${textTable(heads, rows)}\n\n`;
  return `${table}${listed.length} ${listed.length === 1 ? 'order' : 'orders'}\n`;
}
