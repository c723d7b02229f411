import { canonicalAddress } from '../../../../../shared/addresses.ts';
import { hardwareCodeForm } from '../../../../../shared/hardware-code.ts';
import { formatMoney } from '../../../../../shared/money.ts';
import { routes } from '../../../../../shared/routes.ts';
import {
  type SubscribedSoftware,
  type SubscriptionPlan,
  softwareOfType,
  subscriptionPlans,
} from '../../../../../shared/subscription-plans.ts';
import { definePage } from '../../../lib/pages/define-page.ts';
import { breadcrumbs } from '../../../lib/pages/structured-data.ts';

/** A plan with what it costs: as it is offered in USD, and as it is charged in CNY. */
export interface ShownPlan extends Pick<SubscriptionPlan, 'id' | 'name'> {
  readonly price: string;
  /** `0.15/day`; '' where it is paid once. */
  readonly rate: string;
  readonly charged: string;
  /** The same in whole CNY, as the client of old reads it off the buttons: `79`. */
  readonly money: number;
}

const plans = subscriptionPlans.map(
  ({ id, name, price, rate, charged }): ShownPlan => ({
    id,
    name,
    price: formatMoney(price),
    rate: rate ? `${formatMoney(rate.price)}/${rate.unit}` : '',
    charged: formatMoney(charged),
    money: charged.minor / 100,
  }),
);

export interface SubscriptionPlansData {
  /** Whose plans they are said to be; both have the same (product-rules.md#subscription-plans). */
  readonly product: SubscribedSoftware;
  /** Hardware code of the computer from whose client the visitor comes; '' where the address names none, or something that is none. */
  readonly hardwareCode: string;
  /** Whether what the address names is no hardware code. */
  readonly isWrong: boolean;
  readonly plans: readonly ShownPlan[];
}

export const page = definePage(routes.course, {
  load: async (_, { type, hwid = '' }): Promise<SubscriptionPlansData> => ({
    product: softwareOfType(type),
    hardwareCode: hardwareCodeForm.test(hwid) ? hwid : '',
    plans,
    isWrong: hwid !== '' && !hardwareCodeForm.test(hwid),
  }),
  meta: ({ product }, { type }) => ({
    title: `${product} subscription plans`,
    description: `${product} for 60 days, a year or for good: what each plan costs, what it is bound to, and how it is bought from the client.`,
    structuredData: [
      breadcrumbs([{ name: `${product} subscription plans`, address: canonicalAddress(routes.course, { type }) }]),
    ],
  }),
  documents: async () => routes.course.variant.values.map((type) => ({ type })),
});
