import { expect, test } from 'vitest';
import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import { aContext, aProduct } from '../../../testing/builders.ts';
import { page } from './load-about.ts';

const { load, meta } = page;

const about: PageTexts['about'] = {
  title: 'About us',
  lead: 'What we make.',
  principles: [],
  blurbs: [
    { product: 's1', text: 'For conferences.' },
    { product: 's3-pro', text: 'For crews.' },
  ],
  html: '<p>We make software.</p>',
};
const context = aContext({ pageText: () => about as never, listProducts: () => [aProduct()] });

test('a product is shown by its title, picture and page, beside its own words', async () => {
  expect((await load(context, {})).blurbs).toEqual([
    { title: 'S3 Pro', picture: 's3-pro', path: '/product-s3-pro', text: 'For crews.' },
  ]);
});

test('the head says who makes it', async () => {
  const { title, structuredData } = meta(await load(context, {}), {});
  expect(title).toBe('About us');
  expect(structuredData).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'Organization' }]);
});
