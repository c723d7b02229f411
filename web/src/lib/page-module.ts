import type { ComponentType } from 'react';
import type { CaseTeaser } from '../../../shared/content/replies.ts';
import type { Call } from './call.ts';

/** Where a page's data comes from: the API in a browser, the content itself while pages are prerendered. */
export interface LoadContext {
  readonly call: Call;
  readonly cases: () => Promise<readonly CaseTeaser[]>;
}

export interface PageProps<Data> {
  readonly data: Data;
  /** Asks for the data anew, for a part of the page that could not be had. */
  readonly reload: () => void;
  /** Whether the visitor had to ask for it: what led to the page may be over, or may not have worked. */
  readonly renewed?: boolean | undefined;
}

/** What a page's file exports. */
export interface PageModule<Data> {
  readonly default: ComponentType<PageProps<Data>>;
}

/** What the file of a page's loader exports. */
export interface LoaderModule<Data> {
  /** Gets what a page shows, from the query of its address. Rejects when it cannot; what it gives must survive JSON. */
  readonly load: (context: LoadContext, search: URLSearchParams) => Promise<Data>;
  /** For the meta description: one sentence. */
  readonly describe: (search: URLSearchParams) => string;
}
