import * as z from 'zod/mini';
import { calendarDay, version } from '../contract/fields.ts';
import { BuildSource, identifier, linkAddress, pictureName, sentences, shortText, Term } from './schema.ts';

/*
 * Front matter of `product-pages/<name>.md` (product-rules.md#product-page-layout); the text below it is the introduction. The name
 * chooses the schema, so each page states just what it shows. Fields that existing clients know keep their names (product-rules.md#fields).
 */

/** Names of pictures, or of one film (`film:stream-deck`); '' for nothing. */
const functionUrl = z.union(
  [
    z.literal(''),
    pictureName,
    z.array(pictureName).check(z.minLength(2)),
    z.string().check(z.regex(/^film:[a-z0-9-]+$/)),
  ],
  { error: 'The name of a picture, a list of names, film:<name>, or nothing is expected' },
);

/** A function in a list. */
export const FunctionItem = z.strictObject({ title: shortText, content: sentences, url: functionUrl });
export type FunctionItem = z.output<typeof FunctionItem>;

/** A module in the carousel; its dialog shows `content`, a paragraph each, beside `cover`. `active` opens the carousel. */
export const ModuleItem = z.strictObject({
  active: z._default(z.boolean(), false),
  /** Name of a stroke in `web/src/ui/icons/module-strokes.ts`. */
  icon: z.string(),
  title: shortText,
  desc: sentences,
  content: z.array(sentences).check(z.minLength(2)),
  cover: pictureName,
});
export type ModuleItem = z.output<typeof ModuleItem>;

/** A function of the More function dialog; `instructional_link` leads to how it is done, '' for nothing. */
export const MoreFunctionItem = z.strictObject({
  title: shortText,
  content: sentences,
  url: pictureName,
  instructional_link: z.union([z.literal(''), linkAddress]),
});
export type MoreFunctionItem = z.output<typeof MoreFunctionItem>;

/** A link whose page has tabs: `page` is the value of its parameter `page`, '' for none. */
export const EnquiryLinkItem = z.strictObject({ title: shortText, url: linkAddress, page: z.string() });
export type EnquiryLinkItem = z.output<typeof EnquiryLinkItem>;

/** What to read, watch or see after the page. */
const NextStep = z.strictObject({
  kind: z.enum(['read', 'watch', 'see']),
  title: shortText,
  text: sentences,
  url: linkAddress,
});

/** What every product page has. */
const common = {
  /** Ids in `products/`: what the page is about, whose builds it offers; the first names it. */
  products: z.array(identifier).check(z.minLength(1)),
  /** The page's one heading. */
  title: shortText,
  /** What it is for, in a few words under the heading. */
  tagline: shortText,
  /** One or two sentences, for the banner and for search engines. */
  describe: sentences,
  /** The picture of the banner. */
  cover: pictureName,
  /** The part of it that a phone shows, where the whole could not be read there. */
  phoneCover: z.optional(pictureName),
  /** Of the introduction, whose paragraphs stand below the front matter. */
  intro: z.strictObject({ title: shortText, picture: pictureName }),
  /** Name of its manual in `manuals/`, typeset as PDF. */
  manual: z.optional(pictureName),
  functions: z.array(FunctionItem),
  requirements: z.array(Term).check(z.minLength(3)),
  /** One of each kind. */
  next: z.array(NextStep).check(z.length(3)),
};

/** What every page of a software has. */
const software = {
  ...common,
  modules: z.array(ModuleItem).check(z.minLength(4)),
  /** Where its films are. */
  video: EnquiryLinkItem,
};

const more = z.array(MoreFunctionItem).check(z.length(7));

/** Films by their names in the film manifest, each with what it shows for those who do not see it. */
const Film = z.strictObject({ name: pictureName, title: shortText, label: sentences });

/** An edition of a product and the type under which it is downloaded. */
const Edition = z.strictObject({ type: identifier, title: shortText, text: sentences, purchase: EnquiryLinkItem });

const hardware = z.strictObject({
  ...common,
  /** Groups of a specification table. */
  specifications: z.array(z.strictObject({ title: shortText, rows: z.array(Term).check(z.minLength(1)) })),
  /** Pictures from three sides. */
  views: z.optional(
    z.array(z.strictObject({ picture: pictureName, title: shortText, text: sentences })).check(z.length(3)),
  ),
  /** Millimetres as drawn; what no rule states is left out. */
  dimensions: z.optional(z.strictObject({ width: identifier, height: identifier, depth: identifier })),
});

