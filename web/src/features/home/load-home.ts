import { brand } from '../../../../shared/brand.ts';
import type { CaseTeaser } from '../../../../shared/content/replies.ts';
import { listProducts } from '../../../../shared/contract/content.ts';
import type { Product } from '../../../../shared/contract/content-schemas.ts';
import { type Platform, platformNames } from '../../../../shared/platform.ts';
import { type ProductType, productTypes } from '../../../../shared/product-type.ts';
import { routes } from '../../../../shared/routes.ts';
import { platformOf } from '../../lib/builds.ts';
import { absolute } from '../../lib/href.ts';
import type { LoaderModule, PageCache } from '../../lib/page-module.ts';
import { organization } from '../../lib/structured-data.ts';
import { heroCuts } from './hero-cuts.ts';

/** How many releases the strip shows. */
const latestCount = 6;
/** How many cases home shows (product-rules.md#page-sizes). */
const caseCount = 4;

export interface LatestRelease {
  readonly type: ProductType;
  readonly name: string;
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly platforms: readonly Platform[];
}

export interface HomeData {
  readonly latest: readonly LatestRelease[];
  readonly cases: readonly CaseTeaser[];
}

/** The newest release of each product that has a file, newest first. */
export function latestReleases(products: readonly Product[]): LatestRelease[] {
  const offered = products.flatMap(({ builds }) => builds).filter(({ file_path }) => file_path !== '');
  const newestFirst = offered.toSorted((a, b) => b.online_date.localeCompare(a.online_date) || a.type - b.type);
  const types = [...new Set(newestFirst.map(({ type }) => type))].slice(0, latestCount);
  return types.flatMap((type) => {
    const newest = newestFirst.find((build) => build.type === type);
    if (!newest) return [];
    const { version, online_date: day } = newest;
    const same = newestFirst.filter((build) => build.type === type && build.version === version);
    const offeredOn = new Set(same.map(({ system }) => platformOf(system)));
    return [
      { type, name: productTypes[type].name, version, day, platforms: platformNames.filter((p) => offeredOn.has(p)) },
    ];
  });
}

export const load: LoaderModule<HomeData>['load'] = async ({ call, cases }) => {
  const [products, teasers] = await Promise.all([call(listProducts, {}), cases()]);
  return { latest: latestReleases(products), cases: teasers.slice(0, caseCount) };
};

export const cache: PageCache = 'static';

export const meta: LoaderModule<HomeData>['meta'] = ({ latest }) => {
  return {
    title: `${brand.name}: ${brand.tagline}`,
    description: brand.description,
    modified: latest[0]?.day,
    preloads: Object.values(heroCuts),
    structuredData: [organization(), { '@type': 'WebSite', name: brand.name, url: absolute(routes.home.path) }],
    alternates: [
      { language: 'en', address: absolute(routes.home.path) },
      { language: 'zh', address: brand.mainSiteUrl },
      { language: 'x-default', address: absolute(routes.home.path) },
    ],
  };
};
