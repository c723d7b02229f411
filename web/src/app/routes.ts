import type { RouteName, routes } from '../../../shared/routes.ts';
import { definePage, type Page } from './page.ts';

/** Routes that have a page. */
export type BuiltRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['built'] extends true ? Name : never;
}[RouteName];

/**
 * The route table: what `shared/routes.ts` calls built, made a page. The title is the brand's on every page.
 * To add a page, mark its route built there and add its entry here.
 */
export const pages = {
  home: definePage({
    parameters: [],
    component: () => import('../features/home/home-page.tsx'),
    loader: () => import('../features/home/load-home.ts'),
    night: true,
  }),
  download: definePage({
    parameters: ['page'],
    component: () => import('../features/download-centre/download-centre-page.tsx'),
    loader: () => import('../features/download-centre/load-download-centre.ts'),
    box: 'products',
  }),
  history: definePage({
    parameters: ['page'],
    component: () => import('../features/release-history/release-history-page.tsx'),
    loader: () => import('../features/release-history/load-release-history.ts'),
    revalidate: true,
  }),
  downLink: definePage({
    parameters: ['product_name', 'version', 'system', 'page'],
    component: () => import('../features/download-started/download-started-page.tsx'),
    loader: () => import('../features/download-started/load-download-started.ts'),
  }),
} satisfies Record<BuiltRouteName, Page>;
