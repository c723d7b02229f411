import { fen, type Money } from './money.ts';

/** An encryption lock that is sold (product-rules.md#dongle-purchase). */
export interface Dongle {
  /** `tid` of a purchase. */
  readonly tid: 4 | 5;
  readonly name: string;
  readonly software: string;
  readonly price: Money<'CNY'>;
  /** What it cost before, shown struck through. */
  readonly oldPrice: Money<'CNY'>;
}

/** The day on which what follows last changed, for the sitemap. */
export const donglesUpdated = '2026-11-25';

export const dongles: readonly Dongle[] = [
  { tid: 4, name: 'P1 dongle', software: 'P1', price: fen(120_000), oldPrice: fen(149_900) },
  { tid: 5, name: 'S1 dongle', software: 'S1', price: fen(390_000), oldPrice: fen(419_900) },
];

/** Dongles of one order. */
export const dongleQuantity = { least: 1, most: 99 } as const;
