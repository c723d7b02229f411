import { canonicalAddress } from '../addresses.ts';
import { noSuchProduct } from '../contract/absences.ts';
import type { Entries, EntryOf } from '../contract/collections.ts';
import type { DownloadItem, FileFacts, Product, Release } from '../contract/content-schemas.ts';
import { filmFile } from '../film-files.ts';
import { type PathField, type Platform, pathFields, platformNames, platforms } from '../platform.ts';
import { detailIdOf } from '../product-detail.ts';
import { type ProductType, productTypeNumbers, productTypes } from '../product-type.ts';
import { routes } from '../routes.ts';
import { isOfHistory } from '../url-config.ts';
import { inLists, videoLists } from '../video-lists.ts';
import { caseContent, caseReplies } from './case-replies.ts';
import { courseContent, courseReplies } from './course-replies.ts';
import { faqContent, faqReplies } from './faq-replies.ts';
import type { Build, ContentLibrary, ProductEntry, ReleaseEntry, UrlConfigEntry } from './library.ts';
import { manualContent, manualReplies } from './manual-replies.ts';
import type { PageTextName, PageTexts, VideoList } from './page-text-schema.ts';
import { picturePath } from './picture-path.ts';
import type { ProductPageName, ProductPages } from './product-page-schema.ts';
import type { ReadReplies } from './read-replies.ts';

/** The replies of the content reads, and what else pages ask for. */
export interface ContentReplies extends ReadReplies {
  /** All content as it is published. */
  readonly content: Entries;
  /** @throws Error where no file has its content */
  productPage<Name extends ProductPageName>(name: Name): ProductPages[Name];
  /** @throws Error where no file has its content */
  pageText<Name extends PageTextName>(name: Name): PageTexts[Name];
}

/**
 * Answers the content reads from the library. The publisher stores these entries and the pages are made of them, so a page
 * and the API cannot differ.
 */
export function contentReplies(library: ContentLibrary): ContentReplies {
  const content = siteContent(library);
  const ofType = <Entry extends { readonly type: ProductType }>(entries: readonly Entry[], type: ProductType) =>
    entries.filter((entry) => entry.type === type);
  return {
    content,
    listProducts: () => content.products,
    listProductCategories: () => content.categories,
    listReleases: ({ type }) => ofType(content.releases, type),
    listBuilds: ({ type }) => ofType(content.builds, type),
    readProductDetail: (question) => {
      const detail = content.productDetails.find(({ id }) => id === detailIdOf(question));
      if (!detail) throw noSuchProduct();
      return detail;
    },
    listVideos: () => inLists(content.videos),
    productPage: (name) => {
      const page = library.productPages[name];
      if (!page) throw new Error(`There is no shared/content/product-pages/${name}.md`);
      return page;
    },
    ...caseReplies(content),
    ...faqReplies(content),
    ...courseReplies(content),
    ...manualReplies(content),
    pageText: (name) => {
      const text = library.pageTexts[name];
      if (!text) throw new Error(`There is no shared/content/pages/${name}.md`);
      return text;
    },
  };
}

function siteContent(library: ContentLibrary): Entries {
  const releasesOf = (type: ProductType) => library.releases.filter((release) => release.type === type);
  const builds = productTypeNumbers.flatMap((type) => [
    ...newestBuilds(releasesOf(type), library.urlConfigs),
    ...earlierBuilds(releasesOf(type), library.urlConfigs),
  ]);
  const shownTypes = library.products.flatMap(({ types }) => types);
  const newest = builds.filter(({ config }) => !isOfHistory(config));
  const buildsOf = ({ types }: ProductEntry) => types.flatMap((type) => newest.filter((build) => build.type === type));
  return {
    products: library.products.map((product) => productReply(product, buildsOf(product))),
    categories: shownTypes.map((type) => ({ type, name: productTypes[type].name })),
    releases: library.releases.map((release) => releaseReply(release, subRelease(release, library))),
    builds,
    productDetails: library.productDetails.map((detail) => ({ ...detail, cover: picturePath(detail.cover) })),
    videos: library.videoLists.flatMap(videoReplies),
    ...caseContent(library),
    ...faqContent(library),
    ...courseContent(library),
    ...manualContent(library),
  };
}

