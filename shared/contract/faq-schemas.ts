import * as z from 'zod/mini';
import { faqIcons } from '../faq-icons.ts';
import { wholeNumber } from './fields.ts';

/** The number by which existing clients ask for the directory of the FAQ (product-rules.md#faq). */
const faqType = 6;

/** Asks for the directory; there is one. */
export const faqDirectoryType = z._default(
  z.pipe(wholeNumber, z.literal(faqType, { error: `The FAQ is type ${faqType}` })),
  faqType,
);

const node = { id: z.int(), title: z.string() };

/** An answer in the menu: it has no icon and nothing below it, and says so as every node does (product-rules.md#empty-fields). */
const FaqQuestion = z.object({ ...node, icon: z.literal(''), childMenus: z.array(z.never()) });

/** A topic under another one, with its answers. */
const FaqSubtopic = z.object({ ...node, icon: z.enum(faqIcons), childMenus: z.array(FaqQuestion) });

/** A topic of the menu, with its own answers behind the topics under it. */
export const FaqTopic = z.object({
  ...node,
  icon: z.enum(faqIcons),
  childMenus: z.array(z.union([FaqSubtopic, FaqQuestion])),
});
export type FaqTopic = z.output<typeof FaqTopic>;
export type FaqNode = FaqTopic | FaqTopic['childMenus'][number];

/** What an entry of the menu says: an answer, or a topic with links to what stands below it. */
export const FaqEntry = z.object({
  id: z.int(),
  title: z.string(),
  /** Sanitized HTML whose headings begin at `h3`. */
  content: z.string(),
  /** The product that an answer is about, the version that it was tried with, and the address of its page; '' for none. */
  product_name: z.string(),
  version: z.string(),
  product_path: z.string(),
  /** `YYYY-MM-DD`; '' for topics. */
  update_date: z.string(),
});
export type FaqEntry = z.output<typeof FaqEntry>;
