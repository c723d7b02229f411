import { caseLists } from '../../shared/case-type.ts';
import type { ManualDocument } from '../../shared/content/manual-text.ts';
import type { ContentReplies } from '../../shared/content/replies.ts';
import { noSuchCase, noSuchCourse, noSuchFaqEntry, noSuchProduct } from '../../shared/contract/absences.ts';
import type { CaseItem } from '../../shared/contract/case-schemas.ts';
import type { DownloadItem, Product } from '../../shared/contract/content-schemas.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { aFile } from '../../shared/contract/release-builders.ts';
import { manualPages } from '../../shared/manual-lists.ts';
import { contentContext } from '../prerender/site-content.ts';
import type { MemberContext } from '../src/lib/pages/page-module.ts';

/** The newest Windows build of S3 Pro, with some fields replaced. */
export function aBuild(given: Partial<DownloadItem> = {}): DownloadItem {
  return {
    ...aFile(),
    id: 21_051,
    type: 21,
    version: '5.2.0',
    online_date: '2026-06-18',
    config: '',
    ...given,
  };
}

/** S3 Pro as a product, with some fields replaced. */
export function aProduct(given: Partial<Product> = {}): Product {
  return {
    id: 10,
    title: 'S3 Pro',
    text: 'For crews who share a show.',
    img: 's3-pro',
    cover: 's3-pro',
    buttonUrl: '/product-s3-pro',
    series: 's',
    types: [21],
    builds: [aBuild()],
    ...given,
  };
}

/** A case in a list, with some fields replaced. */
export function aCase(given: Partial<CaseItem> = {}): CaseItem {
  return {
    id: 1,
    title: 'The skyline as one picture',
    subTitle: 'Landscape lighting',
    text: 'Eleven towers carry parts of one picture.',
    img: 'landscape-lighting',
    cover: 'landscape-lighting',
    create_time: '2026-01-01',
    buttonUrl: '1',
    type: 0,
    ...given,
  };
}

/** A load context that answers from the given replies; what a test does not give is empty. */
export function aContext(
  given: Partial<Omit<ContentReplies, 'content'>> = {},
  manuals: Readonly<Record<string, ManualDocument>> = {},
): MemberContext {
  const replies: Omit<ContentReplies, 'content'> = {
    listProducts: () => [],
    listProductCategories: () => [],
    listReleases: () => [],
    listBuilds: () => [],
    listCases: () => caseLists({ cases: [], news: [] }, undefined),
    listHomeCases: () => [],
    readCase: () => {
      throw noSuchCase();
    },
    readProductDetail: () => {
      throw noSuchProduct();
    },
    productPage: (name) => {
      throw new Error(`The test gives no page ${name}`);
    },
    pageText: (name) => {
      throw new Error(`The test gives no text ${name}`);
    },
    listVideos: () => ({ p1: [], s1: [], s2: [], s3: [] }),
    listFaqTopics: () => [],
    readFaqEntry: () => {
      throw noSuchFaqEntry();
    },
    listCourses: () => ({ list: [], datacount: 0 }),
    readCourse: () => {
      throw noSuchCourse();
    },
    listManualDirectories: () => [],
    listManuals: () => pageReply(manualPages, { list: [], count: 0 }),
    ...given,
  };
  return contentContext(replies, manuals);
}
