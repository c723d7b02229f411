import type { RouteParams } from '../../../../shared/routes.ts';

/**
 * The default export of `<page>.examples.ts`, beside a page's loader: what addresses say that show the page in another way than its
 * documents do. Tests that visit every page visit these, too; no part of the site.
 */
export type Examples = readonly RouteParams[];
