import * as z from 'zod/mini';
import { caseTabTypes, newsType } from '../case-type.ts';
import { directoryNameLength, manualPages } from '../manual-lists.ts';
import { exampleOperator, operator } from './audit-schemas.ts';
import { CaseDetail, CaseItem, CaseLists } from './case-schemas.ts';
import { CollectionPart } from './collections.ts';
import { DownloadItem, Product, ProductCategory, ProductDetail, Release, VideoLists } from './content-schemas.ts';
import { Course, CourseDetail, coursePages } from './course-schemas.ts';
import { defineEndpoint } from './endpoint.ts';
import { FaqEntry, FaqTopic, faqDirectoryType } from './faq-schemas.ts';
import { wholeNumber } from './fields.ts';
import { Manual, ManualDirectory } from './manual-schemas.ts';
import { paged, pageRequest } from './page-number.ts';
import { productType } from './product-fields.ts';
import { atMost, line } from './text-fields.ts';

/** Which language is meant; there is one (product-rules.md#content-calls). */
const language = z.optional(wholeNumber);
const withoutLanguage = { withoutEffect: { language: 'always' } } as const;

/** Content changes on release days only: the edge keeps a reply for 5 minutes; it and browsers may serve it stale for 10 more. */
const contentRead = {
  caller: 'visitor',
  cache: { kind: 'content', sharedSeconds: 300, staleSeconds: 600 },
  rateLimit: { perSecond: 200, burst: 400 },
} as const;

export const listBuilds = defineEndpoint({
  summary:
    'Lists the newest builds of a product, one per platform, and after them an earlier one that has a name of its own.',
  path: '/api/pc/download',
  ...contentRead,
  request: z.object({ type: productType }),
  example: { type: 21 },
  response: z.array(DownloadItem),
  dialect: 'status',
});

export const listProducts = defineEndpoint({
  summary: 'Lists the products in the order in which the home page shows them.',
  path: '/api/pc/product',
  ...contentRead,
  request: z.object({}),
  example: {},
  response: z.array(Product),
  dialect: 'status',
});

export const listProductCategories = defineEndpoint({
  summary: 'Lists the products that have a release history, in the order of the tab strip.',
  path: '/api/pc/product_category',
  ...contentRead,
  ...withoutLanguage,
  request: z.object({ language }),
  example: { language: 1 },
  response: z.array(ProductCategory),
  dialect: 'status',
});

export const listReleases = defineEndpoint({
  summary: 'Lists every released version of a product, newest first.',
  path: '/api/pc/product_list',
  ...contentRead,
  request: z.object({ type: productType }),
  example: { type: 21 },
  response: z.array(Release),
  dialect: 'code',
});

export const readProductDetail = defineEndpoint({
  summary: 'Answers the detail of a product, asked for by `type`, by `id`, or by `type` 0 and `id`.',
  path: '/api/pc/product_detail',
  ...contentRead,
  request: z.object({ type: z._default(wholeNumber, 0), id: z.optional(wholeNumber) }),
  withoutEffect: { id: { given: 'type', exceptAs: ['0'] } },
  example: { id: 3 },
  response: ProductDetail,
  dialect: 'status',
});

/** How many cases home shows, and the most that a page may ask for (product-rules.md#calls). */
const homeLimit = { usual: 4, most: 12 } as const;

export const listCases = defineEndpoint({
  summary: 'Lists cases, by scenario, or the news.',
  path: '/api/pc/cases',
  ...contentRead,
  ...withoutLanguage,
  request: z.object({
    language,
    type: z.optional(
      z.pipe(wholeNumber, z.literal([...caseTabTypes, newsType], { error: 'Types are 1 to 3, and 5 for the news' })),
    ),
  }),
  example: { type: 1 },
  response: CaseLists,
  dialect: 'status',
});

