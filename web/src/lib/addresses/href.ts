import { addressOf, canonicalAddress } from '../../../../shared/addresses.ts';
import { brand } from '../../../../shared/brand.ts';
import type { ProductType } from '../../../../shared/product-type.ts';
import { type ParamsOf, type RouteName, routes } from '../../../../shared/routes.ts';
import { type VideoListName, videoLists } from '../../../../shared/video-lists.ts';
import { type DownloadTab, downloadPages } from './download-tabs.ts';

/** Addresses inside the site. The only place that writes one; `shared/routes.ts` is the only place that knows a path. */
export const href = {
  home: () => routes.home.path,
  /** With a tab, the page also scrolls to its box (product-rules.md#download-centre). */
  download: (tab?: DownloadTab) => addressOf(routes.download, tab ? { page: downloadPages[tab] } : {}),
  /** @param version a release of the product, by its anchor */
  history: (type: ProductType, version?: string) =>
    addressOf(routes.history, { page: String(type) }) + (version ? `#${releaseAnchor(version)}` : ''),
  downLink: (query: { product_name: string; version: string; system: string; page: string }) =>
    addressOf(routes.downLink, query),
  /** @param type scenario 1 to 3 (product-rules.md#cases) */
  cases: (type?: number) => addressOf(routes.cases, type === undefined ? {} : { type: String(type) }),
  casesDetail: (cid: number) => addressOf(routes.casesDetail, { cid: String(cid) }),
  news: () => routes.news.path,
  /** @param id of a topic or an answer; without one, all topics */
  faq: (id?: number) => addressOf(routes.faq, id === undefined ? {} : { id: String(id) }),
  /** @param page of the list, from 1 */
  courses: (page = 1) => canonicalAddress(routes.courseList, { page: String(page) }),
  /** A lesson of a course (product-rules.md#lessons). */
  lesson: (course: number, lesson: number) =>
    addressOf(routes.courseDetail, { id: String(course), dir_id: String(lesson) }),
  /**
   * @param directory id; without one, the first
   * @param more by which name directories are searched, and which page of the manuals is meant
   */
  manuals: (directory?: number, more: { readonly name?: string; readonly page?: string } = {}) =>
    addressOf(routes.word, { ...(directory !== undefined && { dir_id: String(directory) }), ...more }),
  /** @param section id of a heading in the chapter */
  manual: (name: string, chapter?: string, section?: string) =>
    addressOf(routes.manual, { name, ...(chapter !== undefined && { chapter }) }) + (section ? `#${section}` : ''),
  /** @param part number of the tutorial's part */
  tutorial: (part: number) => addressOf(routes.tutorial, { current: String(part) }),
  videos: (list: VideoListName) => addressOf(routes.videos, { tabid: String(videoLists[list]) }),
  /** @param number of a certificate (product-rules.md#certificate-page) */
  certificate: (number: string) => addressOf(routes.certificate, { num: number }),
  /** Any other route, with what its address says. */
  to: <Name extends RouteName>(name: Name, params: Partial<ParamsOf<Name>> = {}) => addressOf(routes[name], params),
  /** @param name `all`, or the slug of a product */
  atomFeed: (name: string) => `/feeds/${name}.atom`,
  releaseList: (name: string) => `/feeds/${name}.json`,
  /** Everything that can be found (product-rules.md#content-files). */
  searchIndex: () => '/search/index.json',
  /** The text of every answer, for the search on the page of the FAQ. */
  faqIndex: () => '/search/faq.json',
  /** The text of every section of the manuals, for the search. */
  manualIndex: () => '/search/manuals.json',
};

/** An address of the site as a whole URL. */
export function absolute(path: string): string {
  return new URL(path, brand.siteUrl).href;
}

/** The id of a release on its history page. */
export function releaseAnchor(version: string): string {
  return `v-${version}`;
}
