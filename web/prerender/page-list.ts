import { pageKey } from '../../shared/addresses.ts';
import { type PageRouteName, pageRouteNames, type Route, type RouteParams, routes } from '../../shared/routes.ts';

/** A document to make: whose it is, what its address says, and its key in the site bucket. */
export interface PrerenderedPage {
  readonly name: PageRouteName;
  readonly params: RouteParams;
  readonly key: string;
}

/**
 * Every built route with each of its documents. A route whose path has no parameter also has one for its address without a query:
 * that of the preset variant; not so one that needs two parameters, which names nothing without them.
 * @param documentsOf what the loader of a page lists
 */
export async function pageList(
  documentsOf: (name: PageRouteName) => Promise<readonly RouteParams[]>,
): Promise<PrerenderedPage[]> {
  const pages = await Promise.all(
    pageRouteNames.map(async (name) => {
      const route: Route = routes[name];
      const documents = (await documentsOf(name)).map((params) => ({ name, params, key: pageKey(route, params) }));
      if (route.path.includes(':') || route.variant?.by === 'both') return documents;
      const { parameters: [first] = [], preset } = route.variant ?? {};
      const chosen = first !== undefined && preset !== undefined ? { [first]: preset } : {};
      const params: RouteParams = { ...route.fixed, ...chosen };
      return [{ name, params, key: pageKey(route, {}) }, ...documents];
    }),
  );
  return pages.flat();
}
