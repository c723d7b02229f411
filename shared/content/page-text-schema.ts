import * as z from 'zod/mini';
import { type VideoListName, videoLists } from '../video-lists.ts';
import { pictureName, sentences, shortText, Term } from './schema.ts';

/*
 * Front matter of `pages/<name>.md` and `videos/<name>.md` (product-rules.md#other-pages); the text below it is Markdown. The name
 * chooses the schema, so each page states just what it shows.
 */

/** Name of a film in the film manifest. */
const filmName = z
  .string({ error: 'The name of a film is expected' })
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'A film name has small letters, digits and hyphens only' }));

/** What every page has: its one heading, and what it is for. */
const head = { title: shortText, lead: sentences };

const point = { title: shortText, text: sentences };
const Point = z.strictObject(point);

/** A step beside a picture, or beside the part of it that matters. */
const PicturedStep = z.strictObject({
  ...point,
  picture: pictureName,
  part: z.optional(z.enum(['top', 'top-end', 'middle', 'bottom-end'])),
});

/** Ways to reach the maker; the addresses are those of `shared/brand.ts`. */
const contactChannels = ['mail-sales', 'mail-support', 'whatsapp', 'facebook', 'wechat'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** A table: the names of its columns, then its rows with a value for each. */
const Figures = z
  .strictObject({
    caption: shortText,
    columns: z.array(shortText).check(z.minLength(2)),
    rows: z.array(z.array(shortText)).check(z.minLength(1)),
  })
  .check(({ value: { columns, rows }, issues }) => {
    rows.forEach((row, place) => {
      if (row.length === columns.length) return;
      const message = `A value for each of the ${columns.length} columns is expected`;
      issues.push({ code: 'custom', message, path: ['rows', place], input: row });
    });
  });

/** A part of a film's subject with an address of its own. `captions` are what the film says, for those who do not see it. */
const FilmTab = z.strictObject({
  number: z.literal([1, 2, 3]),
  title: shortText,
  /** Nothing until the film has been made. */
  film: z.optional(filmName),
  text: sentences,
  steps: z.array(sentences).check(z.minLength(2)),
  captions: z.array(shortText).check(z.length(3)),
});

/** The schema of each page, by the name of its file. */
export const pageTextSchemas = {
  about: z.strictObject({
    ...head,
    principles: z.array(Point).check(z.minLength(2)),
    /** `product` is the name of its card, which is that of its picture. */
    blurbs: z.array(z.strictObject({ product: pictureName, text: sentences })).check(z.minLength(1)),
  }),
  contact: z.strictObject({
    ...head,
    channels: z.array(z.strictObject({ ...point, kind: z.enum(contactChannels) })).check(z.minLength(1)),
    hours: z.array(Term),
    /** What to have at hand before asking. */
    before: z.array(Point),
  }),
  /** What to say in feedback. */
  feedback: z.strictObject({ ...head, before: z.array(Point).check(z.minLength(2)) }),
  lease: z.strictObject({
    ...head,
    items: z
      .array(z.strictObject({ ...point, picture: pictureName, included: z.array(shortText).check(z.minLength(1)) }))
      .check(z.minLength(1)),
    terms: z.array(Term),
    figures: Figures,
    steps: z.array(Point),
  }),
  lock: z.strictObject({
    ...head,
    needs: z.array(sentences),
    steps: z.array(PicturedStep).check(z.minLength(2)),
    problems: z.array(Point),
  }),
  sign: z.strictObject({
    ...head,
    facts: z.array(Term),
    /** For whom the exam is. */
    audience: z.array(Point),
    steps: z.array(Point).check(z.minLength(2)),
    /** Both stand beside the button of the sign-up as well. */
    rules: z.array(sentences).check(z.length(2)),
    /** What is kept of a candidate and for how long. Whoever changes it changes the version, a day, which is recorded with each consent. */
    kept: z.strictObject({
      version: z.iso.date(),
      terms: z.array(Term).check(z.minLength(1)),
    }),
  }),
  tutorial: z.strictObject({ ...head, tabs: z.array(FilmTab).check(z.length(3)) }),
} as const;

type FilePageName = keyof typeof pageTextSchemas;

interface Texted {
  /** The text below the front matter as sanitized HTML. */
  readonly html: string;
}

/** A tutorial in a list: with a film, or with the steps that one would show. */
const Video = z
  .strictObject({ ...point, film: z.optional(filmName), steps: z.optional(z.array(sentences).check(z.minLength(3))) })
  .check(
    z.refine(({ film, steps }) => (film === undefined) !== (steps === undefined), {
      error: 'A tutorial has a film, or steps in its place',
    }),
  );

function videoListSchema(name: VideoListName, videos = z.array(Video).check(z.minLength(1))) {
  const number = z.literal(videoLists[name], { error: `The number of ${name} is ${videoLists[name]}` });
  return z.strictObject({ number, ...head, videos });
}

/** The schema of each list of films, by the name of its file (product-rules.md#videos). */
export const videoListSchemas = {
  p1: videoListSchema('p1', z.array(Video).check(z.length(12))),
  s1: videoListSchema('s1'),
  s2: videoListSchema('s2'),
  s3: videoListSchema('s3'),
} as const satisfies Record<VideoListName, z.ZodMiniType>;

/** What a list of films says of itself; its films are published, and asked for by a call. */
interface VideoTab extends Texted {
  readonly name: VideoListName;
  readonly title: string;
  readonly lead: string;
}

/** The content of a list of films. */
export type VideoList = z.output<(typeof videoListSchemas)[VideoListName]> & VideoTab;

/** The texts of pages, by name. */
export type PageTexts = {
  readonly [Name in FilePageName]: z.output<(typeof pageTextSchemas)[Name]> & Texted;
} & {
  /** The lists of films, in the order of their tabs. */
  readonly videos: { readonly tabs: readonly VideoTab[] };
};

export type PageTextName = keyof PageTexts;
