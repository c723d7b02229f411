import { basename, join, relative } from 'node:path';
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite';
import { pageRouteNames, routes } from '../../shared/routes.ts';
import { pageModules } from '../prerender/page-modules.ts';
import type { WeighedModule } from './explain-weight.ts';
import { lateStyles } from './late-styles.ts';
import { copyFor } from './module-copies.ts';
import { noticesFile } from './notices.ts';
import { clientEntry, output, projectFolder, webFolder } from './paths.ts';
import { everywhere, type SharedModule, sharedChunks } from './shared-chunks.ts';
import { viteConfig } from './vite-config.ts';

/** Packages carry directives for server components, which bundling drops; its warnings about that are of no use. */
const quietDirectives: InlineConfig = {
  build: {
    rolldownOptions: {
      onwarn(warning, report) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
      },
    },
  },
};

/** Whose weight is not ours to decide: packages, and the bundler's own helpers. */
const framework = /[\\/]node_modules[\\/](react|react-dom|scheduler|wouter|jotai)[\\/]|rolldown[\\/]runtime/;

/** Vite's helper around each `import()`, and the one of ours in its place. Under another name it would come back, and the shell be over its budget. */
const lateImport: Plugin = {
  name: 'late-import',
  enforce: 'pre',
  resolveId: (id) => (id === '\0vite/preload-helper.js' ? join(webFolder, 'src/app/start/late-import.ts') : undefined),
};

/** Gives pages their copies of what they have in common with others. What comes late stands once. */
const moduleCopies: Plugin = {
  name: 'module-copies',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || options.kind === 'dynamic-import') return undefined;
    const found = await this.resolve(source, importer, options);
    return found && { ...found, id: copyFor(importer, found.id) };
  },
};

/** Data that grows with every page. */
const routeTable = join(projectFolder, 'shared/routes.ts');

/** The modules of the client that several scripts need at once, as far as the bundler has found them. */
interface Needed {
  readonly shell: Set<string>;
  /** By module, the scripts outside the shell that need it: pages, their loaders, and whatever else comes late. */
  readonly scripts: Map<string, Set<string>>;
  /** By what comes late, the scripts that import it so. */
  readonly openers: Map<string, Set<string>>;
  readonly bytes: Map<string, number>;
}

/** The pages' modules with their kinds. */
const pageKinds = Object.fromEntries(
  pageRouteNames.map((name) => [join(webFolder, pageModules[name]), routes[name].kind]),
);

/** What several scripts need, among them pages. What a page shares only with its own late parts has come with the page. */
function sharedModules({ scripts, openers, bytes }: Needed): SharedModule[] {
  const isPagesOwn = (users: ReadonlySet<string>) => {
    const [page, ...others] = [...users].filter((user) => user in pageKinds);
    const late = [...users].filter((user) => !(user in pageKinds));
    return others.length === 0 && late.every((part) => [...(openers.get(part) ?? [])].join() === page);
  };
  return [...scripts]
    .filter(([id, users]) => users.size > 1 && !(id in pageKinds) && !isPagesOwn(users))
    .map(([id, users]) => ({
      id,
      bytes: bytes.get(id) ?? 0,
      pages: [...users].filter((user) => user in pageKinds),
    }));
}

function note(users: Map<string, Set<string>>, id: string, user: string): void {
  users.set(id, (users.get(id) ?? new Set()).add(user));
}

/** Notes which modules the entry needs at once, and which every script that comes by `import()`. */
function noteNeeded({ shell, scripts, openers, bytes }: Needed): Plugin {
  return {
    name: 'note-needed',
    buildEnd() {
      const follow = (id: string, seen: Set<string>) => {
        if (seen.has(id) || (seen !== shell && shell.has(id))) return seen;
        seen.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) follow(imported, seen);
        return seen;
      };
      follow(join(webFolder, clientEntry), shell);
      const modules = [...this.getModuleIds()].map((id) => this.getModuleInfo(id)).filter((module) => module !== null);
      for (const { id, code } of modules) bytes.set(id, code?.length ?? 0);
      for (const late of new Set(modules.flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds))) {
        for (const id of follow(late, new Set())) {
          note(scripts, id, late);
          for (const part of this.getModuleInfo(id)?.dynamicallyImportedIds ?? []) note(openers, part, late);
        }
      }
    },
  };
}

