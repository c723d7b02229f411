import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { loadContent } from '../../../../shared/content/load.ts';
import { contentReplies } from '../../../../shared/content/replies.ts';
import { contentContext } from '../../../prerender/site-content.ts';
import { page as p1 } from './pages/load-product-p1.ts';
import { page as s3Lite } from './pages/load-product-s3-lite.ts';
import ProductP1Page from './pages/product-p1-page.tsx';
import ProductS3LitePage from './pages/product-s3-lite-page.tsx';

const context = contentContext(contentReplies(loadContent()));
const still = { params: {}, reload: () => {} };
const markupOf = (page: ReactElement) => renderToStaticMarkup(<Router ssrPath="/">{page}</Router>);

test('the manual of P1+ stands under Get P1+, and not under Get P1', async () => {
  const html = markupOf(<ProductP1Page {...still} data={await p1.load(context, {})} />);
  const [, ofP1 = '', ofPlus = ''] = html.split(/(?=<h2[^>]*>Get P1)/);
  expect([ofP1, ofPlus].map((part) => /Get P1\+?/.exec(part)?.[0])).toEqual(['Get P1', 'Get P1+']);
  expect([ofP1, ofPlus].map((part) => part.includes('/media/manuals/p1-plus.pdf'))).toEqual([false, true]);
});

test('Contact Sales of S3 Lite leads to feedback on it', async () => {
  const html = markupOf(<ProductS3LitePage {...still} data={await s3Lite.load(context, {})} />);
  expect(/href="([^"]*)"[^>]*>Contact Sales</.exec(html)?.[1]).toBe('/feedback?productID=11');
});
