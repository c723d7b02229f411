import { Marked, type Tokens } from 'marked';
import {
  boxOf,
  figureOf,
  type ManualFigure,
  type ManualHeading,
  type ManualPart,
  manualIndex,
  manualParts,
} from './manual-markdown.ts';
import { escaped, sanitizedManual } from './markdown.ts';

/** A chapter or a section of a manual as its page shows it. */
interface ManualPassage extends ManualHeading {
  /** What stands below its heading, as sanitized HTML. */
  readonly html: string;
}

/** A chapter: what it says first, and its sections. */
export interface ManualChapter extends ManualPassage {
  readonly sections: readonly ManualPassage[];
}

/** A heading of the PDF, and its page there. */
type OnPage<Heading> = Heading & { readonly page: number };

/** A chapter with the pages of its PDF. */
export type PrintedChapter = OnPage<Omit<ManualChapter, 'sections'>> & {
  readonly sections: readonly OnPage<ManualPassage>[];
};

/** A manual as its page shows it. */
export interface ManualDocument {
  readonly name: string;
  readonly title: string;
  readonly product_name: string;
  readonly product_path: string;
  readonly version: string;
  readonly describe: string;
  readonly cover: string;
  readonly update_date: string;
  readonly file_path: string;
  readonly file_name: string;
  /** Pages of the PDF, and its bytes. */
  readonly pages: number;
  readonly size: number;
  /** The last one is the index, which has no number. */
  readonly chapters: readonly PrintedChapter[];
}

/** What a page brings to the text. */
interface ManualSurroundings {
  /** A picture as HTML. */
  readonly pictureOf: (figure: ManualFigure, alt: string) => string;
  /** Address of the page of a chapter. */
  readonly addressOf: (chapter: string) => string;
}

/** Of each heading the chapter in which it stands. */
function chaptersOf(parts: readonly ManualHeading[]): ReadonlyMap<string, string> {
  let chapter = '';
  return new Map(
    parts.map(({ id, level }) => {
      if (level === 2) chapter = id;
      return [id, chapter] as const;
    }),
  );
}

/** The address of a heading: that of its chapter, and where it is a section its place there. */
function addressesOf(parts: readonly ManualHeading[], addressOf: ManualSurroundings['addressOf']) {
  const chapters = chaptersOf(parts);
  return (id: string) => {
    const chapter = chapters.get(id);
    if (chapter === undefined) throw new Error(`There is no heading with the id ${id}`);
    return addressOf(chapter) + (chapter === id ? '' : `#${id}`);
  };
}

/**
 * The chapters of a manual as pages show them, with numbered figures, boxes, and references that lead to the page of their chapter.
 * @throws Error for a heading, link, figure or box that cannot be
 */
export function manualChapters(markdown: string, { pictureOf, addressOf }: ManualSurroundings): ManualChapter[] {
  const parts = manualParts(markdown);
  const address = addressesOf(parts, addressOf);
  let figures = 0;
  const marked = new Marked({ gfm: true, async: false }).use({
    renderer: {
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        return `<a href="${escaped(href.startsWith('#') ? address(href.slice(1)) : href)}">${inner}</a>`;
      },
      image(token) {
        const { alt, caption, ...figure } = figureOf(token);
        figures += 1;
        const words = `<figcaption><strong>Figure ${figures}</strong> ${escaped(caption)}</figcaption>`;
        return `<figure data-width="${figure.width}">${pictureOf(figure, alt)}${words}</figure>\n`;
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const inner = this.parser.parseInline(tokens);
        return tokens.every(({ type }) => type === 'image') ? inner : `<p>${inner}</p>\n`;
      },
      blockquote({ tokens }) {
        const { kind, html } = boxOf(this.parser.parse(tokens), (name) => `<strong>${name}</strong>`);
        return `<aside data-kind="${kind}">${html}</aside>\n`;
      },
    },
  });
  const chapters: (ManualPassage & { sections: ManualPassage[] })[] = [];
  for (const { tokens, ...heading } of parts) {
    const passage = { ...heading, html: sanitizedManual(marked.parser([...tokens])) };
    const chapter = chapters.at(-1);
    if (heading.level === 2) chapters.push({ ...passage, sections: [] });
    else if (chapter) chapter.sections.push(passage);
    else throw new Error(`"${heading.title}" is a section before the first chapter`);
  }
  return chapters;
}

/** The index of a manual as HTML: each term with links to where it is treated. */
export function manualIndexHtml(
  parts: readonly ManualPart[],
  subjects: Readonly<Record<string, readonly string[]>>,
  addressOf: ManualSurroundings['addressOf'],
): string {
  const address = addressesOf(parts, addressOf);
  const titles = new Map(parts.map(({ id, number, title }) => [id, `${number} ${title}`]));
  const rows = manualIndex(parts, subjects).map(({ term, ids, isControl }) => {
    const links = ids.map((id) => `<a href="${address(id)}">${escaped(titles.get(id) ?? '')}</a>`);
    const name = escaped(term);
    return `<li>${isControl ? `<strong>${name}</strong>` : name}: ${links.join(', ')}</li>`;
  });
  return sanitizedManual(`<ul>\n${rows.join('\n')}\n</ul>`);
}
