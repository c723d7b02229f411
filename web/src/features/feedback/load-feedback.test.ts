import { expect, test } from 'vitest';
import { loadContent } from '../../../../shared/content/load.ts';
import { contentReplies } from '../../../../shared/content/replies.ts';
import { productTypeNumbers } from '../../../../shared/product-type.ts';
import { contentContext } from '../../../prerender/site-content.ts';
import { page } from './load-feedback.ts';

const library = loadContent();
const context = contentContext(contentReplies(library));
const productOf = async (productID: string) => (await page.load(context, { productID })).given.product;

test.each(library.products)('the id $id of /product fills in $title', async ({ id, title }) => {
  expect(await productOf(String(id))).toBe(title);
});

test('a download id that no product has for its id fills in the product of that download', async () => {
  const ids = new Set(library.products.map(({ id }) => id));
  const others = productTypeNumbers.filter((type) => !ids.has(type));
  expect(await Promise.all(others.map(async (type) => [type, await productOf(String(type))]))).toEqual([
    [19, 'NDI Sender'],
    [20, 'License Reader'],
    [21, 'S3 Pro'],
    [22, 'Stream Deck Plugin'],
    [23, 'S3 Lite'],
  ]);
});

test.each(['', '0', '24', '021', 'S3 Pro', '21.'])('%o fills in no product', async (productID) => {
  expect(await productOf(productID)).toBe('');
});
