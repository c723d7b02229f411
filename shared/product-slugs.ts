import type { ProductType } from './product-type.ts';

/** The folder of each type in addresses and content. Beside the names, which every page of a download loads. */
export const productSlugs: Readonly<Record<ProductType, string>> = {
  1: 's1',
  2: 's2',
  3: 's3',
  9: 'p1-plus',
  10: 'p1',
  11: 'cc-max',
  12: 'assistant',
  13: 'touch',
  14: 'hvc-plugin',
  15: 'hvc-player',
  16: 'p1-lock',
  17: 'p1-activation',
  18: 'p1-plus-lock',
  19: 'ndi',
  20: 'license-reader',
  21: 's3-pro',
  22: 'stream-deck',
  23: 's3-lite',
};
