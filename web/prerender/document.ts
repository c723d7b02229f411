import { createHash } from 'node:crypto';
import { brand } from '../../shared/brand.ts';
import { routes } from '../../shared/routes.ts';
import type { RenderedPage } from '../src/app/start/entry-server.tsx';
import { escapeHtml, jsonInHtml } from './escape.ts';
import { headMetadata, structuredData } from './head-metadata.ts';

/** What a document is made from. */
export interface DocumentParts {
  readonly page: RenderedPage;
  /** The inline loader; the same in every document. */
  readonly loader: string;
  /** Addresses of the scripts that make the page live, the client's entry first. */
  readonly scripts: readonly string[];
  /** Address of the page's own script among them; none where there is no page. */
  readonly module?: string | undefined;
  /** What the document needs at first of the page's style, and the addresses of the sheets that have all of it. */
  readonly style: string;
  readonly styleSheets: readonly string[];
  /** Whether the style is that of the first screen alone. */
  readonly later?: boolean;
  /** Address of the script that has the page's data; without one the document has it. */
  readonly dataScript?: string;
  /** Feeds to announce: title and path. */
  readonly feeds: readonly { readonly title: string; readonly path: string }[];
}

/** A source expression of the content security policy for an inline script or style. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function preloadLink({ media, srcSet, sizes }: RenderedPage['preloads'][number]): string {
  return `<link rel="preload" as="image" type="image/avif" media="${media}" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`;
}

/** What the head of every document ends with. */
const commonHead = `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#07090f">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4f2ed">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">`;

/** A document without any script: what it is made of, and what its head says beside the rest. */
export interface StillDocumentParts {
  readonly html: string;
  readonly style: string;
  readonly head: readonly string[];
}

/** The HTML document of a page that no script brings to life. Nothing could show its typeface later, as `inline-loader.ts` does elsewhere. */
export function stillDocument({ html, style, head }: StillDocumentParts): string {
  return `<!doctype html>
<html lang="en" class="typeset">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="style-src ${cspHash(style)}; script-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(brand.name)}</title>
<style>${style}</style>
${head.join('\n')}
${commonHead}
</head>
<body>
<div id="root">${html}</div>
</body>
</html>
`;
}

/** The page's data, or where it is. */
function pageData({ page, module, dataScript }: Pick<DocumentParts, 'page' | 'module' | 'dataScript'>): string {
  const attributes = [module && ` data-module="${module}"`, dataScript && ` data-source="${dataScript}"`];
  const json = dataScript ? '' : jsonInHtml(page.embedded);
  return `<script type="application/json" id="page-data"${attributes.filter(Boolean).join('')}>${json}</script>`;
}

/**
 * The HTML document of a page: title, canonical link, its style inline, a preload of its picture, its data as JSON, and one
 * script that starts the rest once the page has been painted.
 */
export function htmlDocument(parts: DocumentParts): string {
  const { page, loader, style, styleSheets, later = false, dataScript, feeds } = parts;
  const scripts = [...parts.scripts, ...(dataScript ? [dataScript] : [])];
  const sheets = (attribute: string) =>
    styleSheets.map((path) => `<link rel="stylesheet" href="${path}"${attribute}>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${cspHash(style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(brand.name)}</title>
${page.preloads.map(preloadLink).join('\n')}
<script data-scripts="${scripts.join(' ')}" data-home="${routes.home.path}" data-main-site="${brand.mainSiteUrl}">${loader}</script>
<style>${style}</style>
${sheets(' disabled')}
${later ? `<noscript>${sheets('')}</noscript>` : ''}
${headMetadata(page)}
${commonHead}
${feeds.map(({ title, path }) => `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${path}">`).join('\n')}
</head>
<body>
<div id="root">${page.html}</div>
<div id="toasts" role="status" aria-atomic="false"></div>
${pageData(parts)}
${structuredData(page.meta)}</body>
</html>
`;
}
