import type { DownloadItem, FileFacts, Product, ProductCategory, Release } from '../contract/download-schemas.ts';
import { type PathField, pathFields, platformNames, platforms } from '../platform.ts';
import { type ProductType, productTypes } from '../product-type.ts';
import type { Build, CaseEntry, ContentLibrary, ProductEntry, ReleaseEntry } from './library.ts';

/** A case as teasers show it (product-rules.md#content-fields). `img` is a picture name, `id` the `cid` of its page. */
export interface CaseTeaser {
  readonly id: number;
  readonly title: string;
  readonly subTitle: CaseEntry['category'];
  readonly text: string;
  readonly img: string;
  readonly create_time: string;
}

/** The `data` of each content read, under the read's own name. */
export interface ContentReplies {
  listProducts(): Product[];
  listProductCategories(): ProductCategory[];
  listReleases(type: ProductType): Release[];
  listDownloads(type: ProductType): DownloadItem[];
  cases(): CaseTeaser[];
}

/**
 * Answers the content reads from the library. The publisher stores these replies and the pages are made of them, so a page
 * and the API cannot differ.
 */
export function contentReplies(library: ContentLibrary): ContentReplies {
  const releasesOf = (type: ProductType) => library.releases.filter((release) => release.type === type);
  const listDownloads = (type: ProductType) => newestBuilds(releasesOf(type));
  const shownTypes = library.products.flatMap(({ types }) => types);
  return {
    listProducts: () => library.products.map((product) => productReply(product, product.types.flatMap(listDownloads))),
    listProductCategories: () => shownTypes.map((type) => ({ type, name: productTypes[type].name })),
    listReleases: (type) => releasesOf(type).map((release) => releaseReply(release, subRelease(release, library))),
    listDownloads,
    cases: () => library.cases.map(caseReply),
  };
}

/** For each platform the newest build that can be had; where none can, the newest that is announced. */
function newestBuilds(newestFirst: readonly ReleaseEntry[]): DownloadItem[] {
  return platformNames.flatMap((platform) => {
    const candidates = newestFirst.flatMap((release) =>
      release.builds.filter((build) => build.platform === platform).map((build) => ({ release, build })),
    );
    const newest = candidates.find(({ build }) => build.kind !== 'announced') ?? candidates[0];
    return newest ? [downloadReply(newest.release, newest.build)] : [];
  });
}

function downloadReply({ id, type, version, date }: ReleaseEntry, build: Build): DownloadItem {
  const system = platforms[build.platform].code;
  // One number per release and platform, the same at every publishing.
  return {
    id: id * 10 + system,
    type,
    version,
    system,
    en_file_name: build.fileName,
    online_date: date,
    ...facts(build),
  };
}

/** What is known of the file: its path, and size and checksum where this site serves it. */
function facts(build: Build): Pick<DownloadItem, 'file_path' | 'size' | 'sha256'> {
  if (build.kind === 'announced') return {};
  if (build.kind === 'store') return { file_path: build.path };
  return { file_path: build.path, size: build.size, sha256: build.sha256 };
}

function fileFacts(build: Build): FileFacts[] {
  if (build.kind === 'announced') return [];
  const { path: file_path, platform, fileName: en_file_name } = build;
  return [{ system: platforms[platform].code, en_file_name, ...facts(build), file_path }];
}

function pathsOf(builds: readonly Build[]): Partial<Record<PathField, string>> {
  const paths: Partial<Record<PathField, string>> = {};
  for (const build of builds) if (build.kind !== 'announced') paths[pathFields[build.platform]] = build.path;
  return paths;
}

function subRelease({ subProduct }: ReleaseEntry, library: ContentLibrary): ReleaseEntry | undefined {
  return library.releases.find(({ type, version }) => type === subProduct?.type && version === subProduct.version);
}

function subProductReply(sub: ReleaseEntry | undefined): Partial<Release> {
  if (!sub) return {};
  const paths = Object.entries(pathsOf(sub.builds)).map(([field, path]) => [`sub_${field}`, path]);
  return { sub_product_id: sub.type, sub_product_name: productTypes[sub.type].name, ...Object.fromEntries(paths) };
}

function releaseReply(release: ReleaseEntry, sub: ReleaseEntry | undefined): Release {
  const { id, type, version, name, date, notes, builds } = release;
  return {
    id,
    type,
    version,
    en_name: name,
    online_date: date,
    en_update_log: notes,
    ...pathsOf(builds),
    ...subProductReply(sub),
    files: [...builds, ...(sub?.builds ?? [])].flatMap(fileFacts),
  };
}

function productReply(
  { id, title, text, picture, cover, path, series, types }: ProductEntry,
  builds: DownloadItem[],
): Product {
  return { id, title, text, img: picture, cover: cover ?? picture, buttonUrl: path, series, types, builds };
}

function caseReply({ id, title, category, text, picture, date }: CaseEntry): CaseTeaser {
  return { id, title, subTitle: category, text, img: picture, create_time: date };
}
