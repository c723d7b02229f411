import { join } from 'node:path';
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite';
import { clientEntry, output, webFolder } from './paths.ts';
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

/** The packages whose weight is not ours to decide. */
const framework = /[\\/]node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|jotai)[\\/]/;

/** Pages of products share a layout that no other page has. */
const isPage = /[\\/]features[\\/].+[\\/][\w-]+-page\.tsx$/;
const isProductPage = /[\\/]features[\\/]products[\\/]/;

/** Vite's helper around each `import()`, and the one of ours in its place. Under another name it would come back, and the shell be over its budget. */
const lateImport: Plugin = {
  name: 'late-import',
  enforce: 'pre',
  resolveId: (id) => (id === '\0vite/preload-helper.js' ? join(webFolder, 'src/app/start/late-import.ts') : undefined),
};

/** A module of the client, and the kinds of pages that need it at once. */
interface Needed {
  readonly shell: Set<string>;
  readonly byProducts: Set<string>;
  readonly byOthers: Set<string>;
}

/** Notes which modules the entry and which the pages load at once. */
function noteNeeded({ shell, byProducts, byOthers }: Needed): Plugin {
  return {
    name: 'note-needed',
    buildEnd() {
      const follow = (id: string, seen: Set<string>) => {
        if (seen.has(id)) return seen;
        seen.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) follow(imported, seen);
        return seen;
      };
      follow(join(webFolder, clientEntry), shell);
      for (const page of [...this.getModuleIds()].filter((id) => isPage.test(id))) {
        const needed = isProductPage.test(page) ? byProducts : byOthers;
        for (const id of follow(page, new Set())) needed.add(id);
      }
    },
  };
}

/**
 * Few files, for each costs time to ask for: the entry with React, the whole shell and what pages of all kinds share, one for what only
 * pages of products or only others share, and one for each page.
 */
function fewChunks({ shell, byProducts, byOthers }: Needed): InlineConfig {
  const group = (name: string, isIn: (id: string) => boolean) => ({
    name,
    test: (id: string) => !isPage.test(id) && isIn(id),
    includeDependenciesRecursively: false,
  });
  const groups = [
    group('entry-client', (id) => shell.has(id) || (byProducts.has(id) && byOthers.has(id))),
    // A page and its own loader share, too.
    { ...group('products', (id) => byProducts.has(id)), minShareCount: 2 },
    { ...group('others', (id) => byOthers.has(id)), minShareCount: 2 },
  ];
  return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
}

/**
 * Bundles what browsers load, with a manifest, beside a copy of `web/public`.
 * @returns our own code of the shell, without the framework's
 */
export async function bundleClient(): Promise<string> {
  const needed: Needed = { shell: new Set(), byProducts: new Set(), byOthers: new Set() };
  const config: InlineConfig = {
    plugins: [noteNeeded(needed), lateImport],
    build: {
      outDir: output.siteUnderWay,
      emptyOutDir: true,
      manifest: true,
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
  return chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap(({ modules }) => Object.entries(modules))
    .flatMap(([id, { code }]) => (needed.shell.has(id) && !framework.test(id) ? (code ?? '') : []))
    .join('\n');
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
