import * as z from 'zod/mini';
import { cursor, cursorPage } from './cursor-page.ts';
import { DownloadCount } from './download-schemas.ts';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay, requestId, version } from './fields.ts';
import { platformCode, productTitle, productType } from './product-fields.ts';

/**
 * What the two ways of recording let through. A day at both limits costs less than $300 (infra/README.md); a release day's
 * spike fits into the burst, and the queue behind takes any number.
 */
const recordLimit = { perSecond: 400, burst: 5_000 };
const recordByTitleLimit = { perSecond: 100, burst: 1_000 };

export const recordDownload = defineEndpoint({
  summary: 'Records that a visitor downloads a build.',
  path: '/api/pc/product_download',
  caller: 'visitor',
  request: z.object({ type: productType, version, system: platformCode, request_id: requestId }),
  example: { type: 21, version: '5.2.0', system: 1, request_id: 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6' },
  response: z.object({}),
  dialect: 'status',
  emits: ['download.recorded.v1'],
  rateLimit: recordLimit,
});

export const recordDownloadByTitle = defineEndpoint({
  summary: 'Records a download by the title of its product, where the page knows no platform.',
  path: '/api/pc/download_count',
  caller: 'visitor',
  request: z.object({ title: productTitle, version, request_id: requestId }),
  example: { title: 'S3 Pro', version: '5.2.0' },
  response: z.object({}),
  dialect: 'status',
  emits: ['download.recorded.v1'],
  rateLimit: recordByTitleLimit,
});

export const reportDownloads = defineEndpoint({
  summary:
    'Reports a page of the download counters, or counts recorded rows anew. A counter may be on two pages, with a part on each.',
  caller: 'ops',
  request: z.object({
    type: z.optional(productType),
    /** `counters` reads what was counted; `rows` counts the recorded rows of the given days again. */
    source: z.enum(['counters', 'rows']),
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    cursor,
  }),
  example: { source: 'counters', type: 21, from: '2026-06-01', to: '2026-06-30' },
  response: cursorPage(DownloadCount),
  dialect: 'status',
});
