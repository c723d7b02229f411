import * as z from 'zod/mini';
import { calendarDay, version } from '../contract/fields.ts';
import { faqIcons } from '../faq-icons.ts';
import { identifier, shortText } from './schema.ts';

/** Ids of answers begin above those of topics, with which they share the menu and the address of the page (product-rules.md#faq). */
const firstAnswerId = 101;

const topicId = identifier.check(z.lt(firstAnswerId, { error: `Ids of topics are below ${firstAnswerId}` }));
const answerId = identifier.check(z.gte(firstAnswerId, { error: `Ids of answers begin at ${firstAnswerId}` }));

/** Front matter of `faq/<name>.md`, a topic; the text below it says what its answers are about. */
export const FaqTopicFrontMatter = z.strictObject({
  id: topicId,
  /** Place among the topics of its level. */
  order: identifier,
  title: shortText,
  icon: z.enum(faqIcons, { error: 'A name of shared/faq-icons.ts is expected' }),
  /** Name of the topic under which it stands; left out on the first level. */
  parent: z.optional(z.string()),
});
export type FaqTopicFrontMatter = z.output<typeof FaqTopicFrontMatter>;

/** Front matter of `faq/<topic>/<name>.md`, an answer; answers of a topic stand in the order of their ids. */
export const FaqAnswerFrontMatter = z.strictObject({
  id: answerId,
  /** The question, or what somebody sees, in their own words. */
  title: shortText,
  /** Id in `products/`; left out for an answer about the site. */
  product: z.optional(identifier),
  /** The release that the steps were tried with; left out where the product has none. */
  version: z.optional(version),
  update_date: calendarDay,
});
export type FaqAnswerFrontMatter = z.output<typeof FaqAnswerFrontMatter>;
