import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calendarDay, requestId, version, wholeNumber } from './fields.ts';
import { platformCode, productType } from './product-fields.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;
const messageOf = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;

describe('a whole number', () => {
  it('a whole number is the same in JSON and in a query string', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (number) => {
        expect(z.parse(wholeNumber, number)).toBe(number);
        expect(z.parse(wholeNumber, String(number))).toBe(number);
      }),
    );
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, '', ' 1', '1e3', '0x1', '-1', '1234567890', true, null, [1], {}])(
    'a whole number is not %j',
    (value) => {
      expect(accepts(wholeNumber, value)).toBe(false);
    },
  );

  it('a refused whole number says what is expected', () => {
    expect(messageOf(wholeNumber, 'many')).toBe('A whole number is expected');
  });
});

describe('a product type', () => {
  it('a product type must exist', () => {
    expect(z.parse(productType, '21')).toBe(21);
    expect(messageOf(productType, 99)).toBe('There is no product of this type');
  });
});

describe('a platform code', () => {
  it('a platform code is 1 to 4', () => {
    expect([1, 2, 3, 4].map((code) => z.parse(platformCode, code))).toEqual([1, 2, 3, 4]);
    expect(messageOf(platformCode, 0)).toBe('There is no platform with this code');
    expect(messageOf(platformCode, 5)).toBe('There is no platform with this code');
  });
});

describe('a version', () => {
  it.each(['5.1.4', '2.0.0-beta.1', '1', '2024.10+7'])('a version may be %s', (text) => {
    expect(accepts(version, text)).toBe(true);
  });

  it.each(['', '.1', '../1', 'a/b', '1 2', '1#2', `1${'0'.repeat(32)}`, 5.1])('a version is not %j', (value) => {
    expect(accepts(version, value)).toBe(false);
  });

  it('a version holds nothing that separates the parts of a key or a path', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (accepts(version, text)) expect(text).toMatch(/^[^#/\\?%\s]+$/);
      }),
    );
  });
});

describe('a calendar day', () => {
  it('a calendar day exists in the calendar and is written with dashes', () => {
    expect(accepts(calendarDay, '2024-02-29')).toBe(true);
    for (const day of ['2023-02-29', '2024-2-9', '20240229', '2024-02-29T00:00:00Z', '']) {
      expect(accepts(calendarDay, day)).toBe(false);
    }
  });
});

describe('a request id', () => {
  it('a request id in capitals is the same one', () => {
    expect(z.parse(requestId, '5F0D9A86-9F4B-4D56-8C1E-0A7B3C2D1E4F')).toBe('5f0d9a86-9f4b-4d56-8c1e-0a7b3c2d1e4f');
    expect(z.parse(requestId, undefined)).toBeUndefined();
  });

  it.each([
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
    '5f0d9a86-9f4b-4d56-8c1e',
    '',
    7,
  ])('a request id is not %j', (value) => {
    expect(messageOf(requestId, value)).toBe('A request id is a UUID');
  });
});
