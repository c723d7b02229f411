import { brand } from '../../shared/brand.ts';
import { type Route, routes } from '../../shared/routes.ts';
import { escapeHtml } from './escape.ts';
import type { GeneratedFile } from './feeds.ts';

/** The sitemap lists each route once, by its path; pages link to the variants. */
function sitemap(): string {
  const worthFinding = Object.values<Route>(routes).filter(({ built, sitemap: listed }) => built && listed);
  const entries = worthFinding.map(({ path }) => `  <url><loc>${escapeHtml(brand.siteUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
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
    description: brand.description,
    start_url: routes.home.path,
    display: 'browser',
    background_color: '#07090f',
    theme_color: '#07090f',
    icons: [icon(192), icon(512), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** What stands at the root of the site beside its pages. */
export function siteFiles(): GeneratedFile[] {
  return [
    { key: 'sitemap.xml', text: sitemap() },
    { key: 'robots.txt', text: robots() },
    { key: 'site.webmanifest', text: webManifest() },
  ];
}
