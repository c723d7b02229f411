import * as z from 'zod/mini';
import { caseTypeNumbers, newsType } from '../case-type.ts';
import { calendarDay } from './fields.ts';

/** A case or a news item in a list (product-rules.md#cases). `img` and `cover` are addresses of pictures, `buttonUrl` is the id of its page. */
export const CaseItem = z.object({
  id: z.int(),
  title: z.string(),
  /** The scenario of a case; '' for news. */
  subTitle: z.string(),
  text: z.string(),
  img: z.string(),
  cover: z.string(),
  create_time: calendarDay,
  buttonUrl: z.string(),
  /** Of its scenario, or that of news. */
  type: z.literal([...caseTypeNumbers, newsType]),
});
export type CaseItem = z.output<typeof CaseItem>;

const list = z.array(CaseItem);

/** Lists of cases, of which a call fills those that it asks for. */
export const CaseLists = z.object({
  allCasesListData: list,
  aCasesListData: list,
  bCasesListData: list,
  cCasesListData: list,
  newsListData: list,
});

const Term = z.object({ term: z.string(), description: z.string() });

/** A case or a news item at length. `images` are addresses of pictures, `detail` is sanitized HTML. */
export const CaseDetail = z.object({
  id: z.int(),
  title: z.string(),
  subTitle: z.string(),
  text: z.string(),
  create_time: calendarDay,
  images: z.array(z.string()),
  /** What each of the images shows. */
  image_texts: z.array(z.string()),
  detail: z.string(),
  /** What the place is; empty for news, as are the two after it. */
  site: z.array(Term),
  /** Every surface with its size and outputs. */
  outputs: z.array(Term),
  /** Our products in it, each with the address of its page. */
  equipment: z.array(z.extend(Term, { url: z.string() })),
  /** The next in its list, the first after the last. */
  next: z.object({ id: z.int(), title: z.string() }),
});
export type CaseDetail = z.output<typeof CaseDetail>;
