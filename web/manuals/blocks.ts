/** Turns the Markdown of a manual into HTML with numbered chapters and figures, boxes, and references that name a page. */

import { Marked, type Tokens } from 'marked';
import { escapeHtml } from './escape.ts';
import { slug } from './slug.ts';

export interface Heading {
  readonly id: string;
  /** 2 for a chapter, 3 for a section in it. */
  readonly level: number;
  /** Number and title, such as `3.1 Layers`. */
  readonly text: string;
}

export interface Figure {
  readonly picture: string;
  /** How wide it is shown; what is not named has the width of the text. */
  readonly width: FigureWidth;
}

export const figureWidths = ['text', 'wide', 'half'] as const;
export type FigureWidth = (typeof figureWidths)[number];

export interface Blocks {
  readonly html: string;
  readonly headings: readonly Heading[];
}

const boxNames: Readonly<Record<string, string>> = { NOTE: 'Note', TIP: 'Tip', WARNING: 'Warning' };

/**
 * @param sourceOf the address of a picture's bytes in the width in which it is shown
 * @throws Error for a heading, link or picture that cannot be
 */
export function renderBlocks(markdown: string, sourceOf: (figure: Figure) => string): Blocks {
  const headings: Heading[] = [];
  const linked: string[] = [];
  const count = { chapter: 0, section: 0, figure: 0 };
  const marked = new Marked({ gfm: true, async: false }).use({
    renderer: {
      heading({ depth, text }) {
        if (depth !== 2 && depth !== 3) throw new Error(`"${text}": chapters are ##, sections ###`);
        const id = slug(text);
        if (headings.some((other) => other.id === id)) throw new Error(`Two headings are called "${text}"`);
        if (depth === 2) Object.assign(count, { chapter: count.chapter + 1, section: 0 });
        else count.section += 1;
        const number = depth === 2 ? `${count.chapter}` : `${count.chapter}.${count.section}`;
        headings.push({ id, level: depth, text: `${number} ${text}` });
        return `<h${depth} id="${id}"><span class="number">${number} </span>${escapeHtml(text)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (!href.startsWith('#')) return `<a href="${escapeHtml(href)}">${inner}</a>`;
        linked.push(href.slice(1));
        return `<a href="${href}">${inner}</a> (page <span data-page-of="${href.slice(1)}"></span>)`;
      },
      image({ href, title, text }) {
        const [picture = '', width = 'text'] = href.split('#');
        const known = figureWidths.find((name) => name === width);
        if (!known || !title || !text) throw new Error(`The figure ${href} lacks its words, or has no such width`);
        count.figure += 1;
        const image = `<img src="${sourceOf({ picture, width: known })}" alt="${escapeHtml(text)}">`;
        const caption = `<figcaption><b>Figure ${count.figure}</b> ${escapeHtml(title)}</figcaption>`;
        return `<figure class="${known}">${image}${caption}</figure>\n`;
      },
      paragraph({ tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (tokens.every(({ type }) => type === 'image')) return inner;
        // What announces a list or a figure stays with it.
        return inner.endsWith(':') ? `<p class="announces">${inner}</p>\n` : `<p>${inner}</p>\n`;
      },
      blockquote({ tokens }) {
        return box(tokens, (content) => this.parser.parse(content));
      },
      list({ ordered, items }) {
        const content = items.map((item) => this.listitem(item)).join('');
        return ordered ? `<ol class="steps">${content}</ol>\n` : `<ul>${content}</ul>\n`;
      },
      // No `strong`, for the same reason as in `box`.
      strong({ tokens }) {
        return `<b>${this.parser.parseInline(tokens)}</b>`;
      },
      codespan: ({ text }) => `<code>${escapeHtml(text)}</code>`,
    },
  });
  const html = marked.parse(markdown.replaceAll("'", '’'), { async: false });
  const lost = linked.find((id) => !headings.some((heading) => heading.id === id));
  if (lost) throw new Error(`There is no heading with the id ${lost}`);
  return { html, headings };
}

/** A quotation that begins with `[!NOTE]`, `[!TIP]` or `[!WARNING]` is a box; others have no place in a manual. */
function box(tokens: Tokens.Generic[], parse: (content: Tokens.Generic[]) => string): string {
  const html = parse(tokens);
  const [, kind = ''] = /^<p[^>]*>\[!(\w+)\]/.exec(html) ?? [];
  const name = boxNames[kind];
  if (!name) throw new Error(`A box begins with [!NOTE], [!TIP] or [!WARNING]: ${html.slice(0, 60)}`);
  const content = html.replace(/^(<p[^>]*>)\[!\w+\]\s*/, `$1<b class="name">${name}</b> `);
  // No `aside`: PDF 1.7 has no tag for it.
  return `<div class="box ${kind.toLowerCase()}">${content}</div>\n`;
}
