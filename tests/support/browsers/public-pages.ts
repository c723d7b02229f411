import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalAddress, matchRoute, pageKey } from '../../../shared/addresses.ts';
import { type PageRouteName, pageRouteNames, type Route, type RouteParams, routes } from '../../../shared/routes.ts';

const site = join(import.meta.dirname, '../../../.build/web');

/** What no address of the sitemap says: a page in the middle of something. */
const addresses: Partial<Record<PageRouteName, string>> = {
  downLink: `${routes.downLink.path}?product_name=S3%20Pro&version=5.2.0&system=1&page=21`,
};

/** Manuals and lessons say as much as they say: their documents have no limit. */
const ofAnyLength: readonly PageRouteName[] = ['manual', 'courseDetail'];

export interface PublicPage {
  readonly address: string;
  /** Whether its document has to come in one window. */
  readonly isShort: boolean;
}

const size = (route: Route, params: RouteParams) => statSync(join(site, pageKey(route, params))).size;

/** A page of each public route of the table: of several documents the largest. */
export function publicPages(): PublicPage[] {
  const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(([, address = '']) => {
    const { pathname, searchParams } = new URL(address.replaceAll('&amp;', '&'));
    return matchRoute(pathname, searchParams) ?? [];
  });
  return pageRouteNames.flatMap((name) => {
    const route: Route = routes[name];
    if (route.access) return [];
    const documents: RouteParams[] = listed.filter((match) => match.name === name).map(({ params }) => params);
    const [largest = {}] = documents.toSorted((one, other) => size(route, other) - size(route, one));
    return [{ address: addresses[name] ?? canonicalAddress(route, largest), isShort: !ofAnyLength.includes(name) }];
  });
}
