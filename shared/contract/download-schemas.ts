import * as z from 'zod/mini';
import { calendarDay, version } from './fields.ts';
import { productType } from './product-fields.ts';

/** Downloads of one build on one day; `system` 0 means that the platform is unknown (`/download_count`). */
export const DownloadCount = z.object({
  type: productType,
  version,
  system: z.int(),
  day: calendarDay,
  count: z.int(),
});
export type DownloadCount = z.output<typeof DownloadCount>;
