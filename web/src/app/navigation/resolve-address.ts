import { addressOf, type Match, matchRoute } from '../../../../shared/addresses.ts';
import { type Route, type RouteParams, routes } from '../../../../shared/routes.ts';

/** An address as the client understands it. */
export interface ResolvedAddress extends Match {
  /** What to show in the address bar, without what serves once; home for unknown routes. */
  readonly address: string;
  /** Path with its parameters: two addresses of one identity are the same page, whatever their queries. */
  readonly identity: string;
  /** Path and all parameters that matter: two addresses of one content show the same. */
  readonly content: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** Id of the part that the address chooses by its query, if it chooses one. */
  readonly box: string | undefined;
  /** What serves once, such as a sign-in token; null where the address has none. */
  readonly once: RouteParams | null;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Takes parameters out of a query; null where none of them is there. */
function take(names: readonly string[], query: URLSearchParams): RouteParams | null {
  const taken = names.flatMap((name) => {
    const value = query.get(name);
    query.delete(name);
    return value === null ? [] : [[name, value]];
  });
  return taken.length > 0 ? Object.fromEntries(taken) : null;
}

/** Reads a path with optional query and hash. */
export function resolveAddress(to: string): ResolvedAddress {
  const url = new URL(to, 'https://site.invalid');
  const path = withoutTrailingSlash(url.pathname);
  const match = matchRoute(path, url.searchParams);
  if (!match) return resolveAddress(routes.home.path);
  const route: Route = routes[match.name];
  const once = route.once ? take(route.once, url.searchParams) : null;
  const chooses = route.variant?.parameters.some((name) => name !== undefined && url.searchParams.has(name));
  return {
    ...match,
    address: path + url.search + url.hash,
    identity: addressOf({ path: route.path }, match.params),
    content: addressOf(route, match.params),
    hash: url.hash,
    box: chooses ? route.variant?.box : undefined,
    once,
  };
}

/** The address bar, as the client understands it. */
export function currentAddress(): ResolvedAddress {
  return resolveAddress(location.pathname + location.search + location.hash);
}
