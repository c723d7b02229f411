import { functionName } from '../../../shared/contract/names.ts';
import { orderRows } from '../rows/order-rows.ts';
import { eventually } from '../runs/eventually.ts';
import type { TestSite } from '../site/site.ts';
import { invokeFunction } from '../site/site-clients.ts';

const minute = 60_000;

type Site = Pick<TestSite, 'stateDirectory'>;

/** Runs a job as if it were due so much later than now, in milliseconds. */
function runLater({ stateDirectory }: Site, job: string, later: number): Promise<unknown> {
  const scheduledAt = new Date(Date.now() + later).toISOString();
  return invokeFunction(stateDirectory, functionName('local', job), { scheduledAt });
}

/** Asks about each order that is unpaid now, and brings each refund that is under way now to its end. */
export function askAboutPayments(site: Site): Promise<unknown> {
  return runLater(site, 'askAboutPayments', 6 * minute);
}

/** Asks about each order that is paid and not sent, and was placed within the last five minutes, as if that were a day ago. */
export function askAboutRefunds(site: Site): Promise<unknown> {
  return runLater(site, 'askAboutPayments', 24 * 60 * minute);
}

/** Closes, once, each order that is unpaid now, as if its day were over. */
export function closeUnpaidOnce(site: Site): Promise<unknown> {
  return runLater(site, 'closeUnpaidOrders', 24 * 60 * minute + 11 * minute);
}

/** The numbers of orders in a state. */
export async function inState({ stateDirectory }: Site, state: string): Promise<readonly string[]> {
  const { orders } = await orderRows(stateDirectory);
  return orders.flatMap((order) => (order.state === state ? [order.id] : []));
}

/** Closes orders until none is unpaid: the index by which they are found lags behind. */
export async function closeUnpaid(site: Site): Promise<void> {
  await eventually(
    async () => {
      await closeUnpaidOnce(site);
      return inState(site, 'unpaid');
    },
    (unpaid) => unpaid.length === 0,
    300,
  );
}
