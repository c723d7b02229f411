import { productTypeNumbers, productTypes } from '../../shared/product-type.ts';
import type { Figure } from '../platform/counters/figure.ts';

const products = Object.fromEntries(productTypeNumbers.map((type) => [type, productTypes[type].name]));

/** What the business asks of downloads. */
export const figures = [
  {
    name: 'downloads',
    label: 'Downloads',
    question: 'How many downloads on each day, and of which products?',
    unit: 'downloads',
    counter: 'downloads',
    of: products,
  },
] as const satisfies readonly Figure[];
