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

/** Turns Markdown into HTML that is safe to put into a page (product-rules.md#content-files). */
export function renderMarkdown(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), allowed).trim();
}
