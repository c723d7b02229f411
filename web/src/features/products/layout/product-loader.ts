import type { ProductPageName } from '../../../../../shared/content/product-page-schema.ts';
import { type ProductType, productTypes } from '../../../../../shared/product-type.ts';
import { type BuiltRouteName, canonicalAddress, type RouteParams, routes } from '../../../../../shared/routes.ts';
import { absolute } from '../../../lib/addresses/href.ts';
import { type LoaderModule, NotFound, type PageMeta } from '../../../lib/pages/page-module.ts';
import { breadcrumbs } from '../../../lib/pages/structured-data.ts';
import { softwareApplication } from '../../../shared-features/downloads/software-application.ts';
import { bannerPicture } from './banner-picture.ts';
import { loadProduct, type ProductData, type ShownProduct } from './product-data.ts';

interface ProductRoute<Name extends ProductPageName> {
  readonly name: Name;
  readonly route: BuiltRouteName;
  /** Whose builds the page offers, first those of the product itself; hardware has none. */
  readonly types: readonly ProductType[];
}

/** What search engines read of the product: its newest release, or the thing itself. */
function structuredData({ page, builds }: ShownProduct, types: readonly ProductType[], address: string): object[] {
  const own = builds.filter(({ type }) => type === types[0]);
  const [newest] = own;
  const crumbs = breadcrumbs([
    { name: 'Download centre', address: routes.download.path },
    { name: page.title, address },
  ]);
  if (newest) return [crumbs, softwareApplication(page.title, { ...newest, builds: own })];
  const thing = { '@type': 'Product', name: page.title, description: page.describe, url: absolute(address) };
  return [crumbs, thing];
}

/** Makes what the file of a product's loader exports. */
export function productLoader<Name extends ProductPageName>({
  name,
  route,
  types,
}: ProductRoute<Name>): LoaderModule<ProductData<Name>> {
  return {
    load: (context) => loadProduct(context, name, types),
    meta: (data): PageMeta => {
      const { title, tagline, describe, cover } = data.page;
      return {
        title: `${title}: ${tagline}`,
        description: describe,
        picture: { name: cover, alt: types[0] === undefined ? title : `${productTypes[types[0]].name} on a screen` },
        modified: data.news?.day,
        preloads: bannerPicture(data.page).preloads,
        structuredData: structuredData(data, types, canonicalAddress(routes[route], {})),
      };
    },
    cache: 'static',
  };
}

/**
 * Makes what the loader of several products with one page exports.
 * @param loaders by the `product` that a route gives
 */
export function loaderByProduct<Data>(loaders: Readonly<Record<string, LoaderModule<Data>>>): LoaderModule<Data> {
  const loaderOf = ({ product = '' }: RouteParams) => {
    const loader = loaders[product];
    if (!loader) throw new NotFound(`There is no product ${product}`);
    return loader;
  };
  return {
    load: async (context, params) => loaderOf(params).load(context, params),
    meta: (data, params) => loaderOf(params).meta(data, params),
    cache: 'static',
  };
}