/** What stands below the front matter. */
interface Introduced {
  /** Paragraphs of the introduction. */
  readonly paragraphs: readonly string[];
}

const commonPage = z.strictObject(common);
/** What all pages share. */
export type CommonPage = z.output<typeof commonPage> & Introduced;

const softwarePage = z.strictObject(software);
/** What pages of a software share; some have more functions. */
export type SoftwarePage = z.output<typeof softwarePage> & Introduced & { readonly more?: readonly MoreFunctionItem[] };

/** The schema of each page, by the name of its file. */
export const productPageSchemas = {
  s1: z.strictObject({ ...software, modules: z.array(ModuleItem).check(z.length(4)) }),
  s2: softwarePage,
  s3: z.strictObject({ ...software, more }),
  's3-pro': z.strictObject({ ...software, more, functions: z.array(FunctionItem).check(z.length(27)) }),
  's3-lite': z.strictObject({
    ...common,
    functions: z.array(FunctionItem).check(z.length(8)),
    /** Invented companies; `mark` is the path of a drawing on a grid of 24 by 24. */
    partners: z
      .array(z.strictObject({ name: shortText, mark: z.string().check(z.regex(/^M[\d\s,.a-zA-Z-]+$/)) }))
      .check(z.minLength(9)),
    film: z.optional(Film),
    video: EnquiryLinkItem,
  }),
  'c-series': z.strictObject({
    ...software,
    modules: z.array(ModuleItem).check(z.length(4)),
    functions: z.array(FunctionItem).check(z.length(15)),
    /** First the names of the columns, then a row each: what is compared, and a value for each column. */
    comparison: z.strictObject({
      columns: z.array(shortText).check(z.length(3)),
      rows: z
        .array(z.strictObject({ term: shortText, values: z.array(shortText).check(z.length(3)) }))
        .check(z.minLength(12)),
    }),
    solutions: z
      .array(z.strictObject({ type: z.literal([1, 2, 3]), title: shortText, text: sentences, picture: pictureName }))
      .check(z.length(3)),
  }),
  p1: z.strictObject({
    ...common,
    editions: z.array(Edition).check(z.length(2)),
    /** 1 Video Mode, 2 Audio Mode. */
    modes: z
      .array(z.strictObject({ title: shortText, text: sentences, picture: pictureName, points: z.array(Term) }))
      .check(z.length(2)),
    plus: z.strictObject({
      title: shortText,
      tagline: shortText,
      describe: sentences,
      cover: pictureName,
      editions: z.array(Edition).check(z.length(2)),
      features: z.array(FunctionItem).check(z.minLength(6)),
      /** As that of a page. */
      manual: pictureName,
      lookups: z.array(EnquiryLinkItem).check(z.length(2)),
      /** What Windows needs besides, and its file, as that of a release; a `path` is relative to this folder. */
      runtime: z.strictObject({ title: shortText, text: sentences, version, date: calendarDay, file: BuildSource }),
    }),
    video: EnquiryLinkItem,
  }),
  'cc-max': z.strictObject({
    ...software,
    cautions: z.array(Term).check(z.length(5)),
    images: z.array(z.strictObject({ picture: pictureName, title: shortText })).check(z.minLength(2)),
    films: z.array(Film).check(z.maxLength(2)),
  }),
  touch: softwarePage,
  'stream-deck': z.strictObject({ ...software, films: z.array(Film) }),
  assistant: softwarePage,
  'license-reader': softwarePage,
  ndi: softwarePage,
  hvc: z.strictObject({
    ...software,
    editions: z
      .array(z.strictObject({ number: z.literal([1, 2, 3]), title: shortText, text: sentences }))
      .check(z.length(3)),
    notes: z.array(Term).check(z.length(3)),
    films: z.array(Film).check(z.maxLength(2)),
  }),
  'server-4u': hardware,
  'server-2u-pro': hardware,
  'extender-h14': hardware,
} as const;

export type ProductPageName = keyof typeof productPageSchemas;

/** The content of a product page: its front matter, and the paragraphs of its introduction. */
export type ProductPage<Name extends ProductPageName> = z.output<(typeof productPageSchemas)[Name]> & Introduced;

/** All product pages by name. */
export type ProductPages = { readonly [Name in ProductPageName]: ProductPage<Name> };
