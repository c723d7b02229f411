import type { ComponentType } from 'react';
import type { ManualDocument } from '../../../../shared/content/manual-text.ts';
import type { PageTextName, PageTexts } from '../../../../shared/content/page-text-schema.ts';
import type { ProductPageName, ProductPages } from '../../../../shared/content/product-page-schema.ts';
import type { RouteParams } from '../../../../shared/routes.ts';
import type { Ask } from '../api/api.ts';
import type { Call, MemberCall } from '../api/call.ts';
import type { UserInfo } from '../session/session.ts';

/** Where a page's data comes from: the API in a browser, the content itself while pages are prerendered. */
export interface LoadContext {
  readonly call: Call;
  readonly productPage: <Name extends ProductPageName>(name: Name) => Promise<ProductPages[Name]>;
  readonly pageText: <Name extends PageTextName>(name: Name) => Promise<PageTexts[Name]>;
  /** A manual with its whole text; undefined where there is none of that name. */
  readonly manual: (name: string) => Promise<ManualDocument | undefined>;
}

/** The same where somebody is signed in. */
export interface MemberContext extends LoadContext {
  readonly call: MemberCall;
}

/** Thrown by a loader for an address that names nothing there is (product-rules.md#unknown-addresses). */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

export interface PageProps<Data, Params extends RouteParams = RouteParams> {
  readonly data: Data;
  /** What the address says; another query keeps the page and changes these. */
  readonly params: Params;
  /** Loads the data of the page again, for a part of it that could not be loaded. */
  readonly reload: () => void;
  /** Whether the visitor had to load the page again: what led to it may be over, or may not have worked. */
  readonly renewed?: boolean | undefined;
}

/** What a page's file exports; where there is nothing to load, its definition, too. */
export interface PageModule<Data> {
  readonly default: ComponentType<PageProps<Data>>;
  /** What the document of a member's page shows, and the browser until its data has come. */
  readonly Frame?: ComponentType;
  /** The page begins with a picture on which the header lies: dark there, whatever the scheme. */
  readonly darkHeader?: boolean;
  /** Ask the API once more when idle: what is published may be newer than the document. */
  readonly revalidate?: boolean;
}

/**
 * How long the browser keeps what a page loaded. `static`: as long as there is room. `session`: until the visitor signs in or
 * out. `none`: not at all, and it is never loaded ahead (single-use links).
 */
export type PageCache = 'static' | 'session' | 'none';

/** A picture to ask for before the body is read: its name in `web/build/picture-manifest.json`, and the screens it is for. */
export interface PicturePreload {
  readonly name: string;
  readonly media: string;
  readonly sizes: string;
}

/** What the head of a page's document says beside its title, which is the brand's on every page. */
export interface PageMeta {
  /** Title of a shared link. */
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  /** Picture of a shared link: its name in `web/build/picture-manifest.json`; the brand's own where there is none. */
  readonly picture?: { readonly name: string; readonly alt: string };
  /** Day on which what it shows last changed, `YYYY-MM-DD`, for the sitemap. */
  readonly modified?: string | undefined;
  readonly preloads?: readonly PicturePreload[];
  /** Schema.org objects without `@context` (JSON-LD). */
  readonly structuredData?: readonly object[];
  /** Pages elsewhere with the same content in another language (`hreflang`), this page among them. */
  readonly alternates?: readonly { readonly language: string; readonly address: string }[];
  readonly robots?: 'noindex';
}

/** What a page loads and what its head says, as `definePage` makes it. */
export interface PageDefinition<Data> {
  readonly load: (context: MemberContext, params: RouteParams) => Promise<Data>;
  readonly meta: (data: Data, params: RouteParams) => PageMeta;
  readonly cache: PageCache;
  readonly documents?: (context: LoadContext) => Promise<readonly RouteParams[]>;
  /** Trades what its address carries `once` for a session; nothing where the visitor does not want it. */
  readonly redeem?: (once: RouteParams, ask: Ask) => Promise<UserInfo | undefined>;
}

/** The file of a page's definition. */
export interface DefinitionModule<Data> {
  readonly page: PageDefinition<Data>;
}
