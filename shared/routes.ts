import { productTypeNumbers } from './product-type.ts';

/**
 * Every public route (product-rules.md#routes): its path, and how its page is made. The web client adds a component to
 * each built route, the viewer function at the edge sends everything else home; neither writes a path of its own.
 */
export interface Route {
  /** Path pattern; `:id` stands for one value, as in `/cases-:cid`. */
  readonly path: string;
  /** Built routes have a page. Known but unbuilt ones go home, as unknown ones do. */
  readonly built: boolean;
  /** Listed in the sitemap: pages worth finding, as opposed to pages in the middle of something. */
  readonly sitemap: boolean;
  /**
   * A query parameter that selects a variant with a page of its own (`/history?page=21`). The edge maps it to
   * `/history/21/index.html`, so a visitor without JavaScript sees the variant asked for.
   */
  readonly variant?: { readonly parameter: string; readonly values: readonly string[] };
}

const planned = (path: string) => ({ path, built: false, sitemap: false }) as const;

/** Values of the download centre's `page`; `web/src/lib/download-tabs.ts` says which tab each selects. */
export const downloadTabs = ['0', '1', '2', '3', '4', '5', '6'] as const;

const releaseTypes = productTypeNumbers.map(String);

export const routes = {
  home: { path: '/home', built: true, sitemap: true },
  download: { path: '/download', built: true, sitemap: true, variant: { parameter: 'page', values: downloadTabs } },
  history: { path: '/history', built: true, sitemap: true, variant: { parameter: 'page', values: releaseTypes } },
  downLink: { path: '/down_link', built: true, sitemap: false },
  productP1Tutorial: planned('/product-p1tut'),
  adobeHvc: planned('/adobeHVC'),
  productS1: planned('/product-s1'),
  productS2: planned('/product-s2'),
  productS3: planned('/product-s3'),
  productS3Pro: planned('/product-s3-pro'),
  productS3Lite: planned('/product-s3-lite'),
  productCcMax: planned('/product-ccMax'),
  productTouch: planned('/product-touch'),
  productAssistant: planned('/product-assistant'),
  productAuthorization: planned('/productAuthorization'),
  productNdi: planned('/product-ndi'),
  product4uPro: planned('/product-4uPro'),
  product2uPro: planned('/product-2uPro'),
  productH14: planned('/product-H14'),
  cSeries: planned('/c_series'),
  streamDeck: planned('/stream_deck'),
  productDetail: planned('/default-:id'),
  about: planned('/about'),
  cases: planned('/cases'),
  casesDetail: planned('/cases-:cid'),
  contact: planned('/contact'),
  videos: planned('/videos'),
  lease: planned('/lease'),
  sign: planned('/sign'),
  lock: planned('/lock'),
  tutorial: planned('/tutorial'),
  word: planned('/word'),
  faq: planned('/faq'),
  feedback: planned('/feedback'),
  personal: planned('/personal'),
  news: planned('/news'),
  orderInfo: planned('/orderInfo'),
  orderInfoLowerCase: planned('/orderinfo'),
  course: planned('/course'),
  courseList: planned('/courselist'),
  courseDetail: planned('/coursedetail'),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Object key in the site bucket of a prerendered page: `/history` with variant `21` is `history/21/index.html`. */
export function pageKey(path: string, variant?: string): string {
  return [...path.split('/').filter(Boolean), ...(variant ? [variant] : []), 'index.html'].join('/');
}

/** Address of the document that the edge shows, as 404, in place of a file that is not there. */
export const notFoundPath = '/not-found.html';
