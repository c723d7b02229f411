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

/** Bundles what browsers load, with a manifest, beside a copy of `web/public`. */
export async function bundleClient(): Promise<void> {
  const config: InlineConfig = {
    build: {
      outDir: output.siteUnderWay,
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      // The inline loader calls the entry's export.
      rolldownOptions: { input: clientEntry, preserveEntrySignatures: 'allow-extension' },
    },
  };
  await build(mergeConfig(mergeConfig(viteConfig(), quietDirectives), config));
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