/** Few scripts, for each costs time to ask for: the entry with React and the whole shell, those that pages share, and one for each page. */
function fewChunks(needed: Needed): InlineConfig {
  // Asked for when the modules are known, and then the same for all.
  let shared: ReadonlyMap<string, string> | undefined;
  const chunkOf = (id: string) => {
    shared ??= sharedChunks(sharedModules(needed), pageKinds);
    return shared.get(id) ?? null;
  };
  const groups = [
    {
      debugName: 'shared chunks',
      name: (id: string) => (needed.shell.has(id) ? everywhere : chunkOf(id)),
      includeDependenciesRecursively: false,
    },
  ];
  return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
}

/** What lies in the scripts of the bundled client. */
export interface BundledClient {
  /** The code of the shell, with the framework's, and without what pages share. */
  readonly shell: string;
  /** Our own part of the shell: without the framework's, and without the table of routes. */
  readonly ownShell: { readonly code: string; readonly modules: readonly WeighedModule[] };
  /** The modules of each script, by its address. */
  readonly contents: ReadonlyMap<string, readonly WeighedModule[]>;
}

/** A module as one would look for it, and the pages that import it at once. */
function weighedModule(id: string, bytes: number, { scripts }: Needed): WeighedModule {
  const pages = [...(scripts.get(id) ?? [])].filter((user) => user in pageKinds);
  return {
    name: relative(projectFolder, id.replace('\0', '')),
    bytes,
    pages: pages.map((page) => basename(page, '-page.tsx')),
  };
}

/** Bundles what browsers load, with a manifest, beside a copy of `web/public`. */
export async function bundleClient(): Promise<BundledClient> {
  const needed: Needed = { shell: new Set(), scripts: new Map(), openers: new Map(), bytes: new Map() };
  const config: InlineConfig = {
    plugins: [noteNeeded(needed), lateImport, moduleCopies, lateStyles()],
    build: {
      outDir: output.siteUnderWay,
      emptyOutDir: true,
      manifest: true,
      license: { fileName: noticesFile },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: clientEntry,
        preserveEntrySignatures: 'allow-extension', // the inline loader calls the entry's export
      },
    },
  };
  const configs = [quietDirectives, fewChunks(needed), config];
  const bundle = await build(configs.reduce<InlineConfig>((all, more) => mergeConfig(all, more), viteConfig()));
  if (!('output' in bundle)) throw new Error('The bundler made more than one bundle, or none');
  const chunks = bundle.output.filter((file) => file.type === 'chunk');
  const shell = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id]) => needed.shell.has(id))
    .map(([id, { code }]) => ({ id, code: code ?? '' }));
  const codeOf = (modules: typeof shell) => modules.map(({ code }) => code).join('\n');
  const own = shell.filter(({ id }) => !framework.test(id) && id !== routeTable);
  const ownShell = { code: codeOf(own), modules: own.map(({ id, code }) => weighedModule(id, code.length, needed)) };
  const contents = chunks.map(({ fileName, modules }) => {
    const inside = Object.entries(modules).map(([id, { renderedLength }]) => weighedModule(id, renderedLength, needed));
    return [`/${fileName}`, inside] as const;
  });
  return { shell: codeOf(shell), ownShell, contents: new Map(contents) };
}

/** Bundles what renders pages, for Node. */
export async function bundleServer(): Promise<void> {
  const config: InlineConfig = {
    publicDir: false,
    build: {
      outDir: output.server,
      emptyOutDir: true,
      ssr: 'src/app/start/entry-server.tsx',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  };
  await build(mergeConfig(mergeConfig(viteConfig(), quietDirectives), config));
}
