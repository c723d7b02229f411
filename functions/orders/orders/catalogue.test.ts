import { expect, test } from 'vitest';
import { fen } from '../../../shared/money.ts';
import { dongleProduct, planBought, planProduct, productNames } from './catalogue.ts';

test('a dongle costs its price for each, and is counted by its number', () => {
  expect(dongleProduct(4, 3)).toEqual({
    product: 'dongle-4',
    productName: 'P1 dongle',
    quantity: 3,
    total: fen(360_000),
  });
});

test('a plan is bought once, for a computer, at what we charge for it in yuan', () => {
  expect(planProduct('P1', 1, 'H1')).toEqual({
    product: 'plan-P1-1',
    productName: 'P1 60 Days',
    quantity: 1,
    total: fen(7_900),
    hwid: 'H1',
  });
});

test('what is not sold cannot be bought', () => {
  expect(() => dongleProduct(6, 1)).toThrow('There is no dongle 6');
  expect(() => planProduct('P1+', 4, 'H1')).toThrow('There is no plan 4');
});

test.each(['P1', 'P1+'] as const)('each plan of %s that is bought is known again by its product', (software) => {
  for (const id of [1, 2, 3])
    expect(planBought(planProduct(software, id, 'H1').product)).toMatchObject({ software, plan: { id } });
});

test('what is sent is no plan', () => {
  expect([4, 5].map((tid) => planBought(dongleProduct(tid, 1).product))).toEqual([undefined, undefined]);
});

test('all that is sold has the name that people know it by', () => {
  expect(productNames).toEqual({
    'dongle-4': 'P1 dongle',
    'dongle-5': 'S1 dongle',
    'plan-P1-1': 'P1 60 Days',
    'plan-P1-2': 'P1 Annual',
    'plan-P1-3': 'P1 Perpetual',
    'plan-P1+-1': 'P1+ 60 Days',
    'plan-P1+-2': 'P1+ Annual',
    'plan-P1+-3': 'P1+ Perpetual',
  });
});
