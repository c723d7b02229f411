import { type BuiltRouteName, builtRouteNames, routes } from '../../../../shared/routes.ts';
import type { LoaderModule, PageModule } from '../../lib/pages/page-module.ts';
import { createPage, type Page } from './page.ts';

const components = import.meta.glob<PageModule<unknown>>('../../features/**/*-page.tsx');
const loaders = import.meta.glob<LoaderModule<unknown>>(['../../features/**/load-*.ts', '!**/*.test.ts']);

/** The module of a file name, whichever feature it belongs to. */
function named<Module>(modules: Record<string, () => Promise<Module>>, file: string): () => Promise<Module> {
  const path = Object.keys(modules).find((candidate) => candidate.endsWith(`/${file}`));
  const load = path === undefined ? undefined : modules[path];
  if (!load) throw new Error(`shared/routes.ts names a page whose ${file} is in no feature`);
  return load;
}

/** The pages of `shared/routes.ts`, found by their files' names. */
export const pages = Object.fromEntries(
  builtRouteNames.map((name) => {
    const { page } = routes[name];
    return [name, createPage(named(components, `${page}-page.tsx`), named(loaders, `load-${page}.ts`))];
  }),
) as Readonly<Record<BuiltRouteName, Page>>; // Object.fromEntries loses the key type
