import sanitizeHtml from 'sanitize-html';

/**
 * What CloudWatch leaves of a widget's HTML: most of HTML and SVG, styles too, but nothing that runs or loads, as `iframe` and `use`
 * (CloudWatch: Security and JavaScript). `cwdb-action` goes as well: nothing here can be clicked.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags,
    ...'style details summary svg g path rect circle ellipse line polyline polygon text tspan title'.split(' '),
  ],
  allowedAttributes: {
    a: ['href', 'target'],
    '*': `class style title role aria-* scope colspan rowspan width height viewbox preserveaspectratio d points x y x1 x2 y1 y2 cx cy r rx ry dx dy transform
      fill fill-* stroke stroke-* vector-effect opacity font-* text-anchor`.split(/\s+/),
  },
  allowVulnerableTags: true,
  // No style needs one, and inside SVG a browser reads it as an element.
  exclusiveFilter: ({ tag, text }) => tag === 'style' && text.includes('<'),
  nonTextTags: ['script', 'iframe', 'textarea', 'option', 'noscript', 'cwdb-action'],
};

/** HTML of a widget without what CloudWatch would not show. */
export function sanitized(text: string): string {
  return sanitizeHtml(text, allowed);
}
