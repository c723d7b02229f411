import { brand } from '../../shared/brand.ts';
import { brandDescription } from '../../shared/brand-description.ts';
import { type Route, routes } from '../../shared/routes.ts';
import type { RenderedPage } from '../src/app/start/entry-server.tsx';
import { escapeHtml } from './escape.ts';
import type { GeneratedFile } from './feeds.ts';
import { canonicalUrl } from './head-metadata.ts';

/** Every address worth finding, once, with the day on which what it shows last changed. */
export function sitemap(pages: readonly Pick<RenderedPage, 'embedded' | 'meta'>[]): string {
  const entries = new Map<string, string>();
  for (const { embedded, meta } of pages) {
    const address = canonicalUrl({ embedded });
    const route: Route | undefined = 'name' in embedded ? routes[embedded.name] : undefined;
    if (address === undefined || !route || route.unlisted || route.access) continue;
    const modified = meta.modified ? `<lastmod>${meta.modified}</lastmod>` : '';
    entries.set(address, `  <url><loc>${escapeHtml(address)}</loc>${modified}</url>`);
  }
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.values(),
    '</urlset>',
    '',
  ].join('\n');
}

function robots(): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${brand.siteUrl}/sitemap.xml\n`;
}

function webManifest(): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  const manifest = {
    name: brand.name,
    short_name: 'Control System',
    description: brandDescription,
    start_url: routes.home.path,
    display: 'browser',
    background_color: '#07090f',
    theme_color: '#07090f',
    icons: [icon(192), icon(512), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** What stands at the root of the site beside its pages. */
export function siteFiles(pages: readonly RenderedPage[]): GeneratedFile[] {
  return [
    { key: 'sitemap.xml', text: sitemap(pages) },
    { key: 'robots.txt', text: robots() },
    { key: 'site.webmanifest', text: webManifest() },
  ];
}
