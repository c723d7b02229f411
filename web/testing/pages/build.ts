import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite';
import type { PageRouteName, RouteParams } from '../../../shared/routes.ts';
import { readClientManifest } from '../../build/client-manifest.ts';
import { bundleInlineLoader } from '../../build/inline-loader.ts';
import { clientEntry } from '../../build/paths.ts';
import { viteConfig } from '../../build/vite-config.ts';

/**
 * `node web/testing/pages/build.ts <folder>`: a site of the pages beside this file, for browser tests. Everything but the pages is the
 * site's own: inline loader, entry, shell, navigation, prerendering.
 */
const [, , folder] = process.argv;
if (!folder) throw new Error('Usage: node web/testing/pages/build.ts <folder>');

process.env.NODE_ENV = 'production';

/** The site's files in whose place those of the same name beside this file stand. */
const replaced = ['shared/routes.ts', 'pages/page-files.ts', 'start/sign-in-file.ts'];

const testPages: Plugin = {
  name: 'test-pages',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!importer || importer.startsWith(import.meta.dirname)) return undefined;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    const place = replaced.find((file) => found?.id.endsWith(`/${file}`));
    return place && join(import.meta.dirname, place.slice(place.indexOf('/') + 1));
  },
};

function config(more: InlineConfig['build']): InlineConfig {
  return mergeConfig(viteConfig(), {
    publicDir: false,
    logLevel: 'error',
    plugins: [testPages],
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
    ssr: 'testing/pages/render.ts',
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  }),
);

type Renderer = typeof import('./render.ts');
const { htmlDocument, renderPage }: Renderer = await import(pathToFileURL(join(server, 'render.js')).href);
const manifest = readClientManifest(client);
const loader = await bundleInlineLoader();
const never = () => Promise.reject(new Error('A document of the test pages asks for nothing'));
const context = { call: never, productPage: never, pageText: never, manual: never };

/** The documents: by the name of the file, the route, its page, and what the address says. */
const documents: Readonly<Record<string, readonly [route: string, page: string, params?: RouteParams]>> = {
  home: ['home', 'home'],
  'live-notes': ['liveNotes', 'live-notes'],
  'member-notes': ['memberNotes', 'member-notes'],
  'member-profile-1': ['memberProfile', 'member-profile', { id: '1' }],
};

for (const [file, [route, page, params = {}]] of Object.entries(documents)) {
  const module = `testing/pages/${page}-page.tsx`;
  const html = htmlDocument({
    page: await renderPage(route as PageRouteName, params, context), // a name of the table that stands in place of ours
    loader,
    scripts: manifest.scripts(module),
    module: manifest.page(module)[0],
    style: '',
    styleSheets: [],
    feeds: [],
  });
  writeFileSync(join(client, `${file}.html`), html);
}
