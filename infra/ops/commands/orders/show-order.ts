import { showOrder as showing } from '../../../../shared/contract/orders/desk.ts';
import { asJson } from '../../../terminal/command-line.ts';
import type { OrderAction } from './order-options.ts';
import { orderText } from './order-text.ts';

/** Shows one order with where it goes and all that happened to it. */
export const showOrder: OrderAction = {
  names: ['ORDER'],
  async run({ operate, operator }, { json }, output, id = '') {
    const order = await operate('showOrder', showing, { id, operator: await operator() });
    output.out(json ? asJson(order) : orderText(order));
    return 0;
  },
};
