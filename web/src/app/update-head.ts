import { brand } from '../../../shared/brand.ts';
import { canonicalAddress, routes } from '../../../shared/routes.ts';
import type { ShownPage } from './shown-page.ts';

/**
 * Keeps the head of the document true after a navigation. The title is the brand's on every page. What only crawlers and other
 * sites read stays as it was: they ask for documents.
 */
export function updateHead({ name, params, outcome }: ShownPage): void {
  document.title = brand.name;
  // The page that came with the document brings no head of its own: the document's is right.
  if (outcome.status !== 'ready' || !outcome.meta) return;
  setAttribute('link[rel="canonical"]', 'href', brand.siteUrl + canonicalAddress(routes[name], params));
  setAttribute('meta[name="description"]', 'content', outcome.meta.description);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value);
}
