import type { RouteName } from '../../../../../shared/routes.ts';
import type { DownloadTab } from '../../../lib/addresses/download-tabs.ts';
import { href } from '../../../lib/addresses/href.ts';

// What header, menu of a phone and footer lead to.

/** Route and label; with an address where that of the route alone would not do. */
type Line = readonly [route: RouteName, label: string, to?: string];

const menuTable: readonly { readonly label: string; readonly lines: readonly Line[] }[] = [
  {
    label: 'Cases',
    lines: [
      ['cases', 'All scenarios'],
      ['cases', 'Stage & variety shows', href.cases(1)],
      ['cases', 'Exhibition halls', href.cases(2)],
      ['cases', 'Cultural tourism & night tours', href.cases(3)],
    ],
  },
  {
    label: 'Learn',
    lines: [
      ['courseList', 'Training videos'],
      ['videos', 'Video tutorials'],
      ['tutorial', 'Find the hardware code'],
      ['lock', 'Extract a licence file'],
      ['sign', 'Certification'],
    ],
  },
  {
    label: 'Support',
    lines: [
      ['download', 'Download centre'],
      ['history', 'Release history', href.history(21)],
      ['word', 'Manuals'],
      ['faq', 'FAQ'],
      ['feedback', 'Feedback'],
    ],
  },
  {
    label: 'Company',
    lines: [
      ['about', 'About us'],
      ['news', 'News'],
      ['contact', 'Contact'],
      ['lease', 'Lease'],
    ],
  },
];

/** What a technician comes for: in the bar of the header by itself, and first in the menu of a phone. */
const foremost: readonly RouteName[] = ['download', 'history'];

/** A link of the navigation. */
export interface Entry {
  readonly route: RouteName;
  readonly label: string;
  readonly to: string;
  /** Stands for every variant of its page, as it is the only entry of that. */
  readonly anyVariant?: boolean;
  /** Of a product: its card in the download centre, which is the name of its picture as well. */
  readonly card?: string;
}

/** Entries under one heading, at least one. */
export interface Group {
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** The menus beside that of the products. */
export const menus: readonly Group[] = menuTable.map(({ label, lines }) => ({
  label,
  entries: lines.map(([route, name, to = href.to(route)]) => ({
    route,
    label: name,
    to,
    anyVariant: lines.filter(([other]) => other === route).length === 1,
  })),
}));

/** What stands in the bar of the header by itself, and in a menu as well, where the bar has no room for it. */
export const foremostEntries: readonly Entry[] = menus.flatMap(({ entries }) =>
  entries.filter(({ route }) => foremost.includes(route)),
);

/** Route, label and card. */
type ProductLine = readonly [route: RouteName, label: string, card: string];

/** Each family stands under a tab of the download centre. */
const productTable: readonly {
  readonly label: string;
  readonly tab: DownloadTab;
  readonly lines: readonly ProductLine[];
}[] = [
  {
    label: 'S series',
    tab: 's',
    lines: [
      ['productS1', 'S1', 's1'],
      ['productS2', 'S2', 's2'],
      ['productS3', 'S3', 's3'],
      ['productS3Pro', 'S3 Pro', 's3-pro'],
      ['productS3Lite', 'S3 Lite', 's3-lite'],
    ],
  },
  {
    label: 'P series',
    tab: 'p1',
    lines: [
      ['productP1Tutorial', 'P1', 'p1'],
      ['productP1Tutorial', 'P1+', 'p1-plus'],
    ],
  },
  { label: 'Cloud', tab: 'c', lines: [['cSeries', 'C series', 'c-series']] },
  {
    label: 'Mobile control',
    tab: 'auxiliary',
    lines: [
      ['productCcMax', 'ccMAX', 'cc-max'],
      ['productTouch', 'Touch', 'touch'],
    ],
  },
  {
    label: 'Hardware',
    tab: 'hardware',
    lines: [
      ['product4uPro', '4U Server', 'server-4u'],
      ['product2uPro', '2U Pro', 'server-2u-pro'],
      ['productH14', 'H14 Extender', 'extender-h14'],
    ],
  },
  {
    label: 'Tools',
    tab: 'auxiliary',
    lines: [
      ['productAssistant', 'Broadcasting Assistant', 'assistant'],
      ['adobeHvc', 'HVC Codec', 'hvc'],
      ['productNdi', 'NDI Sender', 'ndi'],
      ['productAuthorization', 'License Reader', 'license-reader'],
      ['streamDeck', 'Stream Deck Plugin', 'stream-deck'],
    ],
  },
];

/** Card of the product that the menu shows with its picture. */
export const featuredCard = 's3-pro';

/** Products of one kind, and where the download centre shows them. What each is for stands in `product-lines.ts`. */
export interface Family extends Group {
  readonly to: string;
}

/** All products by family. */
export const productFamilies: readonly Family[] = productTable.map(({ label, tab, lines }) => ({
  label,
  to: href.download(tab),
  entries: lines.map(([route, name, card]) => ({ route, label: name, card, to: href.to(route) })),
}));
