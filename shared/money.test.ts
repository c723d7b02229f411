import { describe, expect, expectTypeOf, test } from 'vitest';
import { cents, equals, fen, formatMoney, type Money, money, parseMoney, plus, times } from './money.ts';

describe('money', () => {
  test.each([
    [120_000, '1200.00'],
    [7_905, '79.05'],
    [5, '0.05'],
    [0, '0.00'],
    [-310, '-3.10'],
  ])('%i minor units read %s', (minor, text) => {
    expect(formatMoney(fen(minor))).toBe(text);
  });

  test.each([
    ['79', 7_900],
    ['79.9', 7_990],
    ['79.90', 7_990],
    ['0.01', 1],
    ['118800.00', 11_880_000],
  ])('%s is read exactly', (text, minor) => {
    expect(parseMoney(text, 'CNY')).toEqual(fen(minor));
  });

  test.each(['', '79.901', '-1', '1e3', ' 1', '1,000', '０.01', 'NaN', '1.'])('"%s" is no amount', (text) => {
    expect(parseMoney(text, 'CNY')).toBeUndefined();
  });

  test('a price times a quantity is a sum without rounding', () => {
    expect(times(fen(389_999), 99)).toEqual(fen(38_609_901));
    expect(() => times(fen(1), 0.5)).toThrow(RangeError);
  });

  test('yuan and dollars do not add: it does not compile, and what was cast is refused', () => {
    expect(plus(fen(1), fen(2))).toEqual(fen(3));
    // @ts-expect-error two currencies
    expect(() => plus(fen(1), cents(2))).toThrow(RangeError);
    expectTypeOf(plus(cents(1), cents(2))).toEqualTypeOf<Money<'USD'>>();
  });

  test('the same number of fen and of cents is not the same', () => {
    expect(equals(fen(100), cents(100))).toBe(false);
    expect(equals(fen(100), fen(101))).toBe(false);
    expect(equals(fen(100), money(100, 'CNY'))).toBe(true);
  });
});
