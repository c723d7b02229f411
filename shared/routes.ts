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
  /** What the path itself says, where several routes have one page. */
  readonly fixed?: RouteParams;
  /** Not in the sitemap: a page in the middle of something, or another address of one. */
  readonly unlisted?: boolean;
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
  home: { path: '/home', page: 'home' },
  download: {
    path: '/download',
    page: 'download-centre',
    variant: { parameters: ['page'], by: 'first', preset: '0', box: 'products' },
  },
  history: {
    path: '/history',
    page: 'release-history',
    variant: { parameters: ['page'], by: 'first', preset: '1' },
  },
  downLink: {
    path: '/down_link',
    page: 'download-started',
    query: ['product_name', 'version', 'system', 'page'],
    unlisted: true,
  },
  productP1Tutorial: { path: '/product-p1tut', page: 'product-p1' },
  adobeHvc: { path: '/adobeHVC', page: 'hvc' },
  productS1: { path: '/product-s1', page: 'software', fixed: { product: 's1' } },
  productS2: { path: '/product-s2', page: 'software', fixed: { product: 's2' } },
  productS3: { path: '/product-s3', page: 'product-s3' },
  productS3Pro: { path: '/product-s3-pro', page: 'product-s3-pro' },
  productS3Lite: { path: '/product-s3-lite', page: 'product-s3-lite' },
  productCcMax: { path: '/product-ccMax', page: 'product-cc-max' },
  productTouch: { path: '/product-touch', page: 'product-touch' },
  productAssistant: { path: '/product-assistant', page: 'software', fixed: { product: 'assistant' } },
  productAuthorization: {
    path: '/productAuthorization',
    page: 'software',
    fixed: { product: 'license-reader' },
  },
  productNdi: { path: '/product-ndi', page: 'software', fixed: { product: 'ndi' } },
  product4uPro: { path: '/product-4uPro', page: 'hardware', fixed: { product: 'server-4u' } },
  product2uPro: { path: '/product-2uPro', page: 'hardware', fixed: { product: 'server-2u-pro' } },
  productH14: { path: '/product-H14', page: 'hardware', fixed: { product: 'extender-h14' } },
  cSeries: { path: '/c_series', page: 'c-series' },
  streamDeck: { path: '/stream_deck', page: 'stream-deck' },
  productDetail: { path: '/default-:id', page: 'product-detail' },
  about: { path: '/about', page: 'about' },
  cases: { path: '/cases', page: 'case-list', variant: { parameters: ['type'], by: 'first' } },
  casesDetail: { path: '/cases-:cid', page: 'case-detail' },
  contact: { path: '/contact', page: 'contact' },
  videos: {
    path: '/videos',
    page: 'videos',
    variant: { parameters: ['tabid', 'page'], by: 'first', preset: '1' },
  },
  lease: { path: '/lease', page: 'lease' },
  sign: planned('/sign'),
  lock: { path: '/lock', page: 'lock' },
  tutorial: {
    path: '/tutorial',
    page: 'tutorial',
    variant: { parameters: ['current'], by: 'first', preset: '1' },
  },
  word: planned('/word'),
  faq: planned('/faq'),
  feedback: planned('/feedback'),
  personal: planned('/personal'),
  news: { path: '/news', page: 'news-list' },
  orderInfo: { path: '/orderinfo', page: 'order-info', query: ['tid'] },
  orderInfoUpperCase: { path: '/orderInfo', page: 'order-info', query: ['tid'], unlisted: true },
  course: { path: '/course', page: 'subscription-plans', query: ['type', 'hwid'] },
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

/** Whether an address is that of a known route, built or not; its query is not looked at. */
export function isRoutePath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return Object.values(routes).some((route) => new RegExp(pathPattern(route.path)).test(path));
}

/** Whether an address is that of a route which is planned, and has no page yet. */
export function isPlannedPath(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'https://site.invalid');
  return isRoutePath(pathname) && matchRoute(pathname, searchParams) === undefined;
}

/** An address of a built route: its name and what it says. */
export interface Match {
  readonly name: BuiltRouteName;
  readonly params: RouteParams;
}

/** The built route of a path without a trailing slash; undefined where there is none. */
export function matchRoute(path: string, search: URLSearchParams): Match | undefined {
  for (const [name, pattern] of patterns) {
    const found = pattern.exec(path);
    const route: Route = routes[name];
    if (found) return { name, params: { ...route.fixed, ...found.groups, ...queryParams(route, search) } };
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
