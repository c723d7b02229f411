import { expect, test } from 'vitest';
import { aContext } from '../../../testing/builders.ts';
import { page } from './load-subscription-plans.ts';

const { load } = page;

test.each([
  ['1', 'P1'],
  ['2', 'P1+'],
  ['anything', 'P1+'],
  [undefined, 'P1+'],
])('plans with the type %s are labelled %s', async (type, product) => {
  const data = await load(aContext(), type === undefined ? {} : { type });
  expect(data).toEqual({ product, hardwareCode: '' });
});

test('the hardware code of the client is known', async () => {
  expect(await load(aContext(), { type: '1', hwid: 'A1B2' })).toEqual({ product: 'P1', hardwareCode: 'A1B2' });
});
