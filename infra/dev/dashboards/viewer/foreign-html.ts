import type { CustomAnswer } from '../answers/widget-shapes.ts';
import { type Cells, cellRows } from './csv.ts';
import type { Drawing } from './drawing.ts';
import { element } from './element.ts';

/** What the HTML of others begins with; its own styles come after. */
const baseStyle = `
:host { color: inherit; font: inherit; }
:first-child { margin-top: 0; } :last-child { margin-bottom: 0; }
h1, h2, h3 { font-size: 1.05em; margin: .8em 0 .3em; } p, ul { margin: .4em 0; } ul { padding-left: 1.2em; } a { color: var(--accent-ink); }
table { border-collapse: collapse; font-size: inherit; } table + table { margin-top: 1rem; }
caption { color: var(--quiet); text-align: left; padding: 0 0 .25rem; } th { font-weight: 500; } td { font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .5rem .3rem 0; border-top: 1px solid var(--hairline); } thead th { border-top: 0; color: var(--quiet); text-align: left; }
svg { max-width: 100%; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Sanitized HTML with styles of its own, which reach nothing else. Scrolls where it is too large. */
export function foreignHtml(): { readonly element: HTMLElement; show(html: string): void } {
  const host = element('div', { className: 'foreign' });
  const root = host.attachShadow({ mode: 'open' });
  let shown: string | undefined;
  return {
    element: host,
    show: (html) => {
      // What is the same stays, with what was selected and how far it was scrolled.
      if (html === shown) return;
      shown = html;
      root.innerHTML = `<style>${baseStyle}</style>${html}`;
    },
  };
}

/** What the function of a widget draws. */
export function customWidget(): Drawing<CustomAnswer> {
  const { element: host, show } = foreignHtml();
  return {
    element: host,
    draw: ({ html }) => show(html),
    rows: () => [
      ...[...(host.shadowRoot?.querySelectorAll('dl') ?? [])].map(namedIn).flatMap(cellRows),
      ...[...(host.shadowRoot?.querySelectorAll('table') ?? [])].map(cellsOf).flatMap(cellRows),
    ],
  };
}

// biome-ignore lint/performance/useDomNodeTextContent: the text that is seen; what a drawing says under the pointer is none
const textOf = (cell: HTMLElement) => cell.innerText.replace(/\s+/g, ' ').trim();

/** Names with what is said of them, a row a name. */
function namedIn(list: HTMLDListElement): Cells {
  const rows: { text: string; isHeading: boolean }[][] = [];
  for (const each of list.querySelectorAll<HTMLElement>('dt, dd')) {
    const isHeading = each.tagName === 'DT';
    if (isHeading) rows.push([]);
    rows.at(-1)?.push({ text: textOf(each), isHeading });
  }
  return { caption: '', rows };
}

function cellsOf(table: HTMLTableElement): Cells {
  return {
    caption: table.caption ? textOf(table.caption) : '',
    rows: [...table.rows].map((row) =>
      [...row.cells].map((each) => ({ text: textOf(each), isHeading: each.tagName === 'TH' })),
    ),
  };
}
