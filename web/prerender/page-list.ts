import { pageKey, type Route, type RouteName, routes } from '../../shared/routes.ts';

/** A document to make: the address it is rendered at, and its key in the site bucket. */
export interface PrerenderedAddress {
  readonly address: string;
  readonly key: string;
}

/** The value by which `/history` is asked for a product that there is not; its page says so. */
const unknownVariant = 'unknown';

function variantsOf(route: Route): PrerenderedAddress[] {
  if (!route.variant) return [];
  const { parameter, values } = route.variant;
  return [...values, unknownVariant].map((value) => ({
    address: `${route.path}?${parameter}=${value}`,
    key: pageKey(route.path, value),
  }));
}

/** Every built route by itself, and once for each value of its variant. */
export function pageList(): PrerenderedAddress[] {
  const built = (Object.keys(routes) as RouteName[]).map((name): Route => routes[name]).filter((route) => route.built); // Object.keys loses the key type
  return built.flatMap((route) => [{ address: route.path, key: pageKey(route.path) }, ...variantsOf(route)]);
}
