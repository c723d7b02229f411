import type { ProductType } from '../../../shared/product-type.ts';
import { type RouteName, routes } from '../../../shared/routes.ts';
import { type DownloadTab, downloadPages } from './download-tabs.ts';

/** Addresses inside the site. The only place that writes one; `shared/routes.ts` is the only place that knows a path. */
export const href = {
  home: () => routes.home.path,
  /** With a tab, the page also scrolls to its box (product-rules.md#download-centre). */
  download: (tab?: DownloadTab) => withQuery(routes.download.path, { page: tab && downloadPages[tab] }),
  /** @param version a release of the product, by its anchor */
  history: (type: ProductType, version?: string) =>
    withQuery(routes.history.path, { page: String(type) }) + (version ? `#${releaseAnchor(version)}` : ''),
  downLink: (query: { product_name: string; version: string; system: string; page: string }) =>
    withQuery(routes.downLink.path, query),
  /** @param type scenario 1 to 3 (product-rules.md#cases) */
  cases: (type?: number) => withQuery(routes.cases.path, { type: type?.toString() }),
  casesDetail: (cid: number) => fill(routes.casesDetail.path, cid),
  /** A route by name, with the one value its pattern may hold. */
  route: (name: RouteName, value?: number) => fill(routes[name].path, value),
  /** @param name `all`, or the slug of a product */
  atomFeed: (name: string) => `/feeds/${name}.atom`,
  releaseList: (name: string) => `/feeds/${name}.json`,
};

/** The id of a release on its history page. */
export function releaseAnchor(version: string): string {
  return `v-${version}`;
}

function fill(pattern: string, value: number | undefined): string {
  return value === undefined ? pattern : pattern.replace(/:\w+/, String(value));
}

function withQuery(path: string, parameters: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
