import { prerender } from 'react-dom/static';
import { heroSources } from '../features/home/hero-sources.ts';
import type { LoadContext } from '../lib/page-module.ts';
import { App } from './app.tsx';
import { createViewStore } from './atoms.ts';
import { createNavigation } from './navigation.ts';
import { resolveAddress } from './resolve-address.ts';
import { type BuiltRouteName, pages } from './routes.ts';
import type { EmbeddedPage } from './shown-page.ts';

/** A picture to ask for before the body is read. */
export interface PicturePreload {
  readonly media: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/** Everything of a page that its document needs. */
export interface RenderedPage {
  readonly html: string;
  readonly embedded: EmbeddedPage;
  readonly description: string;
  readonly preloads: readonly PicturePreload[];
}

const preloads: Partial<Record<BuiltRouteName, () => readonly PicturePreload[]>> = {
  home: () => {
    const { upright, stage } = heroSources();
    return [upright, stage];
  },
};

/**
 * Renders a page with its content, as exactly the tree that will hydrate.
 * @param address path and query, such as `/history?page=21`
 * @throws whatever the page's loader or components throw: a build shows no half page
 */
export async function renderPage(address: string, context: LoadContext): Promise<RenderedPage> {
  const { name, search, identity } = resolveAddress(address);
  const page = await pages[name].open(context, search);
  const store = createViewStore({
    page: { name, identity, search, outcome: { status: 'ready', ...page } },
    arrival: null,
  });
  const path = address.split('?', 1)[0] ?? address;
  const { prelude } = await prerender(<App store={store} navigation={createNavigation(store, context)} path={path} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return {
    html: await new Response(prelude).text(),
    embedded: { name, identity, data: page.data },
    description: page.description ?? '',
    preloads: preloads[name]?.() ?? [],
  };
}
