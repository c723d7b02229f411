import * as z from 'zod/mini';
import { type CaseType, caseTypeNumbers, caseTypes } from '../case-type.ts';
import { calendarDay } from '../contract/fields.ts';
import { identifier, linkAddress, pictureName, sentences, shortText, Term } from './schema.ts';

/** Ids of news begin above those of cases, with which they share the address of their pages (product-rules.md#news). */
const firstNewsId = 101;

const caseId = identifier.check(z.lt(firstNewsId, { error: `Ids of cases are below ${firstNewsId}` }));
const newsId = identifier.check(z.gte(firstNewsId, { error: `Ids of news begin at ${firstNewsId}` }));

const categories = caseTypeNumbers.map((type) => caseTypes[type]);

/** Front matter of `cases/<name>.md`; the body is the detail in Markdown. */
export const CaseFrontMatter = z.strictObject({
  id: caseId,
  order: identifier,
  title: shortText,
  category: z.literal(categories),
  date: calendarDay,
  /** The teaser of lists. */
  text: sentences,
  /** The first one stands for the case in lists. */
  pictures: z.array(z.strictObject({ name: pictureName, alt: sentences })).check(z.minLength(1)),
  /** What the place is. */
  site: z.array(Term).check(z.minLength(1)),
  /** Every surface, its size and the outputs that feed it. */
  outputs: z.array(Term).check(z.minLength(1)),
  /** Our products in it; `url` is the page of the product. */
  equipment: z.array(z.extend(Term, { url: linkAddress })).check(z.minLength(1)),
});
export type CaseFrontMatter = z.output<typeof CaseFrontMatter>;

/** The type of a category, by which lists are asked for. */
export function caseTypeOf({ category }: Pick<CaseFrontMatter, 'category'>): CaseType {
  return caseTypeNumbers.find((type) => caseTypes[type] === category) ?? 0;
}

/** Front matter of `news/<name>.md`; the body is the news in Markdown. */
export const NewsFrontMatter = z.strictObject({
  id: newsId,
  title: shortText,
  date: calendarDay,
  picture: pictureName,
  /** The teaser of the list. */
  text: sentences,
});
export type NewsFrontMatter = z.output<typeof NewsFrontMatter>;
