import { dongles } from '../../../shared/dongles.ts';
import { times } from '../../../shared/money.ts';
import { type SubscribedSoftware, subscribedSoftware, subscriptionPlans } from '../../../shared/subscription-plans.ts';
import type { Product } from './stored-order.ts';

// What can be bought, with prices of ours alone: nothing that a client sends is an amount.

const dongleOf = (tid: number) => `dongle-${tid}`;
const planOf = (software: SubscribedSoftware, plan: number) => `plan-${software}-${plan}`;

/** Dongles of one kind. @throws Error for one that the contract does not let through */
export function dongleProduct(tid: number, quantity: number): Product {
  const dongle = dongles.find((each) => each.tid === tid);
  if (!dongle) throw new Error(`There is no dongle ${tid}`);
  return { product: dongleOf(tid), productName: dongle.name, quantity, total: times(dongle.price, quantity) };
}

/** A plan for a computer. @throws Error for one that the contract does not let through */
export function planProduct(software: SubscribedSoftware, id: number, hwid: string): Product {
  const plan = subscriptionPlans.find((each) => each.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return {
    product: planOf(software, id),
    productName: `${software} ${plan.name}`,
    quantity: 1,
    total: plan.charged,
    hwid,
  };
}

/** Every plan that can be bought, by its product. */
const plans = new Map(
  subscribedSoftware.flatMap((software) =>
    subscriptionPlans.map((plan) => [planOf(software, plan.id), { software, plan }] as const),
  ),
);

/** The plan that was bought; undefined for what is sent. */
export function planBought(product: string) {
  return plans.get(product);
}

/** Everything that is sold, by the names that people know. */
export const productNames: Readonly<Record<string, string>> = Object.fromEntries([
  ...dongles.map(({ tid, name }) => [dongleOf(tid), name]),
  ...[...plans].map(([product, { software, plan }]) => [product, `${software} ${plan.name}`]),
]);
