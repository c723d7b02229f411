/** A plan of P1 or P1+ (product-rules.md#subscription-plans). */
export interface SubscriptionPlan {
  /** `plan` of a purchase. */
  readonly id: 1 | 2 | 3;
  readonly name: string;
  /** Price as shown, in US cents. */
  readonly cents: number;
  /** What it comes to: US cents for each day or month. */
  readonly rate?: { readonly cents: number; readonly unit: 'day' | 'month' };
  /** What is charged, in fen. */
  readonly fen: number;
}

export const subscriptionPlans: readonly SubscriptionPlan[] = [
  { id: 1, name: '60 Days', cents: 899, rate: { cents: 15, unit: 'day' }, fen: 7_900 },
  { id: 2, name: 'Annual', cents: 2_999, rate: { cents: 250, unit: 'month' }, fen: 22_900 },
  { id: 3, name: 'Perpetual', cents: 9_999, fen: 79_900 },
];

/** Whole cents or fen as people read them: two decimals (product-rules.md#money). */
export function formatMoney(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
