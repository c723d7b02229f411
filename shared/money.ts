/** What we charge in and what we show, by ISO 4217. */
export type Currency = 'CNY' | 'USD';

/** An amount in minor units, fen or cents, which are whole: no sum is ever rounded. Amounts of two currencies do not add (product-rules.md#money). */
export interface Money<In extends Currency = Currency> {
  readonly minor: number;
  readonly currency: In;
}

/** @throws RangeError for an amount that is no whole number of minor units */
export function money<const In extends Currency>(minor: number, currency: In): Money<In> {
  if (!Number.isSafeInteger(minor)) throw new RangeError('Money is a whole number of minor units');
  return { minor, currency };
}

/** `money(120_000, 'CNY')` for 1200 yuan. */
export const fen = (minor: number) => money(minor, 'CNY');
export const cents = (minor: number) => money(minor, 'USD');

/** A price times a quantity. @throws RangeError where that is no whole number of minor units */
export function times<In extends Currency>({ minor, currency }: Money<In>, quantity: number): Money<In> {
  return money(minor * quantity, currency);
}

/** The sum of two amounts of one currency; of two currencies there is none, and it does not compile. */
export function plus<In extends Currency>(one: Money<In>, other: Money<NoInfer<In>>): Money<In> {
  if (one.currency !== other.currency) throw new RangeError('Amounts of two currencies do not add');
  return money(one.minor + other.minor, one.currency);
}

/** What is left of an amount. */
export function minus<In extends Currency>(one: Money<In>, other: Money<NoInfer<In>>): Money<In> {
  return plus(one, money(-other.minor, other.currency));
}

/** Whether two amounts are the same, currency included. */
export function equals(one: Money, other: Money): boolean {
  return one.currency === other.currency && one.minor === other.minor;
}

/** As people and the payment provider read it: two decimals, without the currency (product-rules.md#money). */
export function formatMoney({ minor }: Money): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount as the payment provider writes it: `79`, `79.9` or `79.90`. @returns undefined for anything else */
export function parseMoney<const In extends Currency>(text: string, currency: In): Money<In> | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : money(Number(whole) * 100 + Number(part.padEnd(2, '0')), currency);
}
