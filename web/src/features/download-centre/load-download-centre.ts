import { canonicalAddress } from '../../../../shared/addresses.ts';
import { listProducts } from '../../../../shared/contract/content.ts';
import type { DownloadItem, Product as ListedProduct } from '../../../../shared/contract/content-schemas.ts';
import { routes } from '../../../../shared/routes.ts';
import { type DownloadTab, downloadPages, downloadTabOf, downloadTabOrder } from '../../lib/addresses/download-tabs.ts';
import { href } from '../../lib/addresses/href.ts';
import { pictureName } from '../../lib/addresses/picture-name.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { breadcrumbs } from '../../lib/pages/structured-data.ts';
import { type LinkedBuild, usualFileName } from '../../shared-features/downloads/builds.ts';
import { softwareOnOffer } from './software-on-offer.ts';
import { tabWords } from './tab-words.ts';

/** What a row shows of a product. The document carries nothing else, so that it arrives in one round trip. */
function toRow({ title, text, img, buttonUrl, series, builds }: ListedProduct) {
  const line = firstStatement(text);
  return { title, line, img: pictureName(img), buttonUrl, series, builds: builds.map(toLine) };
}

function toLine({ id, config, en_file_name, ...build }: DownloadItem): Build {
  return en_file_name === usualFileName(build) ? build : { ...build, en_file_name };
}

/** What a product is, in one line: its text up to the first colon or full stop. */
function firstStatement(text: string): string {
  return `${text.split(/[.:](?:\s|$)/, 1)[0]}.`;
}

export type Product = ReturnType<typeof toRow>;
export type Build = Omit<DownloadItem, 'id' | 'config' | 'en_file_name'> & Pick<LinkedBuild, 'en_file_name'>;

export interface DownloadCentreData {
  readonly tab: DownloadTab;
  /** What the tab holds. */
  readonly text: string;
  readonly products: readonly Product[];
  /** All of them, as they are called and stand. */
  readonly tabs: readonly { readonly key: DownloadTab; readonly label: string }[];
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

export const page = definePage(routes.download, {
  /** @throws {NotFound} for a value that selects no tab */
  load: async ({ call }, { page }): Promise<DownloadCentreData> => {
    const tab = downloadTabOf(page);
    if (!tab) throw new NotFound(`There is no tab ${page}`);
    const products = productsOfTab(await call(listProducts, {}), tab);
    const tabs = downloadTabOrder.map((key) => ({ key, label: tabWords[key].label }));
    return { tab, text: tabWords[tab].text, products: products.map(toRow), tabs };
  },
  meta: ({ tab, products }) => {
    const builds = products.flatMap((product) => product.builds);
    const days = builds.map(({ online_date }) => online_date);
    const own = { name: 'Download centre', address: canonicalAddress(routes.download, { page: downloadPages.all }) };
    const crumbs = tab === 'all' ? [own] : [own, { name: tabWords[tab].label, address: href.download(tab) }];
    return {
      title: tab === 'all' ? own.name : `${tabWords[tab].label}: ${own.name.toLowerCase()}`,
      description:
        'Every build of the S series, C series, P1, mobile control and tools, with its date, size and SHA-256 checksum.',
      picture: { name: 'hero-stage', alt: 'A stage lit by beams of a media server’s show' },
      modified: days.toSorted().at(-1),
      structuredData: [breadcrumbs(crumbs), ...softwareOnOffer(builds)],
    };
  },
  documents: async () => Object.values(downloadPages).map((page) => ({ page })),
});
