import { canonicalAddress } from '../../../../../shared/addresses.ts';
import type { ProductPageName } from '../../../../../shared/content/product-page-schema.ts';
import { type ProductType, productTypes } from '../../../../../shared/product-type.ts';
import { type PageRouteName, type RouteParams, routes } from '../../../../../shared/routes.ts';
import { absolute } from '../../../lib/addresses/href.ts';
import { NotFound, type PageDefinition } from '../../../lib/pages/page-module.ts';
import { breadcrumbs } from '../../../lib/pages/structured-data.ts';
import { softwareApplication } from '../../../shared-features/downloads/software-application.ts';
import { bannerPicture } from './banner-picture.ts';
import { loadProduct, type ProductData, type ShownProduct } from './product-data.ts';

interface ProductRoute<Name extends ProductPageName> {
  readonly name: Name;
  readonly route: PageRouteName;
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

/** The page of a product: its texts, and what is published of its builds. */
export function productPage<Name extends ProductPageName>({
  name,
  route,
  types,
}: ProductRoute<Name>): PageDefinition<ProductData<Name>> {
  return {
    load: (context) => loadProduct(context, name, types),
    meta: (data) => {
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
 * The page of several products.
 * @param pages by the `product` that a route gives
 */
export function pageByProduct<Data>(pages: Readonly<Record<string, PageDefinition<Data>>>): PageDefinition<Data> {
  const pageOf = ({ product = '' }: RouteParams) => {
    const page = pages[product];
    if (!page) throw new NotFound(`There is no product ${product}`);
    return page;
  };
  return {
    load: async (context, params) => pageOf(params).load(context, params),
    meta: (data, params) => pageOf(params).meta(data, params),
    cache: 'static',
  };
}
