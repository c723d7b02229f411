import * as z from 'zod/mini';
import { calendarDay, productType, version } from './fields.ts';

/** Downloads of one build on one day; `system` 0 stands for "platform not told" (`/download_count`). */
export const DownloadCount = z.object({
  type: productType,
  version,
  system: z.int(),
  day: calendarDay,
  count: z.int(),
});
export type DownloadCount = z.output<typeof DownloadCount>;

/** Days of rows in one report. Rows lie in 16 partitions a day: a month keeps an invocation well inside its time-out. */
export const maximumRowDays = 31;
