import { isProductType, type ProductType, productTypes } from '../../../../shared/product-type.ts';
import type { CallOutput } from '../../lib/call.ts';
import type { LoaderModule } from '../../lib/page-module.ts';
import { type ReleaseView, viewRelease } from './release-view.ts';

export type Category = CallOutput<'listProductCategories'>[number];

export interface ReleaseHistoryData {
  readonly categories: readonly Category[];
  /** Null where the address names no product. */
  readonly product: {
    readonly type: ProductType;
    readonly name: string;
    /** Newest first. */
    readonly releases: readonly ReleaseView[];
  } | null;
}

/** The product type of `page`, 1 where it is absent; null for a number that names no product. */
export function historyType(search: URLSearchParams): ProductType | null {
  const page = search.get('page') ?? '1';
  const type = /^\d+$/.test(page) ? Number(page) : Number.NaN;
  return isProductType(type) ? type : null;
}

export const load: LoaderModule<ReleaseHistoryData>['load'] = async ({ call }, search) => {
  const type = historyType(search);
  const categoriesUnderWay = call('listProductCategories', {});
  if (type === null) return { categories: await categoriesUnderWay, product: null };

  const [categories, releases] = await Promise.all([categoriesUnderWay, call('listReleases', { type })]);
  const subTypes = [...new Set(releases.flatMap(({ sub_product_id: sub }) => sub || []))];
  const subReleases = (await Promise.all(subTypes.map((sub) => call('listReleases', { type: sub })))).flat();
  const { name } = categories.find((category) => category.type === type) ?? productTypes[type];
  return {
    categories,
    product: { type, name, releases: releases.map((release) => viewRelease(release, subReleases)) },
  };
};

export function describe(search: URLSearchParams): string {
  const type = historyType(search);
  const name = type === null ? 'each product' : productTypes[type].name;
  return `Every released version of ${name}: notes, date, files for each platform, sizes and SHA-256 checksums.`;
}
