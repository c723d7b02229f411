import * as z from 'zod/mini';
import { calendarDay, version } from './fields.ts';
import { platformCode, productType } from './product-fields.ts';

// Every reply has every field, as existing clients read them unchecked; an unknown value is '' or 0
// (product-rules.md#empty-fields).

/** Size in bytes and SHA-256 as 64 hexadecimal digits of a file that this site serves; 0 and '' where a store serves it. */
const checksums = { size: z.int(), sha256: z.string() };

/** What visitors can check one file by. */
export const FileFacts = z.object({
  system: platformCode,
  file_path: z.string(),
  en_file_name: z.string(),
  ...checksums,
});
export type FileFacts = z.output<typeof FileFacts>;

/** A downloadable build, newest version of its type and platform unless its `config` says otherwise. `file_path` is '' while nothing is offered: show no link. */
export const DownloadItem = z.object({
  id: z.int(),
  type: productType,
  version,
  system: platformCode,
  en_file_name: z.string(),
  online_date: calendarDay,
  file_path: z.string(),
  /** Name of the URL config that stands for this file, such as `zh_s3` (product-rules.md#url-configs); '' for none. */
  config: z.string(),
  ...checksums,
});
export type DownloadItem = z.output<typeof DownloadItem>;

/** The families into which the download centre sorts products (product-rules.md#download-centre). */
export const ProductSeries = z.enum(['s', 'c', 'p1', 'hardware', 'auxiliary']);
export type ProductSeries = z.output<typeof ProductSeries>;

/** A product as lists and tiles show it. `img` and `cover` are addresses of pictures, `buttonUrl` is a route path. */
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

/** A product at length (product-rules.md#product-detail). `cover` is the address of a picture, `detail` sanitized HTML. */
export const ProductDetail = z.object({
  title: z.string(),
  describe: z.string(),
  cover: z.string(),
  detail: z.string(),
});
export type ProductDetail = z.output<typeof ProductDetail>;

/**
 * A tutorial in a list. `film` is its name in the film manifest and `link` the address of its file for every browser; where there is none
 * `film` is '', `steps` say what is done, and `link` leads to the page on which they stand.
 */
export const Video = z.object({
  title: z.string(),
  text: z.string(),
  film: z.string(),
  link: z.string(),
  // What was published before tutorials had steps has none.
  steps: z._default(z.array(z.string()), []),
});
export type Video = z.output<typeof Video>;

/** All tutorial films, each list in its order (product-rules.md#videos). */
export const VideoLists = z.object({ p1: z.array(Video), s1: z.array(Video), s2: z.array(Video), s3: z.array(Video) });
export type VideoLists = z.output<typeof VideoLists>;

export const ProductCategory = z.object({ type: productType, name: z.string() });
export type ProductCategory = z.output<typeof ProductCategory>;

/** A released version, newest first in lists. Paths are '' where a platform has no build. */
export const Release = z.object({
  id: z.int(),
  type: productType,
  version,
  en_name: z.string(),
  online_date: calendarDay,
  /** Release notes, sanitized HTML. */
  en_update_log: z.string(),
  win_path: z.string(),
  mac_path: z.string(),
  and_path: z.string(),
  ios_path: z.string(),
  /** Type of the software that ships beside this release; 0 for none. */
  sub_product_id: z.union([productType, z.literal(0)]),
  sub_product_name: z.string(),
  sub_win_path: z.string(),
  sub_mac_path: z.string(),
  sub_and_path: z.string(),
  sub_ios_path: z.string(),
  /** Facts of each file behind the paths above. */
  files: z.array(FileFacts),
});
export type Release = z.output<typeof Release>;
