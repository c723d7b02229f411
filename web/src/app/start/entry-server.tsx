import { prerender } from 'react-dom/static';
import type { CertificateState } from '../../../../shared/contract/certification-schemas.ts';
import type { PageRouteName, RouteParams } from '../../../../shared/routes.ts';
import type { MemberContext, PageMeta } from '../../lib/pages/page-module.ts';
import { pictureSources } from '../../ui/media/picture/picture-sources.ts';
import { createViewStore } from '../navigation/atoms.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { pages } from '../pages/routes.ts';
import {
  documentOutcome,
  type EmbeddedAbsence,
  type EmbeddedPage,
  isOfMember,
  placed,
  placeOf,
  type ShownPage,
} from '../pages/shown-page.ts';
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
export async function documentsOf(name: PageRouteName, context: MemberContext): Promise<readonly RouteParams[]> {
  return pages[name].documents(context);
}

/** Renders the tree that will hydrate. */
async function renderShown(page: ShownPage, context: MemberContext): Promise<string> {
  const store = createViewStore({ page, arrival: null });
  const app = <App store={store} navigation={createNavigation(store, context)} />;
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/**
 * Renders a page with its content, or a member's page without any.
 * @throws whatever the page's loader or components throw: a build shows no half page
 */
export async function renderPage(
  name: PageRouteName,
  params: RouteParams,
  context: MemberContext,
): Promise<RenderedPage> {
  const place = placeOf(name, params);
  const { meta, data, cache, module } = await documentOf(place, context);
  const outcome = documentOutcome({ name, data, cache, module });
  const html = await renderShown(placed(place, outcome), context);
  const embedded = { name, params, ...(!isOfMember(place) && { data }), ...(cache !== 'static' && { cache }) };
  const preloads = (meta.preloads ?? []).map((preload) => ({
    ...preload,
    srcSet: pictureSources(preload.name).srcSet('avif'),
  }));
  return { html, meta, preloads, embedded };
}

/** What a document is made of. @throws Error for a member's page without a frame */
async function documentOf({ name, params }: Pick<ShownPage, 'name' | 'params'>, context: MemberContext) {
  const page = pages[name];
  if (!isOfMember({ name })) {
    const { meta, data, cache, ...module } = await page.open(context, params);
    return { meta, data, cache, module };
  }
  const { meta, ...module } = await page.frame();
  if (!module.frame) throw new Error(`The page of the route ${name} has no export Frame, which its document shows`);
  return { meta: { ...meta, robots: 'noindex' as const }, data: null, cache: 'session' as const, module };
}

/** Renders the page of certificates in a state, with marks in the places of values; its chrome is that of every page. */
export async function renderCertificate(state: CertificateState, context: MemberContext): Promise<string> {
  // In the manner of all pages: a static import would put it into two places.
  const { default: CertificatePage } = await import('../../features/certificates/certificate-page.tsx');
  const render = () => <CertificatePage state={state} />;
  return renderShown(
    placed(placeOf('home', {}), {
      status: 'ready',
      data: null,
      cache: 'static',
      darkHeader: false,
      revalidate: false,
      frame: null,
      render,
    }),
    context,
  );
}

/** Renders what stands where there is nothing; it has no address of its own. */
export async function renderAbsence(context: MemberContext): Promise<RenderedPage> {
  const page = placed(placeOf('home', {}), { status: 'missing' });
  return {
    html: await renderShown(page, context),
    meta: { title: 'Not found', description: 'There is nothing at this address.', robots: 'noindex' },
    preloads: [],
    embedded: { missing: true },
  };
}
