import { log } from '../../platform/logging/log.ts';
import * as lines from '../log-lines.ts';
import { payableFor } from '../orders/order-placer.ts';
import type { ordersIn } from '../orders/order-repository.ts';
import { eachOrder } from './each-order.ts';
import type { orderCloser } from './order-closer.ts';
import type { paymentRecorder } from './payment-recorder.ts';
import type { AskTrade, CloseTrade, Trade } from './trade.ts';

const minute = 60_000;

/** A notice usually comes within seconds: who has not paid after that long is asked about. */
const askedAfter = 5 * minute;

/** Longer than the clocks of provider and site may differ, and a payment that was begun in time takes. */
const closedAfter = payableFor + 10 * minute;

interface Listing {
  readonly list: ReturnType<typeof ordersIn>;
  readonly record: ReturnType<typeof paymentRecorder>;
}

/** Records what the provider says was paid. @returns whether it was */
function payments({ record }: Pick<Listing, 'record'>) {
  return async (orderId: string, trade: Trade): Promise<boolean> => {
    if (trade.state !== 'paid') return false;
    const outcome = await record({ orderId, tradeNumber: trade.tradeNumber, total: trade.total }, 'job');
    // The provider calls paid what we took for unpaid: its notice was lost, or never came through.
    if (outcome === 'paid') log(lines.paymentFound, { orderId }, { PaymentsFound: 1 });
    return true;
  };
}

/**
 * Asks the provider about orders that stay unpaid, in case a notice was lost. Those placed last come first: whoever leaves hundreds unpaid
 * hides no payment of somebody else, and what is not asked about in time is asked about when it is closed. Running it again changes
 * nothing more.
 */
export function paymentAsker({ list, record, askTrade }: Listing & { readonly askTrade: AskTrade }) {
  const take = payments({ record });
  return async ({ dueAt }: { readonly dueAt: Date }): Promise<void> => {
    const until = new Date(dueAt.getTime() - askedAfter);
    const seen = { count: 0, oldestMinutes: 0 };
    async function* unpaid() {
      for await (const page of list('unpaid', until, { newestFirst: true })) {
        const oldest = page.at(-1);
        seen.count += page.length;
        if (oldest) seen.oldestMinutes = Math.round((dueAt.getTime() - Date.parse(oldest.placedAt)) / minute);
        yield page;
      }
    }
    const asked = await eachOrder(unpaid(), async ({ id }) => take(id, await askTrade(id)));
    const { count, oldestMinutes } = seen;
    log(
      lines.unpaidLookedThrough,
      { asked: asked.length, oldestMinutes },
      { UnpaidOrders: count, OldestUnpaidMinutes: oldestMinutes },
    );
  };
}

interface Closer extends Listing {
  readonly close: ReturnType<typeof orderCloser>;
  readonly askTrade: AskTrade;
  readonly closeTrade: CloseTrade;
}

/**
 * Closes orders that were not paid in time. The provider closes first, and only its answer counts: what it calls paid is paid, and what
 * it is unclear about stays open until the next run.
 */
export function unpaidCloser({ list, record, close, askTrade, closeTrade }: Closer) {
  const take = payments({ record });
  return async ({ dueAt }: { readonly dueAt: Date }): Promise<void> => {
    const until = new Date(dueAt.getTime() - closedAfter);
    await eachOrder(list('unpaid', until), async ({ id }) => {
      if ((await closeTrade(id)) === 'paid') await take(id, await askTrade(id));
      else await close(id, dueAt.toISOString());
    });
  };
}
