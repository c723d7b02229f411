import * as z from 'zod/mini';
import { CollectionPart } from './collections.ts';
import { DownloadItem, Product, ProductCategory, Release } from './content-schemas.ts';
import { defineEndpoint } from './endpoint.ts';
import { productType, wholeNumber } from './fields.ts';

/** Content changes on release days only: the edge keeps a reply for 5 minutes; it and browsers may serve it stale for 10 more. */
const contentRead = {
  caller: 'visitor',
  cache: { sharedSeconds: 300, staleSeconds: 600 },
  rateLimit: { perSecond: 200, burst: 400 },
} as const;

export const listBuilds = defineEndpoint({
  summary: 'Lists the newest builds of a product, one per platform.',
  path: '/api/pc/download',
  ...contentRead,
  request: z.object({ type: productType }),
  response: z.array(DownloadItem),
  dialect: 'status',
});

export const listProducts = defineEndpoint({
  summary: 'Lists the products in the order in which the home page shows them.',
  path: '/api/pc/product',
  ...contentRead,
  request: z.object({}),
  response: z.array(Product),
  dialect: 'status',
});

export const listProductCategories = defineEndpoint({
  summary: 'Lists the products that have a release history, in the order of the tab strip.',
  path: '/api/pc/product_category',
  ...contentRead,
  request: z.object({ language: z.optional(wholeNumber) }),
  response: z.array(ProductCategory),
  dialect: 'status',
});

export const listReleases = defineEndpoint({
  summary: 'Lists every released version of a product, newest first.',
  path: '/api/pc/product_list',
  ...contentRead,
  request: z.object({ type: productType }),
  response: z.array(Release),
  dialect: 'code',
});

export const publishCollection = defineEndpoint({
  summary: 'Replaces one partition of a content collection; running it again with the same content writes nothing.',
  caller: 'ops',
  request: z.extend(CollectionPart, { dryRun: z.boolean() }),
  response: z.object({ written: z.int(), unchanged: z.int(), removed: z.int() }),
  dialect: 'status',
});
