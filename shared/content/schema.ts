import * as z from 'zod/mini';
import { isRoutePath } from '../addresses.ts';
import { ProductSeries } from '../contract/content-schemas.ts';
import { calendarDay, version } from '../contract/fields.ts';
import { productType } from '../contract/product-fields.ts';
import { type Platform, platforms } from '../platform.ts';
import { type RouteName, routes } from '../routes.ts';
import { comparisonCriterionNames } from './comparison.ts';

export const identifier = z.int({ error: 'A whole number above 0 is expected' }).check(z.positive());

export const shortText = z
  .string({ error: 'A text is expected' })
  .check(z.regex(/^\S.{0,78}\S$|^\S$/, { error: 'One line of at most 80 characters is expected' }));

/** One or more sentences in one paragraph, plain. */
export const sentences = z
  .string({ error: 'A text is expected' })
  .check(z.regex(/^\S[^\n]*\S$/, { error: 'One paragraph is expected' }));

/** A path of this site with values and query or an https address. */
export const linkAddress = z.string().check(
  z.refine((url) => url.startsWith('https://') || isRoutePath(url), {
    error: 'A path of a route in shared/routes.ts, or an https address is expected',
  }),
);

/** A row of a list of terms. */
export const Term = z.strictObject({ term: shortText, description: sentences });

/** Name of a picture in the picture manifest, such as `s3-pro`. */
export const pictureName = z
  .string({ error: 'The name of a picture is expected' })
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'A picture name has small letters, digits and hyphens only' }));

/** A file in the release's own folder or below it. */
const relativePath = z
  .string()
  .check(z.regex(/^\w[\w.-]*(\/\w[\w.-]*)*\.\w+$/, { error: 'A path below the folder of the release is expected' }));

const routeName = z.custom<RouteName>((value) => typeof value === 'string' && Object.hasOwn(routes, value), {
  error: 'There is no route of this name in shared/routes.ts',
});

/** Front matter of `products/<name>.md`; the body is the product's text. */
export const ProductFrontMatter = z.strictObject({
  id: identifier,
  /** Place in the home list, from 1 (product-rules.md#product-order). */
  order: identifier,
  title: shortText,
  series: ProductSeries,
  route: routeName,
  picture: pictureName,
  /** Picture of the page head where it differs from the card's. */
  cover: z.optional(pictureName),
  types: z.array(productType),
  /** A value for every criterion of `comparison.ts`, `—` where it does not apply. Only pages compare; no call hands it out. */
  compare: z.optional(z.record(z.enum(comparisonCriterionNames), shortText)),
});
export type ProductFrontMatter = z.output<typeof ProductFrontMatter>;

/**
 * Where the file of a build comes from: a sample archive made at publishing, a file beside the release, a store on another
 * site, or (`null`) nowhere yet: the build is announced and no link may show.
 */
export const BuildSource = z.union(
  [
    z.null(),
    z.strictObject({ package: z.literal('sample') }),
    z.strictObject({ path: relativePath }),
    z.strictObject({ address: z.url({ protocol: /^https$/, error: 'An https address is expected' }) }),
  ],
  { error: 'One of `package: sample`, `path: <file>`, `address: https://…` or nothing (announced) is expected' },
);
export type BuildSource = z.output<typeof BuildSource>;

/** Front matter of `product-details/<name>.md`; the body is the detail, in which pictures, figures and tables may stand. */
export const ProductDetailFrontMatter = z.strictObject({
  id: identifier,
  title: shortText,
  describe: z.string({ error: 'A text is expected' }),
  cover: pictureName,
});
export type ProductDetailFrontMatter = z.output<typeof ProductDetailFrontMatter>;

/** Front matter of `releases/<slug>/<version>.md`; the body is the release notes. */
export const ReleaseFrontMatter = z.strictObject({
  id: identifier,
  date: calendarDay,
  builds: z.strictObject({
    windows: z.optional(BuildSource),
    mac: z.optional(BuildSource),
    android: z.optional(BuildSource),
    ios: z.optional(BuildSource),
  }),
  /** Software that ships beside this release, such as the Stream Deck plugin beside S3 Pro. */
  subProduct: z.optional(z.strictObject({ type: productType, version })),
});
export type ReleaseFrontMatter = z.output<typeof ReleaseFrontMatter>;

const platformName = z.custom<Platform>((value) => typeof value === 'string' && Object.hasOwn(platforms, value), {
  error: 'A platform is expected: windows, mac, android or ios',
});

/**
 * Front matter of `url-configs/<name>.md`: the newest build of a type and platform is known by this name, too, or where that ends in
 * `_history` the one before it.
 */
export const UrlConfigFrontMatter = z.strictObject({ type: productType, platform: platformName });
export type UrlConfigFrontMatter = z.output<typeof UrlConfigFrontMatter>;
