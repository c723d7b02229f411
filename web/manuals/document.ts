/** A manual as one HTML document that holds all it needs: type, style, pictures. */

import { readFileSync } from 'node:fs';
import { brand } from '../../shared/brand.ts';
import type { ManualEntry } from '../../shared/content/load-manuals.ts';
import type { ManualFigure, ManualHeading } from '../../shared/content/manual-markdown.ts';
import { renderBlocks } from './blocks.ts';
import { escapeHtml } from './escape.ts';
import { figureSource } from './figures.ts';

/** Of the site's own face: a PDF holds variable faces as drawings, whose letters many readers set unevenly. */
const faces = [
  { file: 'archivo-regular.woff2', description: 'font-weight: 400' },
  { file: 'archivo-semibold.woff2', description: 'font-weight: 600' },
  { file: 'archivo-semibold-wide.woff2', description: 'font-weight: 600; font-stretch: 112%' },
].map(({ file, description }) => {
  const bytes = readFileSync(new URL(`./faces/${file}`, import.meta.url)).toString('base64');
  return `@font-face { font-family: Archivo; src: url(data:font/woff2;base64,${bytes}); ${description} }`;
});
const style = readFileSync(new URL('./manual.css', import.meta.url), 'utf8');

/** Letters that the faces have. */
const letters = /[\n -~©®°±·×ßäçèéñöü–—‘’“”•…™↑↓−]/g;

/** What stands under each page: a text of the style sheet, in which only quotes and backslashes mean something. */
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/**
 * @param product name of the product
 * @throws Error for a picture, heading, link or letter that is not there
 */
export async function manualDocument(manual: ManualEntry, product: string): Promise<string> {
  const [missing] = `${product}${manual.title}${manual.text}`.replaceAll(letters, '');
  if (missing) throw new Error(`Our type does not have the letter ${missing}`);
  const sources = await sourcesOf(manual);
  const sourceOf = (figure: ManualFigure) => sources.get(keyOf(figure)) ?? '';
  const { html, headings } = renderBlocks(manual.text, sourceOf, manual.index);
  const subject = `${product} ${manual.version}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${subject}: ${manual.title}`)}</title>
<style>
${faces.join('\n')}
${style}
@page { @bottom-left { content: ${quoted(`${subject}  ·  ${manual.title}`)} } }
@page :first { @bottom-left { content: none } }
</style>
</head>
<body>
${await cover(manual, product)}
${contents(headings)}
<main>
${html}
</main>
</body>
</html>
`;
}

const keyOf = ({ picture, width }: ManualFigure) => `${picture}#${width}`;

/** The pictures that a manual shows, each once. */
async function sourcesOf({ text }: ManualEntry): Promise<ReadonlyMap<string, string>> {
  const figures = new Map<string, ManualFigure>();
  renderBlocks(text, (figure) => {
    figures.set(keyOf(figure), figure);
    return '';
  });
  const sources = [...figures].map(async ([key, figure]) => [key, await figureSource(figure)] as const);
  return new Map(await Promise.all(sources));
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

async function cover({ title, version, cover, update_date }: ManualEntry, product: string): Promise<string> {
  return `<header class="cover">
<p class="maker">${escapeHtml(brand.name)}</p>
<img src="${await figureSource({ picture: cover, width: 'wide' })}" alt="">
<h1><span class="product">${escapeHtml(product)} </span><span class="title">${escapeHtml(title)}</span></h1>
<p>Version ${escapeHtml(version)}, ${day.format(new Date(update_date))}</p>
</header>`;
}

function contents(headings: readonly ManualHeading[]): string {
  const lines = headings.map(({ id, level, number, title: words }) => {
    const title = `<span class="number">${number}</span> <span class="title">${escapeHtml(words)}</span>`;
    return `<li class="level-${level}"><a href="#${id}">${title}<span class="leader"></span><span class="page" data-page-of="${id}"></span></a></li>`;
  });
  return `<nav class="contents">
<h2>Contents</h2>
<ol>
${lines.join('\n')}
</ol>
<p>Questions about this manual: ${escapeHtml(brand.supportEmail)}. The current edition is in the manual library at ${escapeHtml(new URL('/word', brand.siteUrl).href)}.</p>
</nav>`;
}
