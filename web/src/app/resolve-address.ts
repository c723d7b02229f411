import { type Route, type RouteName, routes } from '../../../shared/routes.ts';
import { type BuiltRouteName, pages } from './routes.ts';

/** An address as the client understands it. */
export interface ResolvedAddress {
  readonly name: BuiltRouteName;
  readonly search: URLSearchParams;
  /** What to show in the address bar; home for routes that are unknown or not built yet. */
  readonly address: string;
  /** Path and the parameters that matter: two addresses of one identity show the same page. */
  readonly identity: string;
  /** With its `#`, or empty. */
  readonly hash: string;
}

const builtNames = Object.keys(pages) as BuiltRouteName[]; // Object.keys loses the key type

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Reads a path with optional query and hash. */
export function resolveAddress(to: string): ResolvedAddress {
  const url = new URL(to, 'https://site.invalid');
  const path = withoutTrailingSlash(url.pathname);
  const name = builtNames.find((candidate) => routes[candidate].path === path);
  if (!name) {
    return {
      name: 'home',
      search: new URLSearchParams(),
      address: routes.home.path,
      identity: routes.home.path,
      hash: '',
    };
  }
  return {
    name,
    search: url.searchParams,
    address: path + url.search + url.hash,
    identity: identityOf(name, url.searchParams),
    hash: url.hash,
  };
}

function identityOf(name: BuiltRouteName & RouteName, search: URLSearchParams): string {
  const route: Route = routes[name];
  const query = new URLSearchParams();
  for (const parameter of pages[name].parameters) {
    const preset = route.variant?.parameter === parameter ? route.variant.values[0] : undefined;
    const value = search.get(parameter) ?? preset;
    if (value !== undefined) query.set(parameter, value);
  }
  return query.size > 0 ? `${route.path}?${query}` : route.path;
}
