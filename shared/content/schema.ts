import * as z from 'zod/mini';
import { ProductSeries } from '../contract/content-schemas.ts';
import { calendarDay, productType, version } from '../contract/fields.ts';
import { type Platform, platforms } from '../platform.ts';
import { type RouteName, routes } from '../routes.ts';

/** The four scenarios under which cases are shown (product-rules.md#cases). */
const caseCategories = [
  'Stage & Variety shows',
  'The exhibition hall',
  'Cultural tourism & Night tour',
  'Landscape lighting',
] as const;

const identifier = z.int({ error: 'A whole number above 0 is expected' }).check(z.positive());

const shortText = z
  .string({ error: 'A text is expected' })
  .check(z.regex(/^\S.{0,78}\S$|^\S$/, { error: 'One line of at most 80 characters is expected' }));

/** Name of a picture in the picture manifest, such as `s3-pro`. */
const pictureName = z
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

/** Front matter of `cases/<name>.md`; the body is the teaser text. */
export const CaseFrontMatter = z.strictObject({
  id: identifier,
  order: identifier,
  title: shortText,
  category: z.enum(caseCategories),
  picture: pictureName,
  date: calendarDay,
});
export type CaseFrontMatter = z.output<typeof CaseFrontMatter>;

const platformName = z.custom<Platform>((value) => typeof value === 'string' && Object.hasOwn(platforms, value), {
  error: 'A platform is expected: windows, mac, android or ios',
});

/** Front matter of `url-configs/<name>.md`: the newest build of a type and platform is known by this name, too. */
export const UrlConfigFrontMatter = z.strictObject({ type: productType, platform: platformName });
export type UrlConfigFrontMatter = z.output<typeof UrlConfigFrontMatter>;
