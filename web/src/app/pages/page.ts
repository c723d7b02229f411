import type { RouteParams } from '../../../../shared/routes.ts';
import type { Ask } from '../../lib/api/api.ts';
import type {
  DefinitionModule,
  LoadContext,
  MemberContext,
  PageCache,
  PageDefinition,
  PageMeta,
  PageModule,
} from '../../lib/pages/page-module.ts';
import type { UserInfo } from '../../lib/session/session.ts';
import { type ShownModule, shownModule } from './shown-module.ts';

/** A page's component with its data: all that is needed to render it at once. */
export interface OpenPage extends ShownModule {
  readonly data: unknown;
  readonly cache: PageCache;
  /** Absent where the document already has it. */
  readonly meta?: PageMeta;
}

/** A page of the route table, its data type hidden. */
export interface Page {
  /** Loads component and data. */
  readonly open: (context: MemberContext, params: RouteParams) => Promise<OpenPage & { readonly meta: PageMeta }>;
  /** Loads the component, and what the head says of a page without its data: the document of a member's page. */
  readonly frame: () => Promise<ShownModule & { readonly meta: PageMeta }>;
  /** Loads only the data. */
  readonly refresh: (context: MemberContext, params: RouteParams) => Promise<unknown>;
  /** Whether its data may be loaded before anybody asked for the page. */
  readonly mayLoadAhead: () => Promise<boolean>;
  /** Signs in by what the address carried that serves once; undefined where the page takes no such thing. */
  readonly redeem: (once: RouteParams, ask: Ask) => Promise<UserInfo | undefined>;
  /** The addresses that have a document. */
  readonly documents: (context: LoadContext) => Promise<readonly RouteParams[]>;
}

type Load<Module> = () => Promise<Module>;

/**
 * Makes a page of its files, which are on their way at the same time.
 * @param component the file of its component, which defines it too where it has no other file
 */
export function createPage<Data>(
  component: Load<PageModule<Data> & Partial<DefinitionModule<Data>>>,
  definition?: Load<DefinitionModule<Data>>,
): Page {
  async function defined(): Promise<PageDefinition<Data>> {
    const { page } = await (definition ?? component)();
    if (!page) throw new Error('A page without a loader has no export `page`, made by definePage');
    return page;
  }
  return {
    async open(context, params) {
      const loading = defined().then(async ({ load, meta, cache }) => {
        const data = await load(context, params);
        return { data, meta: meta(data, params), cache };
      });
      const [module, loaded] = await Promise.all([component(), loading]);
      return { ...loaded, ...shownModule(module) };
    },
    async frame() {
      const [module, { meta }] = await Promise.all([component(), defined()]);
      return { ...shownModule(module), meta: meta(null as Data, {}) }; // a member's page says its head without data
    },
    refresh: async (context, params) => (await defined()).load(context, params),
    mayLoadAhead: async () => (await defined()).cache === 'static',
    redeem: async (once, ask) => (await defined()).redeem?.(once, ask),
    documents: async (context) => (await (await defined()).documents?.(context)) ?? [],
  };
}
