import type { ParamsOfRoute, Route, RouteParams } from '../../../../shared/routes.ts';
import type { LoadContext, MemberContext, PageCache, PageDefinition, PageMeta } from './page-module.ts';

type MemberRoute = { readonly access: 'member' };
type PublicRoute = { readonly access?: never };

/** The addresses that have a document: a page whose path holds a value says which. */
type Documents<R extends Route> = R['path'] extends `${string}:${string}`
  ? { readonly documents: (context: LoadContext) => Promise<readonly RouteParams[]> }
  : { readonly documents?: (context: LoadContext) => Promise<readonly RouteParams[]> };

/** What every page with data of its own may say beside what it loads and its head. */
type WithData<R extends Route> = Documents<R> & {
  /** `static` unless stated; `session` for a member's page. */
  readonly cache?: PageCache;
  /** Trades what its address carries `once` for a session, before anything is loaded. */
  readonly redeem?: R extends { readonly once: readonly string[] } ? PageDefinition<unknown>['redeem'] : never;
};

/** What a page loads, with the calls of `Context`. */
interface Loading<R extends Route, Context, Data> {
  /**
   * Gets what the page shows. Rejects when it cannot; what it gives must survive JSON.
   * @throws {NotFound} when the address names nothing there is
   */
  readonly load: (context: Context, params: ParamsOfRoute<R>) => Promise<Data>;
}

/** A page of what everybody sees. */
type PublicPage<R extends Route, Data> = WithData<R> &
  Loading<R, LoadContext, Data> & {
    /** What the head of its document says. */
    readonly meta: (data: Data, params: ParamsOfRoute<R>) => PageMeta;
  };

/** A page for who is signed in, which may also ask what is the member's. Its document is made without data. */
type MemberPage<R extends Route, Data> = WithData<R> &
  Loading<R, MemberContext, Data> & {
    readonly meta: PageMeta;
  };

/** A page that loads nothing. */
interface WithoutData {
  readonly meta: PageMeta;
}

/** How pages are stated: with what they load, or with nothing to load. */
interface DefinePage {
  <const R extends Route & PublicRoute, Data>(route: R, page: PublicPage<R, Data>): PageDefinition<Data>;
  <const R extends Route & MemberRoute, Data>(route: R, page: MemberPage<R, Data>): PageDefinition<Data>;
  (route: Route, page: WithoutData): PageDefinition<null>;
}

/** A page as `DefinePage` lets it through, its types hidden. */
type AnyPage = Partial<Omit<PageDefinition<unknown>, 'meta'>> & {
  readonly meta: PageMeta | PageDefinition<unknown>['meta'];
};

/* @__NO_SIDE_EFFECTS__ */
function completed({ access }: Route, { meta, ...page }: AnyPage): PageDefinition<unknown> {
  return {
    load: async () => null,
    cache: access === 'member' ? 'session' : 'static',
    ...page,
    meta: typeof meta === 'function' ? meta : () => meta,
  };
}

/**
 * States what a page loads and what its head says, typed by its route: the parameters of its address, and whose calls it may make. It is
 * the export `page` of `load-<page>.ts`, or of the page's own file where there is nothing to load.
 * @param route its entry of the route table; any of them where several routes have the page
 */
export const definePage = completed as DefinePage; // the data of a page is what its own loader gives
