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

/** Code that pages, or a page and its loader, may share. The contract stays with the loaders that call it, for which no first page waits. */
const sharedCode = /[\\/]web[\\/]src[\\/](ui|lib|features)[\\/]|[\\/]shared[\\/](?!contract[\\/])|virtual:/;

/** Notes the modules that the entry loads at once. */
function noteShell(shell: Set<string>): Plugin {
  return {
    name: 'note-shell',
    buildEnd() {
      const follow = (id: string) => {
        if (shell.has(id)) return;
        shell.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) follow(imported);
      };
      follow(join(webFolder, clientEntry));
    },
  };
}

/**
 * Few files, for each costs time to ask for: the entry with React and the whole shell, one for what pages share, and one for each
 * page. What the entry imports stays in the entry, or it would wait for the shared file.
 */
function fewChunks(): InlineConfig {
  const shell = new Set<string>();
  const shared = {
    name: 'shared',
    test: (id: string) => !shell.has(id) && sharedCode.test(id),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  };
  const rolldownOptions = { output: { codeSplitting: { groups: [shared] } } };
  return { plugins: [noteShell(shell)], build: { rolldownOptions } };
}

/**
 * Bundles what browsers load, with a manifest, beside a copy of `web/public`.
 * @returns our own code of the entry, without the framework's
 */
export async function bundleClient(): Promise<string> {
  const config: InlineConfig = {
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
  const bundle = await build(mergeConfig(mergeConfig(mergeConfig(viteConfig(), quietDirectives), fewChunks()), config));
  if (!('output' in bundle)) throw new Error('The bundler made more than one bundle, or none');
  const [entry] = bundle.output;
  const own = Object.entries(entry.modules).filter(([id]) => !framework.test(id));
  return own.map(([, { code }]) => code ?? '').join('\n');
}

/** Bundles what renders pages, for Node. */
export async function bundleServer(): Promise<void> {
  const config: InlineConfig = {
    publicDir: false,
    build: {
      outDir: output.server,
      emptyOutDir: true,
      ssr: 'src/app/entry-server.tsx',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  };
  await build(mergeConfig(mergeConfig(viteConfig(), quietDirectives), config));
}