/** The builds of a type for a platform, each with its release. */
function buildsFor(releases: readonly ReleaseEntry[], platform: Platform) {
  return releases.flatMap((release) =>
    release.builds.filter((build) => build.platform === platform).map((build) => ({ release, build })),
  );
}

/** For each platform the newest available build; where there is none, the newest announced one. */
function newestBuilds(newestFirst: readonly ReleaseEntry[], urlConfigs: readonly UrlConfigEntry[]): DownloadItem[] {
  const names = urlConfigs.filter(({ name }) => !isOfHistory(name));
  return platformNames.flatMap((platform) => {
    const candidates = buildsFor(newestFirst, platform);
    const newest = candidates.find(({ build }) => build.kind !== 'announced') ?? candidates[0];
    if (!newest) return [];
    const config = names.find((named) => named.type === newest.release.type && named.platform === platform);
    return [downloadReply(newest.release, newest.build, config?.name ?? '')];
  });
}

/** What URL configs of history stand for: of all builds for their platform that are available, the second newest. */
function earlierBuilds(newestFirst: readonly ReleaseEntry[], urlConfigs: readonly UrlConfigEntry[]): DownloadItem[] {
  const names = urlConfigs.filter(({ name, type }) => isOfHistory(name) && type === newestFirst[0]?.type);
  return names.flatMap(({ name, platform }) => {
    const available = buildsFor(newestFirst, platform).filter(({ build }) => build.kind !== 'announced');
    return available.slice(1, 2).map(({ release, build }) => downloadReply(release, build, name));
  });
}

function downloadReply({ id, type, version, date }: ReleaseEntry, build: Build, config: string): DownloadItem {
  const { system, ...facts } = fileFacts(build);
  // Unique for each release and platform, and the same every time the content is published.
  return { id: id * 10 + system, type, version, system, ...facts, online_date: date, config };
}

/** What is known of the file; size and checksum only where this site serves it. */
function fileFacts(build: Build): FileFacts {
  const { platform, fileName: en_file_name } = build;
  const named = { system: platforms[platform].code, en_file_name };
  if (build.kind === 'stored') return { ...named, file_path: build.path, size: build.size, sha256: build.sha256 };
  return { ...named, file_path: build.kind === 'store' ? build.path : '', size: 0, sha256: '' };
}

function pathsOf(builds: readonly Build[]): Record<PathField, string> {
  const paths = { win_path: '', mac_path: '', and_path: '', ios_path: '' };
  for (const build of builds) if (build.kind !== 'announced') paths[pathFields[build.platform]] = build.path;
  return paths;
}

function subRelease({ subProduct }: ReleaseEntry, library: ContentLibrary): ReleaseEntry | undefined {
  return library.releases.find(({ type, version }) => type === subProduct?.type && version === subProduct.version);
}

function releaseReply(release: ReleaseEntry, sub: ReleaseEntry | undefined): Release {
  const { id, type, version, name, date, notes, builds } = release;
  const { win_path, mac_path, and_path, ios_path } = pathsOf(sub?.builds ?? []);
  return {
    id,
    type,
    version,
    en_name: name,
    online_date: date,
    en_update_log: notes,
    ...pathsOf(builds),
    sub_product_id: sub?.type ?? 0,
    sub_product_name: sub ? productTypes[sub.type].name : '',
    sub_win_path: win_path,
    sub_mac_path: mac_path,
    sub_and_path: and_path,
    sub_ios_path: ios_path,
    files: [...builds, ...(sub?.builds ?? [])].filter(({ kind }) => kind !== 'announced').map(fileFacts),
  };
}

function productReply(
  { id, title, text, picture, cover, path, series, types }: ProductEntry,
  builds: DownloadItem[],
): Product {
  return {
    id,
    title,
    text,
    img: picturePath(picture),
    cover: picturePath(cover ?? picture),
    buttonUrl: path,
    series,
    types,
    builds,
  };
}

function videoReplies({ name, videos }: VideoList): EntryOf<'videos'>[] {
  return videos.map(({ title, text, film = '', steps = [] }) => ({
    list: name,
    title,
    text,
    film,
    link: film === '' ? canonicalAddress(routes.videos, { tabid: String(videoLists[name]) }) : filmFile(film),
    steps,
  }));
}
