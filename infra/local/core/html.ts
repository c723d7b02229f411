import { escapeXml } from './http/xml.ts';

/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

type Content = string | number | Html | readonly Html[];

/** Builds HTML from a template; what is put in is escaped, unless it is HTML itself. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return { html: parts.reduce((whole, part, position) => whole + textOf(contents[position - 1]) + part) };
}

function textOf(content: Content | undefined): string {
  if (content === undefined) return '';
  if (typeof content === 'string' || typeof content === 'number') return escapeXml(String(content));
  return 'html' in content ? content.html : content.map(({ html: text }) => text).join('');
}

/** The look of all pages. */
const styles = `
:root { color-scheme: light dark; --line: light-dark(#d7dae0, #343a46); --quiet: light-dark(#5b6372, #9aa3b2);
  --accent: light-dark(#0b5fd0, #7fb2ff); --ground: light-dark(#fafbfc, #14171c); --card: light-dark(#fff, #1b1f27); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; background: var(--ground);
  font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#1a1d23, #e6e9ef); }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
a { color: var(--accent); } nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-bottom: 1.5rem; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; padding: .4rem .75rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
tr:last-child :is(td, th) { border-bottom: 0; } td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content minmax(18rem, 1fr); gap: .15rem 1rem; margin: 0; white-space: normal; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; } td { vertical-align: top; } :host td { vertical-align: middle; }
.quiet { color: var(--quiet); overflow-wrap: anywhere; } .drawn { overflow: auto; max-height: 30rem; }
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
figure { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); min-width: 0; }
figcaption { font-weight: 600; margin-bottom: .5rem; } figure > svg { width: 100%; height: auto; display: block; }
.legend { display: flex; flex-wrap: wrap; gap: .1rem .9rem; font-size: .8rem; color: var(--quiet); margin-top: .5rem; }
.legend i { display: inline-block; width: .7rem; height: .7rem; border-radius: .15rem; margin-right: .35rem; }
`;

/** A whole page with links to the other ones. @param names of what is under `/__local/` */
export function page(title: string, content: Html, names: readonly string[]): string {
  const links = names.map((name) => html`<a href="/__local/${name}">${name || 'overview'}</a>`);
  const document = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${{ html: styles }}</style></head>
<body><h1>${title}</h1><nav>${links}</nav>
<main>${content}</main></body></html>`;
  return document.html;
}

/** Names with their values. */
export function definitions(pairs: readonly (readonly [name: string, value: string])[]): Html {
  return html`<dl>${pairs.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

/** A table under a heading. @param none what stands in its place when there are no rows */
export function tableSection(title: string, ...content: Parameters<typeof table>): Html {
  return html`<h2>${title}</h2>${table(...content)}`;
}

/** A table; columns of numbers are aligned right. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly (string | number | Html)[])[],
  none: string,
): Html {
  if (rows.length === 0) return html`<p class="quiet">${none}</p>`;
  const numeric = headings.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const kind = (column: number) => (numeric[column] ? 'number' : 'text');
  const cells = (row: readonly (string | number | Html)[]) =>
    row.map((cell, column) => html`<td class="${kind(column)}">${cell}</td>`);
  return html`<div class="scroll"><table><thead><tr>${headings.map((heading, column) => html`<th class="${kind(column)}">${heading}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</tbody></table></div>`;
}
