import { createServer, type Server } from 'node:http';
import { parseArgs } from 'node:util';
import { createServer as createViteServer, mergeConfig } from 'vite';
import { matchRoute } from '../shared/addresses.ts';
import { brand } from '../shared/brand.ts';
import { routes } from '../shared/routes.ts';
import { galleryDocument, galleryPath } from './build/gallery.ts';
import { viteConfig } from './build/vite-config.ts';

interface WebDevOptions {
  readonly port: number;
  /** Origin of the running site, which answers calls, files and feeds. */
  readonly siteOrigin: string;
}

/** The paths that the development server forwards to the site. What lies in `public` it serves itself, films and documents too. */
const behindUs = '^/(api|downloads|feeds|search|__local)(/|$)';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.name}</title>
<meta name="description" content="">
<link rel="canonical" href="">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"></div>
<div id="toasts" role="status" aria-atomic="false"></div>
<script type="module" src="/src/app/start/entry-dev.ts"></script>
</body>
</html>
`;

/**
 * Starts Vite in front of a running site: pages are rendered in the browser from the site's API, and a change of a file
 * shows without a reload.
 */
export async function startWebDev({ port, siteOrigin }: WebDevOptions): Promise<{ close: () => Promise<void> }> {
  const server: Server = createServer();
  const vite = await createViteServer(
    mergeConfig(viteConfig(), {
      appType: 'custom',
      // There is no HTML file in which Vite could find the packages to bundle.
      optimizeDeps: { entries: ['src/app/start/entry-dev.ts', 'gallery/gallery.tsx'] },
      server: {
        middlewareMode: true,
        hmr: { server },
        // The host stays the browser's, by which the site knows its own origin.
        proxy: { [behindUs]: { target: siteOrigin, changeOrigin: false } },
      },
    }),
  );
  server.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', siteOrigin);
      if (pathname === galleryPath) {
        const gallery = await vite.transformIndexHtml(pathname, galleryDocument());
        return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(gallery);
      }
      if (!matchRoute(pathname, searchParams)) return response.writeHead(302, { location: routes.home.path }).end();
      const html = await vite.transformIndexHtml(pathname, page);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    async close() {
      server.close();
      await vite.close();
    },
  };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string' }, site: { type: 'string' } } });
  if (!values.port || !values.site) throw new Error('Usage: node web/dev.ts --port <port> --site <origin of the site>');
  const { close } = await startWebDev({ port: Number(values.port), siteOrigin: values.site });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}
