import { type RouteName, routes } from '../../../../shared/routes.ts';
import type { DownloadTab } from '../../lib/download-tabs.ts';
import { href } from '../../lib/href.ts';

interface MenuProduct {
  readonly label: string;
  readonly route: RouteName;
  /** Product id, where the route is the generic product detail (product-rules.md#product-detail). */
  readonly id?: number;
  /** Its card in the download centre. */
  readonly card: string;
}

interface MenuFamily {
  readonly label: string;
  /** Where the download centre shows it. */
  readonly tab: DownloadTab;
  readonly products: readonly MenuProduct[];
}

/** The product menu, by family. */
export const productFamilies: readonly MenuFamily[] = [
  {
    label: 'S series',
    tab: 's',
    products: [
      { label: 'S1', route: 'productS1', card: 's1' },
      { label: 'S2', route: 'productS2', card: 's2' },
      { label: 'S3', route: 'productS3', card: 's3' },
      { label: 'S3 Pro', route: 'productS3Pro', card: 's3-pro' },
      { label: 'S3 Lite', route: 'productS3Lite', card: 's3-lite' },
    ],
  },
  {
    label: 'P series',
    tab: 'p1',
    products: [
      { label: 'P1', route: 'productP1Tutorial', card: 'p1' },
      { label: 'P1+', route: 'productDetail', id: 9, card: 'p1-plus' },
    ],
  },
  { label: 'Cloud', tab: 'c', products: [{ label: 'C series', route: 'cSeries', card: 'c-series' }] },
  {
    label: 'Mobile control',
    tab: 'auxiliary',
    products: [
      { label: 'ccMAX', route: 'productCcMax', card: 'cc-max' },
      { label: 'Touch', route: 'productTouch', card: 'touch' },
    ],
  },
  {
    label: 'Tools',
    tab: 'auxiliary',
    products: [
      { label: 'Broadcasting Assistant', route: 'productAssistant', card: 'assistant' },
      { label: 'HVC Codec', route: 'adobeHvc', card: 'hvc' },
      { label: 'NDI Sender', route: 'productNdi', card: 'ndi' },
      { label: 'License Reader', route: 'productAuthorization', card: 'license-reader' },
      { label: 'Stream Deck Plugin', route: 'streamDeck', card: 'stream-deck' },
    ],
  },
  {
    label: 'Hardware',
    tab: 'hardware',
    products: [
      { label: '4U Server', route: 'product4uPro', card: 'server-4u' },
      { label: '2U Pro', route: 'product2uPro', card: 'server-2u-pro' },
      { label: 'H14 Extender', route: 'productH14', card: 'extender-h14' },
    ],
  },
];

/** Where a menu entry leads: the product's page once it is built, until then its card in the download centre. */
export function productHref(family: MenuFamily, product: MenuProduct): string {
  const built = 'page' in routes[product.route];
  return built ? href.route(product.route, product.id) : `${href.download(family.tab)}#${product.card}`;
}
