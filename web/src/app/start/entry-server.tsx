import { prerender } from 'react-dom/static';
import { addressOf, type BuiltRouteName, type RouteParams, routes } from '../../../../shared/routes.ts';
import type { LoadContext, PageMeta } from '../../lib/pages/page-module.ts';
import { pictureSources } from '../../ui/media/picture/picture-sources.ts';
import { createViewStore } from '../navigation/atoms.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { pageOf } from '../navigation/page-of.ts';
import type { EmbeddedAbsence, EmbeddedPage, ShownPage } from '../navigation/shown-page.ts';
import { App } from '../shell/app.tsx';

/** Everything of a page that its document needs. */
export interface RenderedPage {
  readonly html: string;
  readonly embedded: EmbeddedPage | EmbeddedAbsence;
  readonly meta: PageMeta;
  /** Pictures to ask for before the body is read. */
  readonly preloads: readonly { readonly media: string; readonly sizes: string; readonly srcSet: string }[];
}

/** The addresses of a page that have a document. */
export async function documentsOf(name: BuiltRouteName, context: LoadContext): Promise<readonly RouteParams[]> {
  return (await pageOf(name)).documents(context);
}

/** Renders the tree that will hydrate. */
async function renderShown(page: ShownPage, context: LoadContext): Promise<string> {
  const store = createViewStore({ page, arrival: null });
  const app = <App store={store} navigation={createNavigation(store, context)} />;
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/**
 * Renders a page with its content.
 * @throws whatever the page's loader or components throw: a build shows no half page
 */
export async function renderPage(
  name: BuiltRouteName,
  params: RouteParams,
  context: LoadContext,
): Promise<RenderedPage> {
  const { meta, ...page } = await (await pageOf(name)).open(context, params);
  const shown = { name, params, identity: addressOf(routes[name], params) };
  const html = await renderShown({ ...shown, outcome: { status: 'ready', ...page } }, context);
  const { cache, data } = page;
  const embedded = { name, params, data, ...(cache !== 'static' && { cache }) };
  const preloads = (meta.preloads ?? []).map((preload) => ({
    ...preload,
    srcSet: pictureSources(preload.name).srcSet('avif'),
  }));
  return { html, meta, preloads, embedded };
}

/** Renders what stands where there is nothing; it has no address of its own. */
export async function renderAbsence(context: LoadContext): Promise<RenderedPage> {
  const page: ShownPage = { name: 'home', params: {}, identity: '/', outcome: { status: 'missing' } };
  return {
    html: await renderShown(page, context),
    meta: { title: 'Not found', description: 'There is nothing at this address.', robots: 'noindex' },
    preloads: [],
    embedded: { missing: true },
  };
}
