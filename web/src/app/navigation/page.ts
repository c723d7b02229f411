import { type ComponentType, createElement, type ReactElement } from 'react';
import type { RouteParams } from '../../../../shared/routes.ts';
import type {
  LoadContext,
  LoaderModule,
  PageCache,
  PageMeta,
  PageModule,
  PageProps,
} from '../../lib/pages/page-module.ts';

/** A page's component with its data: all that is needed to render it at once. */
export interface OpenPage {
  readonly data: unknown;
  readonly render: (data: unknown, reload: () => void, renewed?: boolean) => ReactElement;
  readonly darkHeader: boolean;
  readonly revalidate: boolean;
  readonly cache: PageCache;
  /** Absent where the document already has it. */
  readonly meta?: PageMeta;
}

/** A page of the route table, its data type hidden. */
export interface Page {
  /** Loads component and data. */
  readonly open: (context: LoadContext, params: RouteParams) => Promise<OpenPage & { readonly meta: PageMeta }>;
  /** Loads only the data. */
  readonly refresh: (context: LoadContext, params: RouteParams) => Promise<unknown>;
  /** Whether its data may be loaded before anybody asked for the page. */
  readonly mayLoadAhead: () => Promise<boolean>;
  /** The addresses that have a document. */
  readonly documents: (context: LoadContext) => Promise<readonly RouteParams[]>;
}

/** Makes a page of its two files, which are on their way at the same time. */
export function createPage<Data>(
  component: () => Promise<PageModule<Data>>,
  loader: () => Promise<LoaderModule<Data>>,
): Page {
  return {
    async open(context, params) {
      const loading = loader().then(async ({ load, meta, cache }) => {
        const data = await load(context, params);
        return { data, meta: meta(data, params), cache };
      });
      const [module, loaded] = await Promise.all([component(), loading]);
      return { ...loaded, ...shown(module) };
    },
    refresh: async (context, params) => (await loader()).load(context, params),
    mayLoadAhead: async () => (await loader()).cache !== 'none',
    documents: async (context) => (await (await loader()).documents?.(context)) ?? [],
  };
}

/** How a page's component is shown, whatever its data. */
function shown<Data>({ default: Component, darkHeader = false, revalidate = false }: PageModule<Data>) {
  return { darkHeader, revalidate, render: rendererOf(Component) };
}

/** The page of data that came with the document. */
export function restored(module: PageModule<unknown>, data: unknown, cache: PageCache): OpenPage {
  return { data, cache, ...shown(module) };
}

function rendererOf<Data>(Component: ComponentType<PageProps<Data>>): OpenPage['render'] {
  return (data, reload, renewed) => createElement(Component, { data: data as Data, reload, renewed }); // its own loader's result
}
