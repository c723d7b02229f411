import { describe, expect, it } from 'vitest';
import {
  isProductType,
  productTypeNumbers,
  productTypeOfTitle,
  productTypes,
  qrDownloadTypes,
} from './product-type.ts';

describe('product types', () => {
  it('are the download ids of the product rules, ascending', () => {
    expect(productTypeNumbers).toEqual([1, 2, 3, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
  });

  it('have a slug and a name of their own each', () => {
    const entries = Object.values(productTypes);
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
    expect(new Set(entries.map(({ name }) => name.toLowerCase())).size).toBe(entries.length);
  });

  it('do not include what every object inherits, fractions or numbers between', () => {
    for (const type of [0, 4, 24, 1.5, Number.NaN, -1]) expect(isProductType(type)).toBe(false);
    expect(isProductType(21)).toBe(true);
  });

  it('are found by their title, whatever its case and the spaces around it', () => {
    expect(productTypeOfTitle(' s3 pro ')).toBe(21);
    expect(productTypeOfTitle('P1+')).toBe(9);
    expect(productTypeOfTitle('S3 Pro Max')).toBeUndefined();
    expect(productTypeOfTitle('')).toBeUndefined();
  });

  it('offer mobile builds as QR codes for ccMAX and Touch only', () => {
    expect([...qrDownloadTypes].map((type) => isProductType(type) && productTypes[type].name)).toEqual([
      'ccMAX',
      'Touch',
    ]);
  });
});
