import * as z from 'zod/mini';
import { calendarDay, platformCode, productType, version } from './fields.ts';

/** One file as visitors can check it: size in bytes, SHA-256 as 64 hexadecimal digits. */
export const FileFacts = z.object({
  system: platformCode,
  file_path: z.string(),
  en_file_name: z.string(),
  size: z.optional(z.int()),
  sha256: z.optional(z.string()),
});
export type FileFacts = z.output<typeof FileFacts>;

/** A downloadable build, newest version of its type and platform. `file_path` is absent while nothing is offered: show no link (spec §5). */
export const DownloadItem = z.object({
  id: z.int(),
  type: productType,
  version,
  system: platformCode,
  en_file_name: z.string(),
  online_date: calendarDay,
  file_path: z.optional(z.string()),
  size: z.optional(z.int()),
  sha256: z.optional(z.string()),
});
export type DownloadItem = z.output<typeof DownloadItem>;

/** The families in which the download centre sorts products (spec §2, "Download centre"). */
export const ProductSeries = z.enum(['s', 'c', 'p1', 'hardware', 'auxiliary']);
export type ProductSeries = z.output<typeof ProductSeries>;

/** A product as lists and tiles show it (spec §3). `img` and `cover` are picture names, `buttonUrl` is a route path. */
export const Product = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  img: z.string(),
  cover: z.string(),
  buttonUrl: z.string(),
  series: ProductSeries,
  /** The types whose builds and history belong to this product, first the one its history link opens; hardware has none. */
  types: z.array(productType),
  /** Newest builds of those types. */
  builds: z.array(DownloadItem),
});
export type Product = z.output<typeof Product>;

export const ProductCategory = z.object({ type: productType, name: z.string() });
export type ProductCategory = z.output<typeof ProductCategory>;

/** A released version (spec §3, "History product version"), newest first in lists. Paths are absent where a platform has no build. */
export const Release = z.object({
  id: z.int(),
  type: productType,
  version,
  en_name: z.string(),
  online_date: calendarDay,
  /** Release notes, sanitized HTML. */
  en_update_log: z.string(),
  win_path: z.optional(z.string()),
  mac_path: z.optional(z.string()),
  and_path: z.optional(z.string()),
  ios_path: z.optional(z.string()),
  sub_product_id: z.optional(productType),
  sub_product_name: z.optional(z.string()),
  sub_win_path: z.optional(z.string()),
  sub_mac_path: z.optional(z.string()),
  sub_and_path: z.optional(z.string()),
  sub_ios_path: z.optional(z.string()),
  /** Facts of each file behind the paths above. */
  files: z.array(FileFacts),
});
export type Release = z.output<typeof Release>;

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

/** One collection of published content, whole: what is not in `entries` is removed. */
export const ContentCollection = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('products'), entries: z.array(Product) }),
  z.object({ kind: z.literal('categories'), entries: z.array(ProductCategory) }),
  z.object({ kind: z.literal('releases'), type: productType, entries: z.array(Release) }),
  z.object({ kind: z.literal('downloads'), type: productType, entries: z.array(DownloadItem) }),
]);
export type ContentCollection = z.output<typeof ContentCollection>;
