/**
 * Every public route (product-rules.md#routes): its path, its page, and which parts of an address select what it shows. Client,
 * edge function, prerendering, canonical links and sitemap all read addresses by what stands here.
 */
export interface Route {
  /** `:cid` stands for one value, as in `/cases-:cid`. */
  readonly path: string;
  /**
   * Its page in the web client: `release-history` is `load-release-history.ts` and `release-history-page.tsx`. Routes without
   * one are known but not built yet, and go home as unknown ones do.
   */
  readonly page?: string;
  /** Listed in the sitemap: pages worth finding, as opposed to pages in the middle of something. */
  readonly sitemap?: boolean;
  /** The query that selects a document of its own, which a visitor without JavaScript sees too. */
  readonly variant?: Variant;
  /** Further query parameters that matter to the page, in the browser only. Others (campaign marks and the like) change nothing. */
  readonly query?: readonly string[];
}

/** How one or two query parameters select a document: `/history?page=21` is `/history/21/index.html`. */
interface Variant {
  readonly parameters: readonly [string, string?];
  /** With two: `first` takes the first that is given (`?tabid=3`, else `?page=3`), `both` needs the two (`?id=1&dir_id=2`). */
  readonly by: 'first' | 'both';
  /** What an address without the parameter shows: the value of the first one. */
  readonly preset?: string;
  /** Id of the part of the page to which an address with the parameter scrolls (product-rules.md#download-centre). */
  readonly box?: string;
}

/** What an address says of its page, by name: values of the path, of the variant and of the further query parameters. */
export type RouteParams = Readonly<Record<string, string>>;

const planned = (path: string) => ({ path }) as const;

export const routes = {
  home: { path: '/home', page: 'home', sitemap: true },
  download: {
    path: '/download',
    page: 'download-centre',
    sitemap: true,
    variant: { parameters: ['page'], by: 'first', preset: '0', box: 'products' },
  },
  history: {
    path: '/history',
    page: 'release-history',
    sitemap: true,
    variant: { parameters: ['page'], by: 'first', preset: '1' },
  },
  downLink: { path: '/down_link', page: 'download-started', query: ['product_name', 'version', 'system', 'page'] },
  productP1Tutorial: planned('/product-p1tut'),
  adobeHvc: planned('/adobeHVC'),
  productS1: planned('/product-s1'),
  productS2: planned('/product-s2'),
  productS3: planned('/product-s3'),
  productS3Pro: planned('/product-s3-pro'),
  productS3Lite: planned('/product-s3-lite'),
  productCcMax: planned('/product-ccMax'),
  productTouch: planned('/product-touch'),
  productAssistant: planned('/product-assistant'),
  productAuthorization: planned('/productAuthorization'),
  productNdi: planned('/product-ndi'),
  product4uPro: planned('/product-4uPro'),
  product2uPro: planned('/product-2uPro'),
  productH14: planned('/product-H14'),
  cSeries: planned('/c_series'),
  streamDeck: planned('/stream_deck'),
  productDetail: planned('/default-:id'),
  about: planned('/about'),
  cases: { path: '/cases', variant: { parameters: ['type'], by: 'first' } },
  casesDetail: planned('/cases-:cid'),
  contact: planned('/contact'),
  videos: planned('/videos'),
  lease: planned('/lease'),
  sign: planned('/sign'),
  lock: planned('/lock'),
  tutorial: planned('/tutorial'),
  word: planned('/word'),
  faq: planned('/faq'),
  feedback: planned('/feedback'),
  personal: planned('/personal'),
  news: planned('/news'),
  orderInfo: planned('/orderInfo'),
  orderInfoLowerCase: planned('/orderinfo'),
  course: planned('/course'),
  courseList: planned('/courselist'),
  courseDetail: planned('/coursedetail'),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Routes that have a page. */
export type BuiltRouteName = {
  [Name in RouteName]: (typeof routes)[Name] extends { readonly page: string } ? Name : never;
}[RouteName];

/** Names of the built routes, in the order of the table. */
export const builtRouteNames = (Object.keys(routes) as RouteName[]).filter(
  (name): name is BuiltRouteName => 'page' in routes[name],
); // Object.keys loses the key type

/** What stands for a value in a path or selects a document. Anything else names nothing that there is. */
const value = '[\\w-]+';

/** A path as the source of a regular expression, in which every parameter is a named group. */
export function pathPattern(path: string): string {
  return `^${path.replace(/:(\w+)/g, `(?<$1>${value})`)}$`;
}

const patterns = new Map(builtRouteNames.map((name) => [name, new RegExp(pathPattern(routes[name].path))]));

/** An address of a built route: its name and what it says. */
export interface Match {
  readonly name: BuiltRouteName;
  readonly params: RouteParams;
}

/** The built route of a path without a trailing slash; undefined where there is none. */
export function matchRoute(path: string, search: URLSearchParams): Match | undefined {
  for (const [name, pattern] of patterns) {
    const found = pattern.exec(path);
    if (found) return { name, params: { ...found.groups, ...queryParams(routes[name], search) } };
  }
  return undefined;
}

/** What the query of an address says to a route: the variant by its parameters, then the further parameters. */
export function queryParams({ variant, query = [] }: Route, search: URLSearchParams): RouteParams {
  const params: Record<string, string> = {};
  if (variant) {
    const [first, second] = variant.parameters;
    const given = variant.parameters.map((name) => search.get(name ?? '') || undefined);
    const chosen = variant.by === 'first' ? (given.find(Boolean) ?? variant.preset) : given[0];
    if (variant.by === 'first' && chosen !== undefined) params[first] = chosen;
    if (variant.by === 'both' && second && given[0] && given[1])
      Object.assign(params, { [first]: given[0], [second]: given[1] });
  }
  for (const name of query) {
    const text = search.get(name);
    if (text !== null) params[name] = text;
  }
  return params;
}

function fillPath({ path }: Route, params: RouteParams): string {
  return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

type Pair = [name: string, text: string];

/** Those of the named parameters that an address has. */
function pairsOf(names: readonly (string | undefined)[], params: RouteParams): Pair[] {
  return names.flatMap((name) => {
    const text = name === undefined ? undefined : params[name];
    return name === undefined || text === undefined ? [] : [[name, text] satisfies Pair];
  });
}

function variantPairs({ variant }: Route, params: RouteParams): Pair[] {
  if (!variant) return [];
  return pairsOf(variant.by === 'first' ? [variant.parameters[0]] : variant.parameters, params);
}

function withQuery(path: string, pairs: Pair[]): string {
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}

/** The one address of what a page shows (product-rules.md#routes): path, and the variant unless it is the preset one. */
export function canonicalAddress(route: Route, params: RouteParams): string {
  const pairs = variantPairs(route, params).filter(([, text]) => text !== route.variant?.preset);
  return withQuery(fillPath(route, params), pairs);
}

/** Path and all parameters that matter, in one order. Addresses that read alike show the same page, and so it is the page's identity. */
export function addressOf(route: Route, params: RouteParams): string {
  return withQuery(fillPath(route, params), [...variantPairs(route, params), ...pairsOf(route.query ?? [], params)]);
}

/** Object key in the site bucket of a prerendered page: `/history` with `page` 21 is `history/21/index.html`. */
export function pageKey(route: Route, params: RouteParams): string {
  const parts = [fillPath(route, params).slice(1), ...variantPairs(route, params).map(([, text]) => text)];
  return [...parts, 'index.html'].join('/');
}

/** Address of the document that the edge shows, as 404, in place of a page or file that is not there. */
export const notFoundPath = '/not-found.html';
