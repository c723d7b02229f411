import type { BuiltRouteName } from '../../../../shared/routes.ts';
import type { Page } from './page.ts';

/**
 * A page by its route. The table of all pages grows with each of them, so it is a script of its own, for whoever leaves the first page.
 */
export async function pageOf(name: BuiltRouteName): Promise<Page> {
  return (await import('./routes.ts')).pages[name];
}
