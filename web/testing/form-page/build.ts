import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { readClientManifest } from '../../build/client-manifest.ts';
import { bundleInlineLoader } from '../../build/inline-loader.ts';
import { clientEntry } from '../../build/paths.ts';
import { viteConfig } from '../../build/vite-config.ts';
import { htmlDocument } from '../../prerender/document.ts';

/**
 * `node web/testing/form-page/build.ts <folder>`: a site of one page with a form, for browser tests. Everything but the page is the
 * site's own: inline loader, entry, shell, prerendering.
 */
const [, , folder] = process.argv;
if (!folder) throw new Error('Usage: node web/testing/form-page/build.ts <folder>');

process.env.NODE_ENV = 'production';
const routes = join(import.meta.dirname, 'routes.ts');

function config(more: InlineConfig['build']): InlineConfig {
  return mergeConfig(viteConfig(), {
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'form-page',
        enforce: 'pre',
        resolveId: (id: string) => (id.endsWith('/routes.ts') && !id.includes('shared') ? routes : undefined),
      },
    ],
    build: { emptyOutDir: true, ...more },
  });
}

rmSync(folder, { recursive: true, force: true });
const client = resolve(folder, 'client');
const server = resolve(folder, 'server');
await build(
  config({
    outDir: client,
    manifest: true,
    rolldownOptions: { input: clientEntry, preserveEntrySignatures: 'allow-extension' },
  }),
);
await build(
  config({
    outDir: server,
    ssr: 'src/app/start/entry-server.tsx',
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  }),
);

type Renderer = typeof import('../../src/app/start/entry-server.tsx');
const { renderPage }: Renderer = await import(pathToFileURL(join(server, 'entry-server.js')).href);
const never = () => Promise.reject(new Error('The form page asks for nothing'));
const manifest = readClientManifest(client);
const formPage = 'testing/form-page/form-page.tsx';
const html = htmlDocument({
  page: await renderPage('home', {}, { call: never, productPage: never, pageText: never }),
  loader: await bundleInlineLoader(),
  scripts: manifest.scripts(formPage),
  module: manifest.page(formPage)[0],
  style: '',
  styleSheets: [],
  feeds: [],
});
mkdirSync(client, { recursive: true });
writeFileSync(join(client, 'home.html'), html);
