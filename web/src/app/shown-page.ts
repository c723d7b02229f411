import { type FailureReason, failureReason } from '../lib/load-failure.ts';
import type { LoadContext } from '../lib/page-module.ts';
import type { OpenPage } from './page.ts';
import type { ResolvedAddress } from './resolve-address.ts';
import { type BuiltRouteName, pages } from './routes.ts';

/** What is known of the page at an address: ready to render, or why not. */
export interface ShownPage {
  readonly name: BuiltRouteName;
  readonly identity: string;
  readonly search: URLSearchParams;
  readonly outcome:
    | ({ readonly status: 'ready' } & OpenPage)
    | { readonly status: 'failed'; readonly reason: FailureReason };
  /** Set on what the visitor had to ask for again. */
  readonly renewed?: boolean;
}

/** Loads module and data of a page. Never rejects: a failure is a page too. */
export async function openPage(context: LoadContext, { name, identity, search }: ResolvedAddress): Promise<ShownPage> {
  try {
    return { name, identity, search, outcome: { status: 'ready', ...(await pages[name].open(context, search)) } };
  } catch {
    return { name, identity, search, outcome: { status: 'failed', reason: await failureReason(identity) } };
  }
}

/** What a prerendered document carries, so that hydration needs no request. */
export interface EmbeddedPage {
  readonly name: BuiltRouteName;
  readonly identity: string;
  readonly data: unknown;
}

/** Makes the page of a prerendered document. */
export async function restorePage({ name, identity, data }: EmbeddedPage): Promise<ShownPage> {
  const search = new URLSearchParams(identity.split('?')[1]);
  return { name, identity, search, outcome: { status: 'ready', ...(await pages[name].restore(data)) } };
}
