import { canonicalAddress } from '../../shared/addresses.ts';
import { brand } from '../../shared/brand.ts';
import { routes } from '../../shared/routes.ts';
import type { RenderedPage } from '../src/app/start/entry-server.tsx';
import { absolute } from '../src/lib/addresses/href.ts';
import type { PageMeta } from '../src/lib/pages/page-module.ts';
import { escapeHtml, jsonInHtml } from './escape.ts';
import { type SocialPicture, socialPicture } from './social-pictures.ts';

/** The one address of a page (product-rules.md#routes), whole; undefined for a document that stands at any address. */
export function canonicalUrl({ embedded }: Pick<RenderedPage, 'embedded'>): string | undefined {
  if ('missing' in embedded) return undefined;
  return absolute(canonicalAddress(routes[embedded.name], embedded.params));
}

/** What a link to a page shows where it is shared (Open Graph protocol). */
function openGraph(meta: PageMeta, canonical: string, picture: SocialPicture): string[] {
  const tags = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': canonical,
    'og:image': absolute(picture.path),
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': picture.alt,
  };
  const properties = Object.entries(tags).map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
  );
  return [...properties, '<meta name="twitter:card" content="summary_large_image">'];
}

/** Everything in the head that search engines and other sites read, a line each. */
export function headMetadata(page: RenderedPage): string {
  const { description, robots, alternates = [], picture } = page.meta;
  const canonical = canonicalUrl(page);
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(robots ? [`<meta name="robots" content="${robots}">`] : []),
    ...alternates.map(
      ({ language, address }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`,
    ),
    ...(canonical === undefined
      ? []
      : [
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          ...openGraph(page.meta, canonical, socialPicture(picture)),
        ]),
  ].join('\n');
}

/** What search engines read beside the text (JSON-LD). It stands behind the content, which is to be there first. */
export function structuredData({ structuredData = [] }: PageMeta): string {
  if (structuredData.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': structuredData };
  return `<script type="application/ld+json">${jsonInHtml(graph)}</script>\n`;
}
