import { type PageRouteName, pageRouteNames, routes } from '../../../../shared/routes.ts';
import { createPage, type Page } from './page.ts';
import { components, definitions } from './page-files.ts';

/** The module of a file name, whichever feature it belongs to. */
function named<Module>(
  modules: Record<string, () => Promise<Module>>,
  file: string,
): (() => Promise<Module>) | undefined {
  const path = Object.keys(modules).find((candidate) => candidate.endsWith(`/${file}`));
  return path === undefined ? undefined : modules[path];
}

function pageNamed(page: string): Page {
  const file = `${page}-page.tsx`;
  const missing = () => Promise.reject(new Error(`shared/routes.ts names a page whose ${file} is in no feature`));
  return createPage(named(components, file) ?? missing, named(definitions, `load-${page}.ts`));
}

/** The pages of `shared/routes.ts`, found by their files' names. */
export const pages = Object.fromEntries(pageRouteNames.map((name) => [name, pageNamed(routes[name].page)])) as Readonly<
  Record<PageRouteName, Page>
>; // Object.fromEntries loses the key type
