import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const marked = new Marked({ gfm: true, async: false });

/**
 * What notes may hold. Headings begin at `h3`, because a page puts its own title and the release above them; links go to
 * https, mail or a path of this site. No picture, no style, no script, no class.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'kbd', 'pre', 'blockquote', 'br', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h3', h2: 'h3', h3: 'h4', h5: 'h4', h6: 'h4' },
};

/** Plain words as HTML. */
export function escaped(words: string): string {
  return sanitizeHtml(words, { allowedTags: [], disallowedTagsMode: 'escape' });
}

/** Where the links of a text in Markdown lead, in their order. */
export function linksOf(markdown: string): string[] {
  const links: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'link') links.push(String(token.href));
  });
  return links;
}

/** Turns Markdown into HTML that is safe to put into a page (product-rules.md#content-files). */
export function renderMarkdown(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), allowed).trim();
}

/** What the detail of a product may hold beside that: own pictures, figures and tables. */
const allowedInDetail: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: [
    ...(allowed.allowedTags || []),
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    ...allowed.allowedAttributes,
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
};

/** What a manual may hold beside a detail: boxes, and pictures in several sizes and formats. */
const allowedInManual: sanitizeHtml.IOptions = {
  ...allowedInDetail,
  allowedTags: [...(allowedInDetail.allowedTags || []), 'aside', 'picture', 'source'],
  allowedAttributes: {
    ...allowedInDetail.allowedAttributes,
    aside: ['data-kind'],
    figure: ['data-width'],
    source: ['type', 'srcset', 'sizes'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  },
  // Its headings are no part of it.
  transformTags: {},
  selfClosing: ['img', 'br', 'source'],
};

/** HTML made of a manual that is safe to put into a page. */
export function sanitizedManual(html: string): string {
  return sanitizeHtml(html, allowedInManual).trim();
}

/** A file of ours below `/pictures/` or `/media/`. */
const ownPicture = /^\/(pictures|media)\/[\w/-]+\.(webp|avif|png|jpg|svg)$/;
/** The title of a picture in Markdown: its size in pixels and the caption. */
const sizeAndCaption = /^(\d+)x(\d+)(?: (.+))?$/;

const markedDetail = new Marked({ gfm: true, async: false }).use({
  renderer: {
    image({ href, title, text }) {
      const [, width, height, caption] = sizeAndCaption.exec(title ?? '') ?? [];
      if (!width || !height) throw new Error(`The picture ${href} lacks its size, as in "960x720 A caption"`);
      const picture = `<img src="${href}" alt="${escaped(text).replaceAll('"', '&quot;')}" width="${width}" height="${height}" loading="lazy">`;
      return `<figure>${picture}${caption ? `<figcaption>${escaped(caption)}</figcaption>` : ''}</figure>`;
    },
    /** A picture by itself is a figure of its own, and no part of a paragraph. */
    paragraph({ tokens }) {
      const inner = this.parser.parseInline(tokens);
      return tokens.every(({ type }) => type === 'image') ? inner : `<p>${inner}</p>\n`;
    },
  },
});

/**
 * Turns the Markdown of a product's detail into HTML that is safe to put into a page. A picture is `![alt](/pictures/…-960.webp "960x720 caption")`.
 * @throws Error when a picture lacks its size
 */
export function renderDetail(markdown: string): string {
  return sanitizeHtml(markedDetail.parse(markdown, { async: false }), allowedInDetail).trim();
}
