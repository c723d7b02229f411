import { settleOrder as settling } from '../../../../shared/contract/orders/desk.ts';
import { changeOrder, type OrderAction } from './order-options.ts';

/** Notes that a partial refund is settled. */
export const settleOrder: OrderAction = {
  names: ['ORDER'],
  takes: ['yes'],
  run: (desk, { yes, json }, output, id = '') =>
    changeOrder(
      desk,
      {
        id,
        yes,
        json,
        done: 'settled',
        make: (operator) => desk.operate('settleOrder', settling, { id, operator }),
      },
      output,
    ),
};
