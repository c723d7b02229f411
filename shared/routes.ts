/**
 * A public route (product-rules.md#routes): its path, its page, and which parts of an address select what it shows. Client, edge
 * function, prerendering, canonical links and sitemap all read addresses by what stands here (`addresses.ts`).
 */
interface RouteAddress {
  /** `:cid` stands for one value, as in `/cases-:cid`. */
  readonly path: string;
  /** What the path itself says, where several routes have one page. */
  readonly fixed?: RouteParams;
  /** Not in the sitemap: a page in the middle of something, or another address of one. */
  readonly unlisted?: boolean;
  /** The query that selects a document of its own, which a visitor without JavaScript sees too. */
  readonly variant?: Variant;
  /** Further query parameters that matter to the page, in the browser only. Others (campaign marks and the like) change nothing. */
  readonly query?: readonly string[];
  /** Those of them, or the variant's, that choose a tab: another value keeps page, scroll and focus. */
  readonly tabs?: readonly string[];
  /** Query parameters that serve once: the client takes them out of the address before anything reads it, and hands them to the page's loader. */
  readonly once?: readonly string[];
  /** `member`: for who is signed in. Its document is a frame without data, the same for everybody. */
  readonly access?: 'member';
  /** Where a visitor who is not signed in ends up: at home, or where he asked to sign in and then on. */
  readonly signedOut?: 'home' | 'sign-in';
}

/** A route whose page is the web client's. */
interface RoutePage {
  /** Its page in the web client: `release-history` is `load-release-history.ts` and `release-history-page.tsx`. */
  readonly page: string;
  readonly kind: PageKind;
}

/** A route without a page is answered by a function. */
export type Route = RouteAddress & (RoutePage | { readonly page?: never; readonly kind?: never });

/**
 * What a page is, and so how much its scripts may weigh and whose they are (web/README.md#budgets). `form`: whatever asks by fields, products
 * among it. `account` and `login`: of members, whose scripts no other page loads.
 */
export type PageKind = 'text' | 'product' | 'form' | 'account' | 'login';

/** How one or two query parameters select a document: `/history?page=21` is `/history/21/index.html`. */
interface Variant {
  readonly parameters: readonly [string, string?];
  /** With two: `first` takes the first that is given (`?tabid=3`, else `?page=3`), `both` needs the two (`?id=1&dir_id=2`). */
  readonly by: 'first' | 'both';
  /** What an address without the parameter shows: the value of the first one. */
  readonly preset?: string;
  /** The values that select a document, where any other one shows the same as none. */
  readonly values?: readonly string[];
  /** Id of the part of the page to which an address with the parameter scrolls (product-rules.md#download-centre). */
  readonly box?: string;
}

/** What an address says of its page, by name: values of the path, of the variant and of the further query parameters. */
export type RouteParams = Readonly<Partial<Record<string, string>>>;

/** Names of a path's parameters: `cid` of `/cases-:cid`. */
type InPath<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | InPath<More>
    : Rest
  : never;

/** Names of the variant's parameters that are always there, and of those that may be. */
type Preset<R> = R extends {
  readonly variant: { readonly parameters: readonly [infer First]; readonly preset: string };
}
  ? First
  : never;
type InQuery<R> =
  | (R extends { readonly variant: { readonly parameters: readonly (infer Name)[] } } ? Name : never)
  | (R extends { readonly query: readonly (infer Name)[] } ? Name : never)
  | (R extends { readonly once: readonly (infer Name)[] } ? Name : never);

/** What the address of a route says: by its path and its presets always, by its query perhaps. */
export type ParamsOfRoute<R extends Route> = {
  readonly [Name in (InPath<R['path']> | Preset<R> | keyof NonNullable<R['fixed']>) & string]: string;
} & { readonly [Name in InQuery<R> & string]?: string };

