import { canonicalAddress } from '../../../../shared/addresses.ts';
import { listProductCategories, listReleases } from '../../../../shared/contract/content.ts';
import type { ProductCategory } from '../../../../shared/contract/content-schemas.ts';
import { productSlugs } from '../../../../shared/product-slugs.ts';
import { isProductType, type ProductType, productTypeNumbers, productTypes } from '../../../../shared/product-type.ts';
import { type RouteParams, routes } from '../../../../shared/routes.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { breadcrumbs } from '../../lib/pages/structured-data.ts';
import { softwareApplication } from '../../shared-features/downloads/software-application.ts';
import { productPicture } from '../../shared-features/products/product-pictures.ts';
import { type ReleaseView, viewRelease } from './release-view.ts';

export interface ReleaseHistoryData {
  readonly categories: readonly ProductCategory[];
  readonly product: {
    readonly type: ProductType;
    readonly name: string;
    /** Of its feed and its list. */
    readonly slug: string;
    /** Newest first. */
    readonly releases: readonly ReleaseView[];
  };
}

/** @throws {NotFound} for a number that names no product */
function historyType({ page = '' }: RouteParams): ProductType {
  const type = /^\d+$/.test(page) ? Number(page) : Number.NaN;
  if (!isProductType(type)) throw new NotFound(`There is no product ${page}`);
  return type;
}

export const page = definePage(routes.history, {
  load: async ({ call }, params): Promise<ReleaseHistoryData> => {
    const type = historyType(params);
    const [categories, releases] = await Promise.all([call(listProductCategories, {}), call(listReleases, { type })]);
    const subTypes = [...new Set(releases.flatMap(({ sub_product_id: sub }) => sub || []))];
    const subReleases = (await Promise.all(subTypes.map((sub) => call(listReleases, { type: sub })))).flat();
    const { name } = categories.find((category) => category.type === type) ?? productTypes[type];
    return {
      categories,
      product: {
        type,
        name,
        slug: productSlugs[type],
        releases: releases.map((release) => viewRelease(release, subReleases)),
      },
    };
  },
  meta: ({ product: { type, name, releases } }) => {
    const [newest] = releases;
    const own = { name: `${name} release history`, address: canonicalAddress(routes.history, { page: String(type) }) };
    return {
      title: own.name,
      description: `Every released version of ${name}: notes, date, files for each platform, sizes and SHA-256 checksums.`,
      picture: { name: productPicture(type), alt: `${name} key visual` },
      modified: newest?.day,
      structuredData: [
        breadcrumbs([{ name: 'Download centre', address: routes.download.path }, own]),
        ...(newest ? [softwareApplication(name, newest)] : []),
      ],
    };
  },
  documents: async () => productTypeNumbers.map((type) => ({ page: String(type) })),
});
