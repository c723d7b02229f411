import type { ReactElement } from 'react';
import { addressOf } from '../../../../shared/addresses.ts';
import { type PageRouteName, type Route, type RouteParams, routes } from '../../../../shared/routes.ts';
import type { FailureReason } from '../../lib/loading/load-failure.ts';
import type { PageCache, PageModule } from '../../lib/pages/page-module.ts';
import { session } from '../../lib/session/browser-session.ts';
import type { ResolvedAddress } from '../navigation/resolve-address.ts';
import type { OpenPage } from './page.ts';
import { type ShownModule, shownModule } from './shown-module.ts';

/** What is known of the page at an address. */
export interface ShownPage extends Pick<ResolvedAddress, 'name' | 'identity' | 'content' | 'params'> {
  readonly outcome:
    | ({ readonly status: 'ready' } & OpenPage)
    /** A member's page before its data. */
    | ({ readonly status: 'frame' } & ShownModule)
    | { readonly status: 'missing' }
    /** A member's page, and nobody is signed in. */
    | { readonly status: 'signed-out' }
    /** The server refuses it to this member, and says why. */
    | { readonly status: 'refused'; readonly words: ReactElement }
    | { readonly status: 'failed'; readonly reason: FailureReason };
  /** The session that it was loaded in. */
  readonly epoch: number;
  /** Paths of the reads that it is made of. */
  readonly reads: ReadonlySet<string>;
  /** For how many milliseconds its data may be shown again unasked. */
  readonly lasts: number;
  /** Set on a page that the visitor had to load again. */
  readonly renewed?: boolean;
}

/** Where a page is. */
export type Place = Pick<ResolvedAddress, 'name' | 'identity' | 'content' | 'params'>;

/** A page at its place, of which nothing was read. */
export function placed({ name, identity, content, params }: Place, outcome: ShownPage['outcome']): ShownPage {
  const reads = new Set<string>();
  return { name, identity, content, params, epoch: session.epoch(), reads, lasts: Number.POSITIVE_INFINITY, outcome };
}

/** Whether a page is for who is signed in. */
export function isOfMember({ name }: { readonly name: PageRouteName }): boolean {
  const { access }: Route = routes[name];
  return access === 'member';
}

/** Whether a page shows what belongs to a session that is over. */
export function isOver(page: ShownPage): boolean {
  return isOfMember(page) && page.epoch !== session.epoch();
}

/** What a prerendered document carries, so that hydration needs no request; of a member's page no data. */
export interface EmbeddedPage {
  readonly name: PageRouteName;
  readonly params: RouteParams;
  /** `static` unless it is said. */
  readonly cache?: PageCache;
  readonly data?: unknown;
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
  address: ResolvedAddress,
  load: () => Promise<PageModule<unknown>>,
): Promise<ShownPage> {
  if ('missing' in embedded) return placed(address, { status: 'missing' });
  const { name, params, data = null, cache = 'static' } = embedded;
  const place = placeOf(name, params);
  // That of another query gives way as a whole: parts of it that moved would be a shift of layout. A member's frame stays.
  const identity = place.content === address.content || isOfMember(place) ? place.identity : `${place.identity}?`;
  return placed({ ...place, identity }, documentOutcome({ name, data, cache, module: shownModule(await load()) }));
}

/** The place of a page by the values of its address. */
export function placeOf(name: PageRouteName, params: RouteParams): Place {
  const route: Route = routes[name];
  return { name, params, identity: addressOf({ path: route.path }, params), content: addressOf(route, params) };
}

interface DocumentOutcome {
  readonly name: PageRouteName;
  readonly data: unknown;
  readonly cache: PageCache;
  readonly module: ShownModule;
}

/** What a document shows of a page: what it loaded, or a member's frame. */
export function documentOutcome({ name, data, cache, module }: DocumentOutcome): ShownPage['outcome'] {
  return isOfMember({ name }) ? { status: 'frame', ...module } : { status: 'ready', data, cache, ...module };
}
