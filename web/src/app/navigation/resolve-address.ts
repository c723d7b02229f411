import {
  addressOf,
  type BuiltRouteName,
  matchRoute,
  type Route,
  type RouteParams,
  routes,
} from '../../../../shared/routes.ts';

/** An address as the client understands it. */
export interface ResolvedAddress {
  readonly name: BuiltRouteName;
  readonly params: RouteParams;
  /** What to show in the address bar; home for routes that are unknown or not built yet. */
  readonly address: string;
  /** Path and the parameters that matter: two addresses of one identity show the same page. */
  readonly identity: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** Id of the part that the address chooses by its query, if it chooses one. */
  readonly box: string | undefined;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Reads a path with optional query and hash. */
export function resolveAddress(to: string): ResolvedAddress {
  const url = new URL(to, 'https://site.invalid');
  const path = withoutTrailingSlash(url.pathname);
  const match = matchRoute(path, url.searchParams);
  if (!match) return resolveAddress(routes.home.path);
  const route: Route = routes[match.name];
  const chooses = route.variant?.parameters.some((name) => name !== undefined && url.searchParams.has(name));
  return {
    ...match,
    address: path + url.search + url.hash,
    identity: addressOf(route, match.params),
    hash: url.hash,
    box: chooses ? route.variant?.box : undefined,
  };
}
