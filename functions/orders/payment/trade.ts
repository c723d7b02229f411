import type { Money } from '../../../shared/money.ts';

/** What the payment provider knows of an order; `absent` where nobody has begun to pay. One that was paid is closed once all is refunded. */
export type Trade =
  | { readonly state: 'paid'; readonly tradeNumber: string; readonly total: Money<'CNY'> }
  | { readonly state: 'closed'; readonly tradeNumber: string }
  | { readonly state: 'unpaid' | 'absent' };

/** Asks the provider. @throws where its answer is none, is not signed, or is about something else */
export type AskTrade = (orderId: string) => Promise<Trade>;

/** Ends what can be paid no more. `paid` where the customer was faster. @throws where the provider's answer is unclear */
export type CloseTrade = (orderId: string) => Promise<'closed' | 'absent' | 'paid'>;

/**
 * Pays back all of an order that was paid, or what is left of it, once however often it is asked.
 * @param before what was refunded of it at the provider's console
 * @throws where the provider's answer is unclear
 */
export type RefundTrade = (
  orderId: string,
  total: Money<'CNY'>,
  before: Money<'CNY'>,
) => Promise<'refunded' | 'refused'>;

/** The provider answered nothing that can be believed: whatever was asked may be so or not, and is asked again later. */
export class ProviderUnclear extends Error {
  override readonly name = 'ProviderUnclear';
}
