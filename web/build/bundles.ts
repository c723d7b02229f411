import { build, type InlineConfig, mergeConfig } from 'vite';
import { clientEntry, output } from './paths.ts';
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
const framework = /[\\/]node_modules[\\/](react|react-dom|scheduler|wouter|jotai)[\\/]/;

/**
 * Few files, for each costs time to ask for: the entry with React and the whole shell, one for what pages share, and one for each
 * page. The contract stays with the API client, which no first page waits for.
 */
const chunkGroups = [
  {
    name: 'shared',
    test: /[\\/]web[\\/]src[\\/](ui|lib)[\\/]|[\\/]shared[\\/](?!contract[\\/])|virtual:/,
    minShareCount: 2,
    includeDependenciesRecursively: false, // what the shell needs stays in the shell
  },
];

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
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  };
  const bundle = await build(mergeConfig(mergeConfig(viteConfig(), quietDirectives), config));
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
