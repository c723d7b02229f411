import { cents, fen, type Money } from './money.ts';

/** A plan of P1 or P1+ (product-rules.md#subscription-plans). */
export interface SubscriptionPlan {
  /** `plan` of a purchase. */
  readonly id: 1 | 2 | 3;
  readonly name: string;
  /** Days that it adds; absent where it never ends. */
  readonly days?: number;
  /** As shown. */
  readonly price: Money<'USD'>;
  /** What it comes to for each day or month. */
  readonly rate?: { readonly price: Money<'USD'>; readonly unit: 'day' | 'month' };
  /** What is paid. */
  readonly charged: Money<'CNY'>;
}

/** The day on which what follows last changed, for the sitemap. */
export const subscriptionPlansUpdated = '2026-11-25';

export const subscriptionPlans: readonly SubscriptionPlan[] = [
  {
    id: 1,
    name: '60 Days',
    days: 60,
    price: cents(899),
    rate: { price: cents(15), unit: 'day' },
    charged: fen(7_900),
  },
  {
    id: 2,
    name: 'Annual',
    days: 365,
    price: cents(2_999),
    rate: { price: cents(250), unit: 'month' },
    charged: fen(22_900),
  },
  { id: 3, name: 'Perpetual', price: cents(9_999), charged: fen(79_900) },
];

/** The software that plans are of. */
export const subscribedSoftware = ['P1', 'P1+'] as const;
export type SubscribedSoftware = (typeof subscribedSoftware)[number];

/** Whose plan a purchase's `type` means: 1 is P1, anything else P1+ (product-rules.md#subscription-plans). */
export function softwareOfType(type: string | undefined): SubscribedSoftware {
  return type === '1' ? 'P1' : 'P1+';
}

/** `days` of a subscription that never ends. */
export const perpetualDays = -1;
