import { canonicalAddress } from '../../../../shared/addresses.ts';
import { brand } from '../../../../shared/brand.ts';
import { routes } from '../../../../shared/routes.ts';
import { absolute } from '../../lib/addresses/href.ts';
import type { ShownPage } from '../pages/shown-page.ts';

/**
 * Keeps the head of the document true after a navigation. The title is the brand's on every page. What only crawlers and other
 * sites read stays as it was: they ask for documents.
 */
export function updateHead({ name, params, outcome }: ShownPage): void {
  document.title = brand.name;
  setAttribute('link[rel="canonical"]', 'href', absolute(canonicalAddress(routes[name], params)));
  // The page that came with the document brings no description of its own.
  const meta = outcome.status === 'ready' ? outcome.meta : undefined;
  if (meta) setAttribute('meta[name="description"]', 'content', meta.description);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value);
}
