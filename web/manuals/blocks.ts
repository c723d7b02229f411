/** Turns the Markdown of a manual into HTML with numbered chapters and figures, boxes, references that name a page, and an index. */

import { Marked } from 'marked';
import {
  boxOf,
  figureOf,
  type ManualFigure,
  type ManualHeading,
  manualIndex,
  manualParts,
} from '../../shared/content/manual-markdown.ts';
import { escapeHtml } from './escape.ts';

/** What is typeset of a manual's text. */
export interface Blocks {
  readonly html: string;
  readonly headings: readonly ManualHeading[];
}

/** Id of the index, which is a chapter without a number. */
const indexId = 'index';

/** A number that is filled in once the pages are known. */
const pageOf = (id: string) => `<span data-page-of="${id}"></span>`;

/** Where a piece names a control for the first time: an id of its own, so that the index knows the very page. */
function mentionsOf() {
  const ids = new Map<string, string>();
  const keyOf = (part: string, term: string) => `${part} ${term}`;
  return {
    /** The id for a mention; undefined where the piece has named the control before. */
    note(part: string, term: string): string | undefined {
      if (ids.has(keyOf(part, term))) return undefined;
      const id = `at-${ids.size + 1}`;
      ids.set(keyOf(part, term), id);
      return id;
    },
    /** The id of the mention; that of the heading for what is treated as a whole. */
    idOf: (part: string, term: string) => ids.get(keyOf(part, term)) ?? part,
  };
}

/**
 * @param sourceOf the address of a picture's bytes in the width in which it is shown
 * @param subjects of the index, beside the controls
 * @throws Error for a heading, link or picture that cannot be
 */
export function renderBlocks(
  markdown: string,
  sourceOf: (figure: ManualFigure) => string,
  subjects: Readonly<Record<string, readonly string[]>> = {},
): Blocks {
  const parts = manualParts(markdown);
  const mentions = mentionsOf();
  const linked: string[] = [];
  let figures = 0;
  let current = '';
  const marked = new Marked({ gfm: true, async: false }).use({
    renderer: {
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (!href.startsWith('#')) return `<a href="${escapeHtml(href)}">${inner}</a>`;
        linked.push(href.slice(1));
        return `<a href="${href}">${inner}</a> (page ${pageOf(href.slice(1))})`;
      },
      image(token) {
        const { alt, caption, ...figure } = figureOf(token);
        figures += 1;
        const image = `<img src="${sourceOf(figure)}" alt="${escapeHtml(alt)}">`;
        const words = `<figcaption><b>Figure ${figures}</b> ${escapeHtml(caption)}</figcaption>`;
        return `<figure class="${figure.width}">${image}${words}</figure>\n`;
      },
      paragraph({ tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (tokens.every(({ type }) => type === 'image')) return inner;
        // What announces a list or a figure stays with it.
        return inner.endsWith(':') ? `<p class="announces">${inner}</p>\n` : `<p>${inner}</p>\n`;
      },
      blockquote({ tokens }) {
        const { kind, html } = boxOf(this.parser.parse(tokens), (name) => `<b class="name">${name}</b>`);
        // No `aside`: PDF 1.7 has no tag for it.
        return `<div class="box ${kind}">${html}</div>\n`;
      },
      list({ ordered, items }) {
        const content = items.map((item) => this.listitem(item)).join('');
        return ordered ? `<ol class="steps">${content}</ol>\n` : `<ul>${content}</ul>\n`;
      },
      // No `strong`, for the same reason as with `aside`.
      strong({ text, tokens }) {
        const id = mentions.note(current, text);
        return `<b${id ? ` id="${id}"` : ''}>${this.parser.parseInline(tokens)}</b>`;
      },
      codespan: ({ text }) => `<code>${escapeHtml(text)}</code>`,
    },
  });
  const html = parts.map(({ id, level, number, title, tokens }) => {
    current = id;
    const heading = `<span class="number">${number} </span>${escapeHtml(title)}`;
    return `<h${level} id="${id}">${heading}</h${level}>\n${marked.parser([...tokens])}`;
  });
  const lost = linked.find((id) => !parts.some((part) => part.id === id));
  if (lost) throw new Error(`There is no heading with the id ${lost}`);
  const lines = manualIndex(parts, subjects).map(({ term, ids, isControl }) => {
    const name = isControl ? `<b>${escapeHtml(term)}</b>` : escapeHtml(term);
    const pages = ids.map((id) => mentions.idOf(id, term)).map((id) => `<a href="#${id}">${pageOf(id)}</a>`);
    return `<li>${name} <span data-pages>${pages.join('')}</span></li>`;
  });
  return {
    html: `${html.join('')}<h2 id="${indexId}" class="unnumbered">Index</h2>\n<ul class="index">\n${lines.join('\n')}\n</ul>\n`,
    headings: [...parts, { id: indexId, level: 2, number: '', title: 'Index' }],
  };
}
