import { productTypeNumbers, productTypes } from '../../shared/product-type.ts';
import type { Figure } from '../platform/counters/figure.ts';

/** What the business asks of downloads. */
export const figures = [
  {
    name: 'downloads',
    label: 'Downloads',
    question: 'How many downloads on each day, and of which products?',
    unit: 'downloads',
    counter: 'downloads',
    of: Object.fromEntries(productTypeNumbers.map((type) => [type, productTypes[type].name])),
  },
] as const satisfies readonly Figure[];
