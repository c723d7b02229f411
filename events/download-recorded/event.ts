import * as z from 'zod/mini';
import { version } from '../../shared/contract/fields.ts';
import { productType } from '../../shared/contract/product-fields.ts';
import { defineEvent } from '../event.ts';

/** A visitor asked for a build. Holds nothing about the visitor. */
export const downloadRecorded = defineEvent({
  name: 'download.recorded.v1',
  summary: 'Published by `recordDownload` and `recordDownloadByTitle`; counted exactly once by `countDownloads`.',
  data: z.object({
    /** The client's request id, or a generated one: with product, version and platform it identifies a repeat. */
    downloadId: z.uuid(),
    productType,
    productVersion: version,
    /** Platform code 1 to 4; 0 where the page does not know it (`/download_count`). */
    platform: z.int().check(z.gte(0), z.lte(4)),
  }),
});
