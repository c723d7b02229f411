import { shipOrder as shipping } from '../../../../shared/contract/orders/desk.ts';
import { CommandError } from '../../../terminal/command-line.ts';
import { changeOrder, type OrderAction } from './order-options.ts';

/** Notes that a courier has an order. */
export const shipOrder: OrderAction = {
  names: ['ORDER'],
  takes: ['courier', 'number', 'yes'],
  async run(desk, { courier, number, yes, json }, output, id = '') {
    if (courier === undefined || number === undefined)
      throw new CommandError('"orders ship" needs --courier and --number');
    const make = (operator: string) => desk.operate('shipOrder', shipping, { id, courier, number, operator });
    return changeOrder(desk, { id, yes, json, done: 'shipped', make }, output);
  },
};
