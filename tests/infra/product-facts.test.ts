import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProductPages } from '../../shared/content/load-product-pages.ts';
import { type RouteName, routes } from '../../shared/routes.ts';

/** What a visitor reads on a page without a script: its document's text, in one line. */
function textOf(route: RouteName): string {
  const file = join(import.meta.dirname, '../../.build/web', routes[route].path, 'index.html');
  const [, body = ''] = readFileSync(file, 'utf8').split('<body>');
  const [shown = ''] = body.split('<script type="application/json"');
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return shown
    .replace(/<noscript>.*?<\/noscript>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ');
}

/** What product-rules.md#product-facts and the rules of each page state: a text that its page must hold, in any capitals. */
const facts: readonly (readonly [route: RouteName, page: string, said: readonly RegExp[]])[] = [
  [
    'productS1',
    'S1',
    [
      /small (and|to) medium/i,
      /laptop/i,
      /one 4K/i,
      /two 2K/i,
      /10 windows/i,
      /3 subtitle windows/i,
      /1 audio window/i,
      /10 NDI (streams|sources) at 1920x1080|NDI .{0,40}10 streams at 1920x1080|10 streams at 1920x1080/i,
    ],
  ],
  [
    'productS2',
    'S2',
    [
      /large, complex events/i,
      /(any number of|unlimited) program windows/i,
      /online cascade|cascade .{0,20}online/i,
      /backup/i,
      /0-9, A-Z, F1-F12/,
      /10 NDI (streams|sources) at 1920x1080|NDI .{0,40}10 streams at 1920x1080|10 streams at 1920x1080/i,
    ],
  ],
  [
    'productS3',
    'S3',
    [
      /V?5\.1/,
      /timeline/i,
      /window/i,
      /surfaces/i,
      /sound cards?/i,
      /channel map/i,
      /blending/i,
      /3D/,
      /encrypted media/i,
      /user management|user rights|users/i,
      /screen lock/i,
      /TCP/,
      /UDP/,
      /serial/i,
      /MIDI/,
      /DMX/,
      /16 DVI outputs/i,
      /LTC/,
      /8K/,
      /10 NDI (streams|sources) at 1920x1080|NDI .{0,40}10 streams at 1920x1080|10 streams at 1920x1080/i,
    ],
  ],
  [
    'productS3Pro',
    'S3 Pro',
    [/27 main functions/i, /5\.1\.4 or later/, /16 DVI outputs/i, /8K/, /LTC/, /screen lock/i],
  ],
  [
    'productS3Lite',
    'S3 Lite',
    [
      /Eight key features/i,
      /Download Free Trial/,
      /Contact Sales/,
      /timeline/i,
      /window mode/i,
      /surface/i,
      /several sound cards/i,
      /channel mapping/i,
      /projection blending/i,
      /With 3D mapping/,
      /Encrypted media play/,
      /User management says/,
      /the screen lock guards/,
      /TCP, UDP, serial, MIDI and DMX/,
      /16 DVI outputs/i,
      /LTC/,
      /8K/,
    ],
  ],
  [
    'cSeries',
    'C series',
    [
      /cloud editing|edit/i,
      /monitor/i,
      /download/i,
      /schedul/i,
      /15 main functions/i,
      /see the full feature comparison/,
      /stage .{0,12}variety shows/i,
      /exhibition hall/i,
      /cultural tourism .{0,5}night tour/i,
    ],
  ],
  [
    'productP1Tutorial',
    'P1 and P1+',
    [
      /Subscription/,
      /Encrypted/,
      /How to purchase/,
      /Video Mode/,
      /Audio Mode/,
      /no watermark/i,
      /unlimited upgrades/i,
      /runtime environment/i,
    ],
  ],
  [
    'productCcMax',
    'ccMAX',
    [
      /15 January 2021|15 Jan 2021/,
      /same LAN/i,
      /firewall .{0,12}off/i,
      /control terminal/i,
      /new project/i,
      /unsaved changes/i,
      /Android 10\.0/,
    ],
  ],
  ['productTouch', 'Touch', [/Android and iOS/i, /by IP/i, /same LAN/i]],
  ['streamDeck', 'the Stream Deck plugin', [/5\.1\.4 or later/, /Official Stream Deck software/]],
  [
    'productAssistant',
    'the Broadcasting Assistant',
    [
      /transcod/i,
      /test pattern/i,
      /network/i,
      /command/i,
      /calculator/i,
      /media management/i,
      /macro/i,
      /encrypted upload/i,
      /(regist|account|sign)/i,
      /logo/i,
    ],
  ],
  ['productAuthorization', 'the License Reader', [/date/i, /licence number/i, /suffix/i]],
  ['productNdi', 'the NDI Sender', [/free/i, /Windows/, /Mac/]],
  [
    'adobeHvc',
    'HVC',
    [/16384x16384/, /subscription/i, /dongle/i, /Mac/, /2020 or later/i, /CS6/, /(only|keep) one version/i],
  ],
  ['product4uPro', 'the 4U server', [/4 DisplayPort 1\.4 outputs/i, /483x178x633 mm/, /18 kg/, /16G/, /500G/, /600W/]],
  [
    'product2uPro',
    'the 2U Pro',
    [/3 stage outputs/i, /1 user-interface output/i, /2 capture channels/i, /500W at 230V/],
  ],
  ['productH14', 'the H14', [/4K60/, /1-in-8-out/i, /35W/, /4\.5 kg/, /0-45 C/]],
  [
    'course',
    'the plans',
    [
      /8\.99 USD/,
      /0\.15\/day/,
      /29\.99 USD/,
      /2\.50\/month/,
      /99\.99 USD/,
      /79\.00 CNY/,
      /229\.00 CNY/,
      /799\.00 CNY/,
      /bound to computer hardware/i,
      /bound to personal account/i,
      /no watermark/i,
      /free software upgrade/i,
      /Press Purchase in the P1 client/,
    ],
  ],
];

describe('the page of a product states its facts', () => {
  test.each(facts.flatMap(([route, page, said]) => said.map((fact) => [page, String(fact), route, fact] as const)))(
    '%s says %s',
    (_page, _words, route, fact) => {
      expect(textOf(route)).toMatch(fact);
    },
  );
});

/** How many of each there are (product-rules.md#product-pages). */
const {
  s1,
  s3,
  's3-pro': s3Pro,
  's3-lite': s3Lite,
  'c-series': cSeries,
  'cc-max': ccMax,
  hvc,
  p1,
} = readProductPages();
const counts: readonly (readonly [what: string, route: RouteName, titles: readonly string[], count: number])[] = [
  ['modules of S1', 'productS1', s1?.modules.map(({ title }) => title) ?? [], 4],
  ['functions of S3 Pro', 'productS3Pro', s3Pro?.functions.map(({ title }) => title) ?? [], 27],
  ['key features of S3 Lite', 'productS3Lite', s3Lite?.functions.map(({ title }) => title) ?? [], 8],
  ['cloud controls of the C series', 'cSeries', cSeries?.modules.map(({ title }) => title) ?? [], 4],
  ['functions of the C series', 'cSeries', cSeries?.functions.map(({ title }) => title) ?? [], 15],
  ['cautions of ccMAX', 'productCcMax', ccMax?.cautions.map(({ term }) => term) ?? [], 5],
  ['editions of HVC', 'adobeHvc', hvc?.editions.map(({ title }) => title) ?? [], 3],
  ['modes of P1', 'productP1Tutorial', p1?.modes.map(({ title }) => title) ?? [], 2],
  ['editions of P1+', 'productP1Tutorial', p1?.plus.editions.map(({ title }) => title) ?? [], 2],
];

test.each(counts)('the %s are all on the page', (_, route, titles, count) => {
  expect(titles).toHaveLength(count);
  const text = textOf(route);
  expect(titles.filter((title) => !text.includes(title))).toEqual([]);
});

test('the page of S3 Lite leaves none of these to its licence, its build or its family', () => {
  expect(textOf('productS3Lite')).not.toMatch(
    /\bfamily\b.{0,40}(has|plays|controlled|facts)|said in its release notes|licence you plan/i,
  );
});

test('the More function dialogs of S3 and S3 Pro have seven items each', () => {
  expect([s3?.more, s3Pro?.more].map((more) => new Set(more?.map(({ title }) => title)).size)).toEqual([7, 7]);
});
