import { orderClosed } from '../../../../events/order-closed/event.ts';
import { orderFinished } from '../../../../events/order-finished/event.ts';
import { orderPaid } from '../../../../events/order-paid/event.ts';
import { orderRefunded } from '../../../../events/order-refunded/event.ts';
import { millisecondsPerDay } from '../../../../shared/calendar-day.ts';
import { dongles } from '../../../../shared/dongles.ts';
import { times } from '../../../../shared/money.ts';
import { subscribedSoftware, subscriptionPlans } from '../../../../shared/subscription-plans.ts';
import { pick, pickWeighted, type Random, uuidFrom, wholeFrom } from '../random.ts';
import { eventWriter, type Habit, momentOn, randomAt } from './past-event.ts';

/** As the catalogue of orders names what is sold, at what it costs. */
function bought(random: Random) {
  if (random() < 0.5) {
    const { tid, price } = pick(random, dongles);
    const quantity = pickWeighted(
      random,
      [1, 2, 4].map((value) => ({ value, weight: 1 / value })),
    );
    return { product: `dongle-${tid}`, quantity, total: times(price, quantity).minor, isSent: true };
  }
  const { id, charged } = pick(random, subscriptionPlans);
  return {
    product: `plan-${pick(random, subscribedSoftware)}-${id}`,
    quantity: 1,
    total: charged.minor,
    isSent: false,
  };
}

function anOrder(random: Random, day: string) {
  const { isSent, ...product } = bought(random);
  const orderId = `${day.replaceAll('-', '')}${Array.from({ length: 12 }, () => wholeFrom(random, 0, 9)).join('')}`;
  return { isSent, facts: { orderId, uid: uuidFrom(random), entry: 1, ...product, currency: 'CNY' as const } };
}

const consumer = 'countOrders';
const written = {
  paid: eventWriter(consumer, orderPaid),
  refunded: eventWriter(consumer, orderRefunded),
  finished: eventWriter(consumer, orderFinished),
  closed: eventWriter(consumer, orderClosed),
};

/** Orders that are paid; dongles arrive three days later, and some orders are paid back after two. */
export const paidOrders: Habit = {
  label: 'Orders',
  consumer,
  perDay: 3,
  eventsOf: (occasion) => {
    const random = randomAt(occasion, orderPaid.name);
    const at = momentOn(occasion.day, random);
    const { facts, isSent } = anOrder(random, occasion.day);
    const paid = written.paid(at, facts, random);
    if (random() < 0.08)
      return [paid, written.refunded(at + 2 * millisecondsPerDay, { ...facts, wasRevenue: true }, random)];
    return isSent ? [paid, written.finished(at + 3 * millisecondsPerDay, facts, random)] : [paid];
  },
};

/** Orders that nobody paid, a day later. */
export const closedOrders: Habit = {
  label: 'Orders never paid',
  consumer,
  perDay: 0.8,
  eventsOf: (occasion) => {
    const random = randomAt(occasion, orderClosed.name);
    const at = momentOn(occasion.day, random) + millisecondsPerDay;
    return [written.closed(at, anOrder(random, occasion.day).facts, random)];
  },
};
