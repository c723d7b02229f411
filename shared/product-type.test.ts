import { describe, expect, it } from 'vitest';
import { productSlugs } from './product-slugs.ts';
import {
  isProductType,
  productTypeNumbers,
  productTypeOfTitle,
  productTypes,
  qrDownloadTypes,
} from './product-type.ts';

describe('product types', () => {
  it('product types are the download ids of the product rules, ascending', () => {
    expect(productTypeNumbers).toEqual([1, 2, 3, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
  });

  it('every product type has a slug and a name of its own', () => {
    const entries = Object.values(productTypes);
    expect(new Set(Object.values(productSlugs)).size).toBe(entries.length);
    expect(new Set(entries.map(({ name }) => name.toLowerCase())).size).toBe(entries.length);
  });

  it('inherited names, fractions and unused numbers are no product types', () => {
    for (const type of [0, 4, 24, 1.5, Number.NaN, -1]) expect(isProductType(type)).toBe(false);
    expect(isProductType(21)).toBe(true);
  });

  it('a product type is found by its title, whatever the case and the spaces around it', () => {
    expect(productTypeOfTitle(' s3 pro ')).toBe(21);
    expect(productTypeOfTitle('P1+')).toBe(9);
    expect(productTypeOfTitle('S3 Pro Max')).toBeUndefined();
    expect(productTypeOfTitle('')).toBeUndefined();
  });

  it('only ccMAX and Touch offer mobile builds as QR codes', () => {
    expect([...qrDownloadTypes].map((type) => isProductType(type) && productTypes[type].name)).toEqual([
      'ccMAX',
      'Touch',
    ]);
  });
});
