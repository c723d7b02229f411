import { millisecondsLeft } from '../../platform/aws/time-budget.ts';
import { log } from '../../platform/logging/log.ts';
import * as lines from '../log-lines.ts';
import type { ListedOrder } from '../orders/stored-order.ts';
import { ProviderUnclear } from './trade.ts';

/** Milliseconds that one order may take: three calls of the provider, and a write. */
const perOrder = 17_000;

/** Orders that are worked on at the same time. */
const atATime = 10;

/**
 * Works through orders, in their order, as long as there is time. One order that the provider is unclear about holds no other up.
 * @returns those that were worked on
 * @throws what else failed, once all were worked on
 */
export async function eachOrder(
  pages: AsyncIterable<readonly ListedOrder[]>,
  work: (order: ListedOrder) => Promise<unknown>,
): Promise<readonly ListedOrder[]> {
  const looked: ListedOrder[] = [];
  const failures: unknown[] = [];
  const attempt = async (order: ListedOrder) => {
    try {
      await work(order);
    } catch (error) {
      if (error instanceof ProviderUnclear) log(lines.providerUnclear, { orderId: order.id }, { ProviderUnclear: 1 });
      else failures.push(error);
    }
  };
  for await (const page of pages)
    for (let at = 0; at < page.length && millisecondsLeft() > perOrder; at += atATime) {
      const next = page.slice(at, at + atATime);
      looked.push(...next);
      await Promise.all(next.map(attempt));
    }
  if (failures.length > 0) throw failures[0];
  return looked;
}

/** Does one piece of work after the other, also where one before it fails. @throws what failed first, once all were done */
export function inTurn<Given>(...works: readonly ((given: Given) => Promise<void>)[]) {
  return async (given: Given): Promise<void> => {
    const failures: unknown[] = [];
    for (const work of works) await work(given).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
}
