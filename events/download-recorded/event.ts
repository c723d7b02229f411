import * as z from 'zod/mini';
import { productType, version } from '../../shared/contract/fields.ts';
import { defineEvent } from '../event.ts';

/** A visitor asked for a build. Holds nothing about the visitor. */
export const downloadRecorded = defineEvent({
  name: 'download.recorded',
  version: 1,
  summary: 'Published by `recordDownload` and `countDownload`; counted exactly once by `countDownloads`.',
  detail: z.object({
    version: z.literal(1),
    /** Made once per answered call: the key by which a redelivery is told from a new download. */
    downloadId: z.uuid(),
    productType,
    productVersion: version,
    /** Platform code 1 to 4; 0 where the page told none (`/download_count`). */
    platform: z.int().check(z.gte(0), z.lte(4)),
    recordedAt: z.iso.datetime(),
  }),
  example: {
    version: 1,
    downloadId: '0b8f3d52-6d0e-4f0a-9d3c-1f2e3a4b5c6d',
    productType: 21,
    productVersion: '5.2.0',
    platform: 1,
    recordedAt: '2026-06-18T09:30:00.000Z',
  },
});
