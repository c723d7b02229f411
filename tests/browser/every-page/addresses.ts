import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, canonicalAddress, matchRoute, pageKey } from '../../../shared/addresses.ts';
import { type PageRouteName, pageRouteNames, type Route, type RouteParams, routes } from '../../../shared/routes.ts';
import { pageModules } from '../../../web/prerender/page-modules.ts';
import type { Examples } from '../../../web/src/lib/pages/examples.ts';

const site = '.build/web';

/** An address whose document is the one that says so. */
export const nowhere = '/history?page=4711';

/** Every element of a document's content, by its name, and every class. */
function partsOf(key: string): Set<string> {
  const html = readFileSync(path.join(site, key), 'utf8');
  const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const names = [...content.matchAll(/<(\w+)/g)].map(([name]) => name);
  const classes = [...content.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  return new Set([...names, ...classes]);
}

/**
 * As many things as it takes to show every part that any of them has: first the one with the most parts, then always the one
 * that adds most.
 */
export function fewestWithAll<T>(all: readonly (readonly [T, ReadonlySet<string>])[]): T[] {
  const seen = new Set<string>();
  const chosen: T[] = [];
  for (;;) {
    const added = all.map(([each, parts]) => ({ each, news: [...parts].filter((part) => !seen.has(part)) }));
    const [best] = added.toSorted((a, b) => b.news.length - a.news.length);
    if (!best || best.news.length === 0) return chosen;
    chosen.push(best.each);
    for (const part of best.news) seen.add(part);
  }
}

const sitemap = readFileSync(path.join(site, 'sitemap.xml'), 'utf8');
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(([, address = '']) => {
  const { pathname, searchParams } = new URL(address.replaceAll('&amp;', '&'));
  return matchRoute(pathname, searchParams) ?? [];
});

const examplesOf = import.meta.glob<Examples>('../../../web/src/features/**/*.examples.ts', {
  eager: true,
  import: 'default',
});

/** The addresses by which a route is visited; none when it has a parameter, and neither a listed document nor an example. */
function addressesOf(name: PageRouteName): string[] {
  const route: Route = routes[name];
  const documents: RouteParams[] = listed.filter((match) => match.name === name).map(({ params }) => params);
  if (!route.path.includes(':') && documents.length === 0) documents.push({});
  const chosen = fewestWithAll(documents.map((params) => [params, partsOf(pageKey(route, params))] as const));
  const [, examples = []] =
    Object.entries(examplesOf).find(([file]) => file.endsWith(`/${route.page}.examples.ts`)) ?? [];
  return [
    ...chosen.map((params) => canonicalAddress(route, params)),
    ...examples.map((params) => addressOf(route, params)),
  ];
}

/** Each has a file, `<group>-pages.test.ts`, so that workers share the visits. */
export const groups = ['download', 'product', 'product-layout', 'other'] as const;
type Group = (typeof groups)[number];

/** Features that lead to files. */
const ofDownloads = ['home', 'download-centre', 'download-started', 'release-history'];
/** Pages that show several products each. */
const layouts: readonly string[] = ['software', 'hardware', 'product-detail'];

function groupOf(name: PageRouteName): Group {
  const [, feature = ''] = /\/features\/([\w-]+)\//.exec(pageModules[name]) ?? [];
  if (feature === 'products') return layouts.includes(routes[name].page) ? 'product-layout' : 'product';
  return ofDownloads.includes(feature) ? 'download' : 'other';
}

/**
 * The addresses by which tests visit the pages of a group: of each built route as many documents as show all that any of its
 * documents has, and its examples. Made of the route table and of what the build wrote, so a new page is visited by itself.
 */
export function pagesOf(group: Group): string[] {
  return pageRouteNames.filter((name) => groupOf(name) === group).flatMap(addressesOf);
}

/** Whether an address shows a page for who is signed in. */
export function isOfMember(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'https://site.invalid');
  const match = matchRoute(pathname, searchParams);
  const route: Route | undefined = match && routes[match.name];
  return route?.access === 'member';
}

/** Files of examples that are those of no page. */
export const strayExamples = Object.keys(examplesOf).filter(
  (file) => !pageRouteNames.some((name) => file.endsWith(`/${routes[name].page}.examples.ts`)),
);

/** Routes that are not visited. */
export const unvisited = pageRouteNames.filter((name) => addressesOf(name).length === 0);
