import type { CallOutput } from '../../lib/call.ts';
import { type DownloadTab, downloadTabOf, downloadTabOrder } from '../../lib/download-tabs.ts';
import type { LoaderModule } from '../../lib/page-module.ts';

type ListedProduct = CallOutput<'listProducts'>[number];

/** What a card shows of a product. The document carries nothing else, so that it arrives in one round trip. */
function toCard({ title, text, img, buttonUrl, types, builds }: ListedProduct) {
  return { title, text, img, buttonUrl, types, builds: builds.map(({ id, ...build }) => build) };
}

export type Product = ReturnType<typeof toCard>;
export type Build = Product['builds'][number];

export interface DownloadCentreData {
  readonly tab: DownloadTab;
  readonly products: readonly Product[];
}

/** What reads a hardware code, or a licence once there is one: the P1 activation tool (17) and the License Reader (20). */
const codeTypes: ReadonlySet<number> = new Set([17, 20]);

function familyPlace({ series }: ListedProduct): number {
  return downloadTabOrder.indexOf(series);
}

/** The products of a tab, in the order of the home list; all of them family by family, as the tabs stand. */
export function productsOfTab(products: readonly ListedProduct[], tab: DownloadTab): readonly ListedProduct[] {
  if (tab === 'all') return products.toSorted((a, b) => familyPlace(a) - familyPlace(b));
  if (tab !== 'code') return products.filter(({ series }) => series === tab);
  return products
    .map((product) => ({ ...product, builds: product.builds.filter(({ type }) => codeTypes.has(type)) }))
    .filter(({ builds }) => builds.length > 0);
}

export const load: LoaderModule<DownloadCentreData>['load'] = async ({ call }, search) => {
  const tab = downloadTabOf(search.get('page'));
  const products = productsOfTab(await call('listProducts', {}), tab);
  return { tab, products: products.map(toCard) };
};

export function describe(): string {
  return 'Every build of the S series, C series, P1, mobile control and tools, with its date, size and SHA-256 checksum.';
}
