import { brand } from '../../../../shared/brand.ts';
import { brandDescription } from '../../../../shared/brand-description.ts';
import { listHomeCases, listProducts } from '../../../../shared/contract/content.ts';
import type { DownloadItem, Product, ProductSeries } from '../../../../shared/contract/content-schemas.ts';
import { type Platform, platformNames } from '../../../../shared/platform.ts';
import { type ProductType, productTypes } from '../../../../shared/product-type.ts';
import { routes } from '../../../../shared/routes.ts';
import { absolute } from '../../lib/addresses/href.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { organization } from '../../lib/pages/structured-data.ts';
import { type CaseTeaser, teaserOf } from '../../shared-features/cases/case-teaser.ts';
import { type OfferedBuild, platformOf } from '../../shared-features/downloads/builds.ts';
import { productPicture } from '../../shared-features/products/product-pictures.ts';
import { caseCount, fourCases } from './cases/four-cases.ts';
import { heroCuts } from './opening/hero-cuts.ts';

/** S3 Pro: what the opening shows and offers. */
const flagshipType: ProductType = 21;
/** Home's product tabs, 0 to 3 (product-rules.md#product-order). */
const productTabs: readonly { readonly title: string; readonly series: readonly ProductSeries[] }[] = [
  { title: 'S series', series: ['s'] },
  { title: 'P series', series: ['p1'] },
  { title: 'C series', series: ['c'] },
  { title: 'Others', series: ['hardware', 'auxiliary'] },
];

export interface LatestRelease {
  readonly type: ProductType;
  readonly name: string;
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly platforms: readonly Platform[];
}

/** A release with its files. */
export interface DownloadableRelease extends LatestRelease {
  /** In the order in which pages list platforms. */
  readonly builds: readonly OfferedBuild[];
}

export interface PicturedRelease extends DownloadableRelease {
  readonly picture: string;
}

export interface HomeProduct {
  readonly title: string;
  /** Its page. */
  readonly to: string;
  /** Null where there is nothing to download. */
  readonly release: LatestRelease | null;
}

export interface ProductTab {
  readonly title: string;
  readonly products: readonly HomeProduct[];
}

export interface HomeData {
  /** The newest S3 Pro, whose download the opening offers; null while there is none. */
  readonly flagship: DownloadableRelease | null;
  /** The newest release of all, pictured with its downloads; null before the first. */
  readonly newest: PicturedRelease | null;
  readonly productTabs: readonly ProductTab[];
  readonly cases: readonly CaseTeaser[];
}

/** Just what a download link needs, as all of it is written into the document. */
function offeredBuild({ type, version, system, file_path, en_file_name, size, sha256 }: DownloadItem): OfferedBuild {
  return { type, version, system, file_path, en_file_name, size, sha256 };
}

/** The newest release of each product that has a file, newest first. */
export function newestReleases(products: readonly Product[]): DownloadableRelease[] {
  const offered = products.flatMap(({ builds }) => builds).filter(({ file_path }) => file_path !== '');
  const newestFirst = offered.toSorted((a, b) => b.online_date.localeCompare(a.online_date) || a.type - b.type);
  const types = [...new Set(newestFirst.map(({ type }) => type))];
  return types.flatMap((type) => {
    const newest = newestFirst.find((build) => build.type === type);
    if (!newest) return [];
    const { version, online_date: day } = newest;
    const same = newestFirst.filter((build) => build.type === type && build.version === version);
    const builds = platformNames.flatMap((platform) => same.filter(({ system }) => platformOf(system) === platform));
    const platforms = [...new Set(builds.map(({ system }) => platformOf(system)))];
    return [{ type, name: productTypes[type].name, version, day, platforms, builds: builds.map(offeredBuild) }];
  });
}

/** The products of each tab in the order of the list, each with the newest release of its first type that has one. */
export function tabsOf(products: readonly Product[], releases: readonly LatestRelease[]): ProductTab[] {
  const releaseOf = ({ types }: Product) =>
    types.flatMap((wanted) => releases.find(({ type }) => type === wanted) ?? []).at(0) ?? null;
  return productTabs.map(({ title, series }) => ({
    title,
    products: products
      .filter((product) => series.includes(product.series))
      .map((product) => ({ title: product.title, to: product.buttonUrl, release: releaseOf(product) })),
  }));
}

export const page = definePage(routes.home, {
  load: async ({ call }): Promise<HomeData> => {
    const [products, cases] = await Promise.all([call(listProducts, {}), call(listHomeCases, { limit: caseCount })]);
    const releases = newestReleases(products);
    const [newest] = releases;
    return {
      flagship: releases.find(({ type }) => type === flagshipType) ?? null,
      newest: newest ? { ...newest, picture: productPicture(newest.type) } : null,
      productTabs: tabsOf(
        products,
        releases.map(({ builds: _, ...release }) => release),
      ),
      cases: fourCases(cases.map(teaserOf)),
    };
  },
  meta: ({ newest }) => {
    return {
      title: `${brand.name}: ${brand.tagline}`,
      description: brandDescription,
      modified: newest?.day,
      preloads: Object.values(heroCuts),
      structuredData: [organization(), { '@type': 'WebSite', name: brand.name, url: absolute(routes.home.path) }],
      alternates: [
        { language: 'en', address: absolute(routes.home.path) },
        { language: 'zh', address: brand.mainSiteUrl },
        { language: 'x-default', address: absolute(routes.home.path) },
      ],
    };
  },
});