export const routes = {
  home: { path: '/home', page: 'home', kind: 'form' },
  download: {
    path: '/download',
    page: 'download-centre',
    kind: 'product',
    variant: { parameters: ['page'], by: 'first', preset: '0', box: 'products' },
  },
  history: {
    path: '/history',
    page: 'release-history',
    kind: 'product',
    variant: { parameters: ['page'], by: 'first', preset: '1' },
  },
  downLink: {
    path: '/down_link',
    page: 'download-started',
    kind: 'product',
    query: ['product_name', 'version', 'system', 'page'],
    unlisted: true,
  },
  productP1Tutorial: { path: '/product-p1tut', page: 'product-p1', kind: 'form' },
  adobeHvc: { path: '/adobeHVC', page: 'hvc', kind: 'product' },
  productS1: { path: '/product-s1', page: 'software', kind: 'product', fixed: { product: 's1' } },
  productS2: { path: '/product-s2', page: 'software', kind: 'product', fixed: { product: 's2' } },
  productS3: { path: '/product-s3', page: 'product-s3', kind: 'product' },
  productS3Pro: { path: '/product-s3-pro', page: 'product-s3-pro', kind: 'product' },
  productS3Lite: { path: '/product-s3-lite', page: 'product-s3-lite', kind: 'form' },
  productCcMax: { path: '/product-ccMax', page: 'product-cc-max', kind: 'product' },
  productTouch: { path: '/product-touch', page: 'product-touch', kind: 'product' },
  productAssistant: { path: '/product-assistant', page: 'software', kind: 'product', fixed: { product: 'assistant' } },
  productAuthorization: {
    path: '/productAuthorization',
    page: 'software',
    kind: 'product',
    fixed: { product: 'license-reader' },
  },
  productNdi: { path: '/product-ndi', page: 'software', kind: 'product', fixed: { product: 'ndi' } },
  product4uPro: { path: '/product-4uPro', page: 'hardware', kind: 'form', fixed: { product: 'server-4u' } },
  product2uPro: { path: '/product-2uPro', page: 'hardware', kind: 'form', fixed: { product: 'server-2u-pro' } },
  productH14: { path: '/product-H14', page: 'hardware', kind: 'form', fixed: { product: 'extender-h14' } },
  cSeries: { path: '/c_series', page: 'c-series', kind: 'form' },
  streamDeck: { path: '/stream_deck', page: 'stream-deck', kind: 'product' },
  productDetail: { path: '/default-:id', page: 'product-detail', kind: 'text' },
  about: { path: '/about', page: 'about', kind: 'text' },
  cases: { path: '/cases', page: 'case-list', kind: 'text', variant: { parameters: ['type'], by: 'first' } },
  casesDetail: { path: '/cases-:cid', page: 'case-detail', kind: 'text' },
  contact: { path: '/contact', page: 'contact', kind: 'form' },
  videos: {
    path: '/videos',
    page: 'videos',
    kind: 'text',
    variant: { parameters: ['tabid', 'page'], by: 'first', preset: '1' },
  },
  lease: { path: '/lease', page: 'lease', kind: 'form' },
  sign: {
    path: '/sign',
    page: 'certification',
    kind: 'form',
    variant: { parameters: ['tab'], by: 'first', preset: 'about' },
    tabs: ['tab'],
  },
  /** Filled by the API for each certificate, and so no page of the client. */
  certificate: { path: '/certificate-:num', unlisted: true },
  lock: { path: '/lock', page: 'lock', kind: 'text' },
  tutorial: {
    path: '/tutorial',
    page: 'tutorial',
    kind: 'text',
    variant: { parameters: ['current'], by: 'first', preset: '1' },
    tabs: ['current'],
  },
  word: {
    path: '/word',
    page: 'manual-list',
    kind: 'form',
    variant: { parameters: ['dir_id'], by: 'first', preset: '1' },
    query: ['name', 'page'],
    tabs: ['name', 'page'],
  },
  manual: {
    path: '/manual-:name',
    page: 'manual',
    kind: 'text',
    variant: { parameters: ['chapter'], by: 'first' },
  },
  faq: { path: '/faq', page: 'faq', kind: 'form', variant: { parameters: ['id'], by: 'first' } },
  feedback: { path: '/feedback', page: 'feedback', kind: 'form', query: ['productID', 'version', 'userName'] },
  personal: {
    path: '/personal',
    page: 'personal',
    kind: 'account',
    access: 'member',
    signedOut: 'home',
    query: ['page'],
    tabs: ['page'],
    once: ['login_name', 'token'],
  },
  news: { path: '/news', page: 'news-list', kind: 'text' },
  orderInfo: { path: '/orderinfo', page: 'order-info', kind: 'text', variant: { parameters: ['tid'], by: 'first' } },
  orderInfoUpperCase: {
    path: '/orderInfo',
    page: 'order-info',
    kind: 'text',
    variant: { parameters: ['tid'], by: 'first' },
    unlisted: true,
  },
  course: {
    path: '/course',
    page: 'subscription-plans',
    kind: 'text',
    variant: { parameters: ['type'], by: 'first', preset: '2', values: ['1', '2'] },
    query: ['hwid'],
  },
  courseList: {
    path: '/courselist',
    page: 'course-list',
    kind: 'text',
    variant: { parameters: ['page'], by: 'first', preset: '1' },
  },
  courseDetail: {
    path: '/coursedetail',
    page: 'course-detail',
    kind: 'form',
    variant: { parameters: ['id', 'dir_id'], by: 'both' },
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** What the address of one of our routes says. */
export type ParamsOf<Name extends RouteName> = ParamsOfRoute<(typeof routes)[Name]>;

/** Routes that have a page of the web client. */
export type PageRouteName = {
  [Name in RouteName]: (typeof routes)[Name] extends { readonly page: string } ? Name : never;
}[RouteName];

/** Names of those routes, in the order of the table. */
export const pageRouteNames = (Object.keys(routes) as RouteName[]).filter(
  (name): name is PageRouteName => 'page' in routes[name],
); // Object.keys loses the key type

/** Address of the document that the edge shows, as 404, in place of a page or file that is not there. */
export const notFoundPath = '/not-found.html';
