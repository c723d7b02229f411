import { addressOf, type BuiltRouteName, type RouteParams, routes } from '../../../../shared/routes.ts';
import { type FailureReason, failureReason, fromNetwork } from '../../lib/loading/load-failure.ts';
import type { PageModule } from '../../lib/pages/page-module.ts';
import { type LoadContext, NotFound, type PageCache } from '../../lib/pages/page-module.ts';
import type { OpenPage } from './page.ts';
import { restored } from './page.ts';
import { pageOf } from './page-of.ts';
import type { ResolvedAddress } from './resolve-address.ts';

/** What is known of the page at an address: ready to render, nowhere to be found, or why it could not be had. */
export interface ShownPage {
  readonly name: BuiltRouteName;
  readonly identity: string;
  readonly params: RouteParams;
  readonly outcome:
    | ({ readonly status: 'ready' } & OpenPage)
    | { readonly status: 'missing' }
    | { readonly status: 'failed'; readonly reason: FailureReason };
  /** Set on a page that the visitor had to load again. */
  readonly renewed?: boolean;
}

/** Loads module and data of a page. Never rejects: a failure is a page too. */
export async function openPage(context: LoadContext, { name, identity, params }: ResolvedAddress): Promise<ShownPage> {
  const asked: LoadContext = {
    call: (entry, request) => fromNetwork(context.call(entry, request)),
    productPage: (name) => fromNetwork(context.productPage(name)),
    pageText: (name) => fromNetwork(context.pageText(name)),
  };
  try {
    return {
      name,
      identity,
      params,
      outcome: { status: 'ready', ...(await (await pageOf(name)).open(asked, params)) },
    };
  } catch (error) {
    if (error instanceof NotFound) return { name, identity, params, outcome: { status: 'missing' } };
    return { name, identity, params, outcome: { status: 'failed', reason: await failureReason(identity, error) } };
  }
}

/** What a prerendered document carries, so that hydration needs no request. */
export interface EmbeddedPage {
  readonly name: BuiltRouteName;
  readonly params: RouteParams;
  /** `static` unless it is said. */
  readonly cache?: PageCache;
  readonly data: unknown;
}

/** What the document carries that the edge shows in place of one that is not there. */
export interface EmbeddedAbsence {
  readonly missing: true;
}

/**
 * Makes the page of a prerendered document.
 * @param load its component's module, whose address the document names: the table of all pages is not needed yet
 */
export async function restorePage(
  embedded: EmbeddedPage | EmbeddedAbsence,
  { name, identity, params }: ResolvedAddress,
  load: () => Promise<PageModule<unknown>>,
): Promise<ShownPage> {
  if ('missing' in embedded) return { name, identity, params, outcome: { status: 'missing' } };
  const { data, cache = 'static', ...page } = embedded;
  const opened = restored(await load(), data, cache);
  return { ...page, identity: addressOf(routes[page.name], page.params), outcome: { status: 'ready', ...opened } };
}
