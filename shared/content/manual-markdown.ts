/** What the Markdown of a manual means beside the usual (web/manuals/README.md): for its page and for its PDF. */

import { Marked, type Token, type Tokens } from 'marked';

/** The id of a heading: `3D mapping` becomes `3d-mapping`. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export interface ManualHeading {
  readonly id: string;
  /** 2 for a chapter, 3 for a section in it. */
  readonly level: 2 | 3;
  /** Such as `3` or `3.1`. */
  readonly number: string;
  readonly title: string;
}

const figureWidths = ['text', 'wide', 'half', 'small'] as const;
export type FigureWidth = (typeof figureWidths)[number];

export interface ManualFigure {
  readonly picture: string;
  /** How wide it is shown; what is not named has the width of the text. */
  readonly width: FigureWidth;
}

/** A piece of a manual: its heading, and what stands below it until the next one. */
export interface ManualPart extends ManualHeading {
  readonly tokens: readonly Token[];
}

const marked = new Marked({ gfm: true, async: false });

/**
 * Cuts a manual at its headings.
 * @throws Error for a heading of another level, one that another has as well, or a text before the first
 */
export function manualParts(markdown: string): ManualPart[] {
  const parts: (ManualHeading & { readonly tokens: Token[] })[] = [];
  const count = { chapter: 0, section: 0 };
  for (const token of marked.lexer(markdown.replaceAll("'", '’'))) {
    const last = parts.at(-1);
    if (!isHeading(token)) {
      if (last) last.tokens.push(token);
      else if (token.type !== 'space') throw new Error('A manual begins with a chapter');
      continue;
    }
    const { depth, text } = token;
    if (depth !== 2 && depth !== 3) throw new Error(`"${text}": chapters are ##, sections ###`);
    const id = slug(text);
    if (parts.some((other) => other.id === id)) throw new Error(`Two headings are called "${text}"`);
    if (depth === 2) Object.assign(count, { chapter: count.chapter + 1, section: 0 });
    else count.section += 1;
    const number = depth === 2 ? `${count.chapter}` : `${count.chapter}.${count.section}`;
    parts.push({ id, level: depth, number, title: text, tokens: [] });
  }
  return parts;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** What a figure shows, and how wide. @throws Error when its words or its width are missing */
export function figureOf({ href, title, text }: Tokens.Image): ManualFigure & { alt: string; caption: string } {
  const [picture = '', name = 'text'] = href.split('#');
  const width = figureWidths.find((known) => known === name);
  if (!width || !title || !text) throw new Error(`The figure ${href} lacks its words, or has no such width`);
  return { picture, width, alt: text, caption: title };
}

const boxNames: Readonly<Record<string, string>> = { NOTE: 'Note', TIP: 'Tip', WARNING: 'Warning' };

/**
 * A quotation that begins with `[!NOTE]`, `[!TIP]` or `[!WARNING]` is a box; others have no place in a manual.
 * @param html of what the quotation holds
 * @returns its kind in lower case, its name, and the HTML with the name in front
 */
export function boxOf(html: string, named: (name: string) => string): { readonly kind: string; readonly html: string } {
  const [, kind = ''] = /^<p[^>]*>\[!(\w+)\]/.exec(html) ?? [];
  const name = boxNames[kind];
  if (!name) throw new Error(`A box begins with [!NOTE], [!TIP] or [!WARNING]: ${html.slice(0, 60)}`);
  return { kind: kind.toLowerCase(), html: html.replace(/^(<p[^>]*>)\[!\w+\]\s*/, `$1${named(name)} `) };
}

/** The controls that a piece names, in bold type, each once. */
export function controlsIn(tokens: readonly Token[]): string[] {
  const found = new Set<string>();
  marked.walkTokens([...tokens], (token) => {
    if (token.type === 'strong') found.add(String(token.text));
  });
  return [...found];
}

/** A line of the index, and the headings under which it is treated, in the order of the manual. */
export interface IndexLine {
  readonly term: string;
  readonly ids: readonly string[];
  readonly isControl: boolean;
}

/**
 * The index of a manual: the controls that it names, and the subjects of its front matter, in the order of the alphabet.
 * @throws Error for a subject under a heading that there is not
 */
export function manualIndex(
  parts: readonly ManualPart[],
  subjects: Readonly<Record<string, readonly string[]>>,
): IndexLine[] {
  const controls = new Map<string, string[]>();
  for (const { id, tokens } of parts)
    for (const term of controlsIn(tokens)) controls.set(term, [...(controls.get(term) ?? []), id]);
  const place = (id: string) => {
    const at = parts.findIndex((part) => part.id === id);
    if (at < 0) throw new Error(`The index names a heading that there is not: ${id}`);
    return at;
  };
  const named = Object.entries(subjects).map(([term, ids]) => ({
    term,
    ids: ids
      .map((id) => ({ id, at: place(id) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ id }) => id),
    isControl: false,
  }));
  const lines = [...controls].map(([term, ids]) => ({ term, ids, isControl: true }));
  return [...lines, ...named].toSorted((a, b) => a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }));
}
