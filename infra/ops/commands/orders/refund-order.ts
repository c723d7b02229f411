import { refundOrder as refunding } from '../../../../shared/contract/orders/desk.ts';
import { changeOrder, type OrderAction } from './order-options.ts';

/** Pays an order back. Where the provider has not answered clearly it is refunding still, and is asked about again by itself. */
export const refundOrder: OrderAction = {
  names: ['ORDER'],
  takes: ['yes'],
  run: (desk, { yes, json }, output, id = '') =>
    changeOrder(
      desk,
      {
        id,
        yes,
        json,
        done: 'refunded',
        make: (operator) => desk.operate('refundOrder', refunding, { id, operator }),
      },
      output,
    ),
};
