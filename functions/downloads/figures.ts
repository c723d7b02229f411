import { platformOfCode, platforms } from '../../shared/platform.ts';
import { productTypeNumbers, productTypes } from '../../shared/product-type.ts';
import type { Figure } from '../platform/figures/figure.ts';

const products = Object.fromEntries(productTypeNumbers.map((type) => [type, productTypes[type].name]));

/** A platform by the code that counters hold. */
function platformName(code: string): string {
  const platform = platformOfCode(Number(code));
  return platform ? platforms[platform].label : code;
}

/** What the business asks of downloads. */
export const figures = [
  {
    name: 'downloads',
    label: 'Downloads',
    question: 'How many downloads on each day, and of which products?',
    unit: 'downloads',
    counter: 'downloads',
    of: products,
    table: {
      question: 'Which builds were downloaded most?',
      columns: ['Product', 'Version', 'Platform'],
      cellsOf: (product, [version = '', platform = '']) => [product, version, platformName(platform)],
    },
  },
] as const satisfies readonly Figure[];
