import type { OrderFacts } from '../../../../shared/contract/order-schemas.ts';
import {
  type finishOrder,
  type refundOrder,
  type settleOrder,
  showOrder,
} from '../../../../shared/contract/orders/desk.ts';
import { asJson, type Output } from '../../../terminal/command-line.ts';
import type { Action, Desk } from '../../command-with-actions.ts';
import { orderText } from './order-text.ts';

export const orderOptions = {
  state: { type: 'string' },
  courier: { type: 'string' },
  number: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

export type OrderAction = Action<typeof orderOptions>;

/** What an operator asks to have done to an order. */
interface Change {
  readonly id: string;
  readonly yes: boolean;
  readonly json: boolean;
  /** What is said of it: `shipped`. */
  readonly done: string;
  readonly make: (operator: string) => Promise<OrderFacts>;
}

/** Changes an order, or without `--yes` shows which it would be. @returns the exit code */
export async function changeOrder(
  { operate, operator }: Desk,
  { id, yes, json, done, make }: Change,
  output: Output,
): Promise<number> {
  const who = await operator();
  if (!yes) {
    const order = await operate('showOrder', showOrder, { id, operator: who });
    output.out(json ? asJson(order) : orderText(order));
    output.error(`The order was not ${done}: add --yes.\n`);
    return 1;
  }
  const order = await make(who);
  output.out(json ? asJson(order) : `Order ${id} is ${order.state}.\n`);
  return 0;
}

/** An action that needs nothing but the order's number. @param done what is said of the order: `finished` */
export function changing(
  done: string,
  name: 'finishOrder' | 'refundOrder' | 'settleOrder',
  operation: typeof finishOrder | typeof refundOrder | typeof settleOrder,
): OrderAction {
  return {
    names: ['ORDER'],
    takes: ['yes'],
    run: (desk, { yes, json }, output, id = '') => {
      const make = (operator: string) => desk.operate(name, operation, { id, operator });
      return changeOrder(desk, { id, yes, json, done, make }, output);
    },
  };
}
