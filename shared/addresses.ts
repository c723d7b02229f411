import { type PageRouteName, pageRouteNames, type Route, type RouteParams, routes } from './routes.ts';

// How addresses are read and written, by the table of routes.

/** What stands for a value in a path or selects a document. Anything else names nothing that there is. */
const value = '[\\w-]+';

/** A path as the source of a regular expression, in which every parameter is a named group. */
export function pathPattern(path: string): string {
  return `^${path.replace(/:(\w+)/g, `(?<$1>${value})`)}$`;
}

const patterns = new Map(pageRouteNames.map((name) => [name, new RegExp(pathPattern(routes[name].path))]));

/** Whether an address is that of a route; its query is not looked at. */
export function isRoutePath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return Object.values(routes).some((route) => new RegExp(pathPattern(route.path)).test(path));
}

/** An address of a page: its name and what it says. */
export interface Match {
  readonly name: PageRouteName;
  readonly params: RouteParams;
}

/** The route of a page's path without a trailing slash; undefined where there is none. */
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
    if (variant.by === 'first') {
      const wanted = given.find(Boolean);
      const isOne = wanted !== undefined && (variant.values?.includes(wanted) ?? true);
      const chosen = isOne ? wanted : variant.preset;
      if (chosen !== undefined) params[first] = chosen;
    }
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
