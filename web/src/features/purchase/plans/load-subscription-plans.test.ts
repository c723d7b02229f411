import { expect, test } from 'vitest';
import { canonicalAddress, pageKey, queryParams } from '../../../../../shared/addresses.ts';
import { routes } from '../../../../../shared/routes.ts';
import { aContext } from '../../../../testing/builders.ts';
import { page } from './load-subscription-plans.ts';

const { load, meta } = page;

test.each([
  ['1', 'P1', '/course?type=1'],
  ['2', 'P1+', '/course'],
  ['anything', 'P1+', '/course'],
  ['', 'P1+', '/course'],
  [undefined, 'P1+', '/course'],
])('plans with the type %s are labelled %s, and their one address is %s', async (type, product, address) => {
  const params = queryParams(routes.course, new URLSearchParams(type === undefined ? {} : { type }));
  const data = await load(aContext(), params);
  expect(data).toMatchObject({ product, hardwareCode: '', isWrong: false });
  expect(meta(data, params).title).toBe(`${product} subscription plans`);
  expect(canonicalAddress(routes.course, params)).toBe(address);
});

test('there is a document of each type that says another product', async () => {
  const documents = (await page.documents?.(aContext())) ?? [];
  expect(documents.map((params) => pageKey(routes.course, params))).toEqual([
    'course/1/index.html',
    'course/2/index.html',
  ]);
});

test.each(['A1B2', '7C3A-19F0_55d2', '{3F2504E0-4F89.11D3}', '00:1A:2B:3C', 'x'.repeat(64)])(
  'the hardware code %s of the client is known',
  async (hwid) => {
    expect(await load(aContext(), { type: '1', hwid })).toMatchObject({
      product: 'P1',
      hardwareCode: hwid,
      isWrong: false,
    });
  },
);

test.each(['A1 B2', '<b>A1</b>', 'äöüß', 'A1B', 'x'.repeat(65), 'A1\n'])(
  '%j is no hardware code, and is told to be none',
  async (hwid) => {
    expect(await load(aContext(), { type: '1', hwid })).toMatchObject({
      product: 'P1',
      hardwareCode: '',
      isWrong: true,
    });
  },
);

test('each plan says what it costs in USD and what is charged in CNY', async () => {
  const { plans } = await load(aContext(), { type: '2' });
  expect(plans.map(({ id, price, rate, charged, money }) => [id, price, rate, charged, money])).toEqual([
    [1, '8.99', '0.15/day', '79.00', 79],
    [2, '29.99', '2.50/month', '229.00', 229],
    [3, '99.99', '', '799.00', 799],
  ]);
});
