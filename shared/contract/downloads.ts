import * as z from 'zod/mini';
import {
  ContentCollection,
  DownloadCount,
  DownloadItem,
  Product,
  ProductCategory,
  Release,
} from './download-schemas.ts';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay, platformCode, productTitle, productType, version, wholeNumber } from './fields.ts';

/** Published content changes on release days: minutes at the edge, and as long again stale, which browsers may do too. */
const contentCache = { sharedSeconds: 300, staleSeconds: 600 };
const readLimit = { perSecond: 200, burst: 400 };
/** Release days bring spikes; each call costs one event, and the queue behind it takes any number. */
const recordLimit = { perSecond: 5_000, burst: 5_000 };

export const listDownloads = defineEndpoint({
  summary: 'Lists the newest builds of a product, one per platform.',
  path: '/api/pc/download',
  caller: 'visitor',
  request: z.object({ type: productType }),
  response: z.array(DownloadItem),
  dialect: 'status',
  cache: contentCache,
  rateLimit: readLimit,
});

export const listProducts = defineEndpoint({
  summary: 'Lists the products in the order in which the home page shows them.',
  path: '/api/pc/product',
  caller: 'visitor',
  request: z.object({}),
  response: z.array(Product),
  dialect: 'status',
  cache: contentCache,
  rateLimit: readLimit,
});

export const listProductCategories = defineEndpoint({
  summary: 'Lists the products that have a release history, in the order of the tab strip.',
  path: '/api/pc/product_category',
  caller: 'visitor',
  request: z.object({ language: z.optional(wholeNumber) }),
  response: z.array(ProductCategory),
  dialect: 'status',
  cache: contentCache,
  rateLimit: readLimit,
});

export const listReleases = defineEndpoint({
  summary: 'Lists every released version of a product, newest first.',
  path: '/api/pc/product_list',
  caller: 'visitor',
  request: z.object({ type: productType }),
  response: z.array(Release),
  dialect: 'code',
  cache: contentCache,
  rateLimit: readLimit,
});

export const recordDownload = defineEndpoint({
  summary: 'Records that a visitor downloads a build.',
  path: '/api/pc/product_download',
  caller: 'visitor',
  request: z.object({ type: productType, version, system: platformCode }),
  response: z.object({}),
  dialect: 'status',
  emits: ['download.recorded'],
  rateLimit: recordLimit,
});

export const countDownload = defineEndpoint({
  summary: 'Records a download by the title of its product, where the page knows no platform.',
  path: '/api/pc/download_count',
  caller: 'visitor',
  request: z.object({ title: productTitle, version }),
  response: z.object({}),
  dialect: 'status',
  emits: ['download.recorded'],
  rateLimit: recordLimit,
});

export const reportDownloads = defineEndpoint({
  summary: 'Reports the download counters, or recomputes them from the recorded rows.',
  caller: 'ops',
  request: z.object({
    type: z.optional(productType),
    /** `counters` reads what was counted; `rows` counts the recorded rows of the given days anew. */
    source: z.enum(['counters', 'rows']),
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
  }),
  response: z.array(DownloadCount),
  dialect: 'status',
});

export const publishContent = defineEndpoint({
  summary: 'Replaces one collection of published content; running it again with the same content writes nothing.',
  caller: 'ops',
  request: z.object({ dryRun: z.boolean(), collection: ContentCollection }),
  response: z.object({ written: z.int(), unchanged: z.int(), removed: z.int() }),
  dialect: 'status',
});
