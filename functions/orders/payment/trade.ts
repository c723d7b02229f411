import type { Money } from '../../../shared/money.ts';

/** What the payment provider knows of an order; `absent` where nobody has begun to pay. */
export type Trade =
  | { readonly state: 'paid'; readonly tradeNumber: string; readonly total: Money<'CNY'> }
  | { readonly state: 'unpaid' | 'closed' | 'absent' };

/** Asks the provider. @throws where its answer is none, is not signed, or is about something else */
export type AskTrade = (orderId: string) => Promise<Trade>;

/** Ends what can be paid no more. `paid` where the customer was faster. @throws where the provider's answer is unclear */
export type CloseTrade = (orderId: string) => Promise<'closed' | 'absent' | 'paid'>;

/** Pays all of an order back, once however often it is asked. @throws where the provider's answer is unclear */
export type RefundTrade = (orderId: string, total: Money<'CNY'>) => Promise<'refunded' | 'refused'>;

/** The provider answered nothing that can be believed: whatever was asked may be so or not, and is asked again later. */
export class ProviderUnclear extends Error {
  override readonly name = 'ProviderUnclear';
}
