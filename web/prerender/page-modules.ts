import { globSync } from 'node:fs';
import { type PageRouteName, pageRouteNames, routes } from '../../shared/routes.ts';
import { webFolder } from '../build/paths.ts';

/** The module of each page, by which the bundle's manifest knows its scripts and style sheets. */
export const pageModules = Object.fromEntries(
  pageRouteNames.map((name) => {
    const [module] = globSync(`src/features/**/${routes[name].page}-page.tsx`, { cwd: webFolder });
    if (!module) throw new Error(`shared/routes.ts names the page ${routes[name].page}, which is in no feature`);
    return [name, module];
  }),
) as Readonly<Record<PageRouteName, string>>; // Object.fromEntries loses the key type
