import type { Platform } from '../platform.ts';
import type { ProductType } from '../product-type.ts';

/** Which build it is. */
export interface SampleSubject {
  readonly type: ProductType;
  readonly version: string;
  readonly platform: Platform;
  /** Release day, `YYYY-MM-DD`. */
  readonly date: string;
}

/** What a sample archive of each product weighs if it is released in `fullYear`, in kilobytes. */
const kilobytes: Readonly<Record<ProductType, number>> = {
  1: 3100,
  2: 3600,
  3: 6300,
  9: 2800,
  10: 7200,
  11: 1900,
  12: 900,
  13: 1250,
  14: 420,
  15: 1100,
  16: 7400,
  17: 640,
  18: 2900,
  19: 640,
  20: 480,
  21: 4900,
  22: 260,
  23: 2300,
};
const fullYear = 2026;

/**
 * Bytes of the payload of a sample archive: megabytes for the main products, less for tools, and each year back a third less,
 * so that a history shows a product that grew, and all archives together stay below 100 MB.
 * @param spread a number that differs from build to build; it moves the size by up to an eighth
 */
export function sampleSize({ type, date }: Pick<SampleSubject, 'type' | 'date'>, spread: number): number {
  const age = Math.max(0, fullYear - Number(date.slice(0, 4)));
  // Whole powers of whole numbers are exact, so the size is the same on every machine.
  const full = Math.floor((kilobytes[type] * 1024 * 2 ** age) / 3 ** age);
  return full + (spread % Math.floor(full / 8));
}
