import { finishOrder as finishing } from '../../../../shared/contract/orders/desk.ts';
import { changeOrder, type OrderAction } from './order-options.ts';

/** Notes that an order has arrived. */
export const finishOrder: OrderAction = {
  names: ['ORDER'],
  takes: ['yes'],
  run: (desk, { yes, json }, output, id = '') =>
    changeOrder(
      desk,
      {
        id,
        yes,
        json,
        done: 'finished',
        make: (operator) => desk.operate('finishOrder', finishing, { id, operator }),
      },
      output,
    ),
};
