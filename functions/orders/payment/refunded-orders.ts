import type { ordersIn } from '../orders/order-repository.ts';
import type { ListedOrder } from '../orders/stored-order.ts';
import { eachOrder } from './each-order.ts';
import type { refundRecorder } from './refund-recorder.ts';
import type { AskTrade } from './trade.ts';

const day = 24 * 60 * 60_000;

/** How often the job runs (ask-about-payments.schedule.ts). */
const period = 5 * 60_000;

interface Asker {
  readonly list: ReturnType<typeof ordersIn>;
  readonly recordRefund: ReturnType<typeof refundRecorder>;
  readonly askTrade: AskTrade;
}

/**
 * Asks the provider once a day about each order that is paid and not sent, at the time of day at which it was placed, in case the notice of a
 * refund at its console was lost. It tells whether all was refunded; of a part of it only a notice does.
 */
export function refundAsker({ list, recordRefund, askTrade }: Asker) {
  return async ({ dueAt }: { readonly dueAt: Date }): Promise<void> => {
    const isDue = ({ placedAt }: ListedOrder) => (dueAt.getTime() - Date.parse(placedAt)) % day < period;
    async function* due() {
      for await (const page of list('paid', new Date(dueAt.getTime() - day))) yield page.filter(isDue);
    }
    await eachOrder(due(), async ({ id }) => {
      const trade = await askTrade(id);
      if (trade.state === 'closed')
        await recordRefund({ orderId: id, tradeNumber: trade.tradeNumber, refund: 'whole' }, 'job');
    });
  };
}
