import { type ComponentType, createElement, type ReactElement } from 'react';
import type { LoadContext, LoaderModule, PageModule, PageProps } from '../lib/page-module.ts';

/** What the route table says about a page. */
interface PageDefinition<Data> {
  /** Query parameters that decide what the page shows; others (campaign marks and the like) change nothing. */
  readonly parameters: readonly string[];
  readonly component: () => Promise<PageModule<Data>>;
  /** A file of its own, so that component and data are on their way at the same time. */
  readonly loader: () => Promise<LoaderModule<Data>>;
  /** Id of the part to scroll to when the address chooses a variant (product-rules.md#download-centre). */
  readonly box?: string;
  /** The page begins with a picture on which the header lies: night there, whatever the scheme. */
  readonly night?: boolean;
  /** Ask the API once more when idle: what is published may be newer than the page. */
  readonly revalidate?: boolean;
}

/** A page's component with its data: all that is needed to render it at once. */
export interface OpenPage {
  readonly data: unknown;
  readonly render: (data: unknown, reload: () => void, renewed?: boolean) => ReactElement;
  /** Meta description; absent where the document already has it. */
  readonly description?: string;
}

/** A page of the route table, its data type hidden. */
export interface Page {
  readonly parameters: readonly string[];
  readonly box: string | undefined;
  readonly night: boolean;
  readonly revalidate: boolean;
  /** Loads component and data. */
  readonly open: (context: LoadContext, search: URLSearchParams) => Promise<OpenPage>;
  /** Loads the component for data that came with the document. */
  readonly restore: (data: unknown) => Promise<OpenPage>;
  /** Loads only the data. */
  readonly refresh: (context: LoadContext, search: URLSearchParams) => Promise<unknown>;
}

/** Makes a page of the route table, keeping loader and component of one data type. */
export function definePage<Data>(definition: PageDefinition<Data>): Page {
  const { parameters, component, loader, box, night = false, revalidate = false } = definition;
  const renderer =
    (Component: ComponentType<PageProps<Data>>): OpenPage['render'] =>
    (data, reload, renewed) =>
      createElement(Component, { data: data as Data, reload, renewed }); // always this definition's own `load` result

  return {
    parameters,
    box,
    night,
    revalidate,
    async open(context, search) {
      const loading = loader().then(async ({ load, describe }) => ({
        data: await load(context, search),
        description: describe(search),
      }));
      const [module, loaded] = await Promise.all([component(), loading]);
      return { ...loaded, render: renderer(module.default) };
    },
    restore: async (data) => ({ data, render: renderer((await component()).default) }),
    refresh: async (context, search) => (await loader()).load(context, search),
  };
}