export const listHomeCases = defineEndpoint({
  summary: 'Lists the first cases, for a page that shows some.',
  path: '/api/pc/home_cases',
  ...contentRead,
  ...withoutLanguage,
  request: z.object({
    language,
    limit: z._default(
      z.pipe(
        wholeNumber,
        z
          .int()
          .check(
            z.gte(1, { error: 'At least one case is answered' }),
            z.lte(homeLimit.most, { error: `At most ${homeLimit.most} cases are answered` }),
          ),
      ),
      homeLimit.usual,
    ),
  }),
  example: { language: '1', limit: 4 },
  response: z.array(CaseItem),
  dialect: 'status',
});

export const readCase = defineEndpoint({
  summary: 'Answers a case or a news item at length.',
  path: '/api/pc/cases_detail',
  ...contentRead,
  request: z.object({ id: wholeNumber }),
  example: { id: 1 },
  response: CaseDetail,
  dialect: 'status',
});

export const listVideos = defineEndpoint({
  summary: 'Lists the tutorial films of P1, S1, S2 and S3; existing clients send a `type`, which changes nothing.',
  path: '/api/pc/videos',
  ...contentRead,
  request: z.object({ type: z.optional(wholeNumber) }),
  withoutEffect: { type: 'always' },
  example: { type: 1 },
  response: VideoLists,
  dialect: 'status',
});

export const listFaqTopics = defineEndpoint({
  summary: 'Lists the topics of the FAQ with their answers, as the tree of its menu.',
  path: '/api/partner/wiki_dir',
  ...contentRead,
  request: z.object({ type: faqDirectoryType }),
  example: { type: 6 },
  response: z.array(FaqTopic),
  dialect: 'status',
});

export const readFaqEntry = defineEndpoint({
  summary: 'Answers what an entry of the menu of the FAQ says: an answer, or a topic.',
  path: '/api/partner/wiki_detail',
  ...contentRead,
  request: z.object({ id: wholeNumber }),
  example: { id: 101 },
  response: FaqEntry,
  dialect: 'status',
});

export const listCourses = defineEndpoint({
  summary: 'Lists the courses of training videos, in pages.',
  path: '/api/pc/course_list',
  ...contentRead,
  ...withoutLanguage,
  request: pageRequest(coursePages, { language }),
  example: { page: 1, limit: 8, language: 1 },
  response: paged(coursePages, Course),
  dialect: 'status',
});

export const readCourse = defineEndpoint({
  summary: 'Answers a course with its chapters, its lessons, and what each of them teaches.',
  path: '/api/pc/course_detail',
  ...contentRead,
  request: z.object({ course_id: wholeNumber }),
  example: { course_id: 1 },
  response: CourseDetail,
  dialect: 'status',
});

export const listManualDirectories = defineEndpoint({
  summary: 'Lists the directories of manuals as a tree; with a name, those whose name holds it.',
  path: '/api/pc/product_dir_list',
  ...contentRead,
  ...withoutLanguage,
  request: z.object({ name: line(atMost(directoryNameLength, 'A name')), language }),
  example: { name: 'S3', language: 1 },
  response: z.array(ManualDirectory),
  dialect: 'status',
});

export const listManuals = defineEndpoint({
  summary: 'Lists the manuals of a directory and of those below it, in pages.',
  path: '/api/pc/product_manual_list',
  ...contentRead,
  ...withoutLanguage,
  request: pageRequest(manualPages, { dir_id: wholeNumber, language }),
  example: { pageindex: 1, pagesize: 5, dir_id: 1, language: 1 },
  response: paged(manualPages, Manual),
  dialect: 'status',
});

export const publishCollection = defineEndpoint({
  summary:
    'Replaces one partition of a content collection; running it again with the same content writes nothing. What it changes stands in the audit trail.',
  caller: 'ops',
  request: z.extend(CollectionPart, { dryRun: z.boolean(), operator }),
  example: {
    operator: exampleOperator,
    dryRun: true,
    collection: 'builds',
    partition: '21',
    entries: [],
  },
  audits: 'content.published',
  response: z.object({ written: z.int(), unchanged: z.int(), removed: z.int() }),
  dialect: 'status',
});
