import { brand } from '../../../shared/brand.ts';
import { brandDescription } from '../../../shared/brand-description.ts';
import type { ContentLibrary } from '../../../shared/content/library.ts';
import { type Route, routes } from '../../../shared/routes.ts';
import type { RenderedPage } from '../../src/app/start/entry-server.tsx';
import { absolute } from '../../src/lib/addresses/href.ts';
import { escapeHtml } from '../escape.ts';
import type { GeneratedFile } from '../feeds.ts';
import { canonicalUrl } from '../head-metadata.ts';
import { agentSkills, skillKey } from './agent-skills.ts';
import { aiCatalog } from './ai-catalog.ts';
import { lastChange } from './last-changes.ts';
import { llmsText } from './llms-text.ts';
import { securityText } from './security-text.ts';

type Page = Pick<RenderedPage, 'embedded' | 'meta'>;

/** The documents that strangers may find, each once, by its one address. */
function listedPages<Listed extends Page>(pages: readonly Listed[]): ReadonlyMap<string, Listed> {
  const listed = new Map<string, Listed>();
  for (const page of pages) {
    const { embedded } = page;
    const address = canonicalUrl(page);
    const route: Route | undefined = 'name' in embedded ? routes[embedded.name] : undefined;
    if (address !== undefined && route && !route.unlisted && !route.access) listed.set(address, page);
  }
  return listed;
}

/**
 * Every address worth finding, once, with the day on which what it shows last changed.
 * @param changed that day of a document
 */
export function sitemap(pages: readonly Page[], changed: (page: Page) => string): string {
  const entries = [...listedPages(pages)].map(
    ([address, page]) => `  <url><loc>${escapeHtml(address)}</loc><lastmod>${changed(page)}</lastmod></url>`,
  );
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
    description: brandDescription,
    start_url: routes.home.path,
    display: 'browser',
    background_color: '#07090f',
    theme_color: '#07090f',
    icons: [icon(192), icon(512), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** What programs read that look for what this site is, and what they can do here. */
function machineFiles(listed: ReadonlyMap<string, RenderedPage>, library: ContentLibrary): GeneratedFile[] {
  const skills = agentSkills(listed, library);
  const newest = [...listed.values()].map((page) => lastChange(page, library)).toSorted();
  const lines = skills.map((skill) => ({ ...skill, address: absolute(`/${skillKey(skill)}`) }));
  return [
    { key: 'llms.txt', text: llmsText(listed, lines) },
    { key: '.well-known/ai-catalog.json', text: aiCatalog(skills, newest.at(-1) ?? '') },
    ...skills.map((skill) => ({ key: skillKey(skill), text: skill.text })),
  ];
}

/**
 * What stands at the root of the site beside its pages.
 * @throws Error where nothing says when a page changed
 */
export function siteFiles(pages: readonly RenderedPage[], library: ContentLibrary): GeneratedFile[] {
  return [
    { key: 'sitemap.xml', text: sitemap(pages, (page) => lastChange(page, library)) },
    ...machineFiles(listedPages(pages), library),
    { key: 'robots.txt', text: robots() },
    { key: '.well-known/security.txt', text: securityText(new Date()) },
    { key: 'site.webmanifest', text: webManifest() },
  ];
}
