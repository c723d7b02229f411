import { attachmentName } from '../../../../shared/attachment-name.ts';
import type { ManualDocument, PrintedChapter } from '../../../../shared/content/manual-text.ts';
import { listManuals } from '../../../../shared/contract/content.ts';
import { manualPages } from '../../../../shared/manual-lists.ts';
import { routes } from '../../../../shared/routes.ts';
import { href } from '../../lib/addresses/href.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { type LoadContext, NotFound } from '../../lib/pages/page-module.ts';
import { breadcrumbs } from '../../lib/pages/structured-data.ts';

/** A chapter or section as a link names it. */
export interface ManualLink {
  readonly id: string;
  /** Such as `3` or `3.1`; '' for the index. */
  readonly number: string;
  readonly title: string;
  /** Its page in the PDF. */
  readonly page: number;
}

/** What the pages of a manual say of it as a whole. */
interface ManualFacts extends Omit<ManualDocument, 'chapters'> {
  /** The name under which its PDF is saved. */
  readonly saved_as: string;
}

export interface ManualData {
  readonly manual: ManualFacts;
  readonly chapters: readonly ManualLink[];
  /** The chapter that is shown; null for the contents. */
  readonly chapter: PrintedChapter | null;
  /** The sections of each chapter, where the contents are shown. */
  readonly contents: Readonly<Record<string, readonly ManualLink[]>>;
  readonly previous: ManualLink | null;
  readonly next: ManualLink | null;
}

const link = ({ id, number, title, page }: ManualLink): ManualLink => ({ id, number, title, page });

/** The first paragraph, without its tags. */
function firstSentences(html: string): string {
  const [, paragraph = ''] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  return paragraph.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&');
}

/** @throws {NotFound} where there is no such manual */
async function manualOf({ manual }: LoadContext, name: string): Promise<ManualDocument> {
  const found = /^[a-z][a-z\d-]*$/.test(name) ? await manual(name) : undefined;
  if (!found) throw new NotFound(`There is no manual ${name}`);
  return found;
}

export const page = definePage(routes.manual, {
  /** @throws {NotFound} for a manual or a chapter that there is not */
  load: async (context, { name, chapter: asked }): Promise<ManualData> => {
    const { chapters, ...document } = await manualOf(context, name);
    const manual = { ...document, saved_as: attachmentName(document.file_name, document.file_path) };
    const facts = { manual, chapters: chapters.map(link) };
    if (asked === undefined) {
      const contents = Object.fromEntries(chapters.map(({ id, sections }) => [id, sections.map(link)]));
      return { ...facts, chapter: null, contents, previous: null, next: chapters[0] ? link(chapters[0]) : null };
    }
    const place = chapters.findIndex(({ id }) => id === asked);
    const chapter = chapters[place];
    if (!chapter) throw new NotFound(`There is no chapter ${asked} in ${manual.title}`);
    const [previous, next] = [chapters[place - 1], chapters[place + 1]];
    return {
      ...facts,
      chapter,
      contents: {},
      previous: previous ? link(previous) : null,
      next: next ? link(next) : null,
    };
  },

  meta: ({ manual: { name, title, describe, cover, update_date }, chapter }) => {
    const way = [
      { name: 'Manuals', address: href.manuals() },
      { name: title, address: href.manual(name) },
    ];
    const about = firstSentences(describe);
    return {
      title: chapter ? `${chapter.title}, ${title}` : title,
      description: (chapter && firstSentences(chapter.html)) || about,
      picture: { name: cover, alt: title },
      modified: update_date,
      structuredData: [
        breadcrumbs(chapter ? [...way, { name: chapter.title, address: href.manual(name, chapter.id) }] : way),
      ],
    };
  },

  documents: async ({ call, manual }) => {
    const { list } = await call(listManuals, {
      dir_id: Number(routes.word.variant.preset),
      pagesize: manualPages.most,
    });
    const manuals = await Promise.all(list.map(({ name }) => manual(name)));
    return manuals.flatMap((one) =>
      one ? [{ name: one.name }, ...one.chapters.map(({ id }) => ({ name: one.name, chapter: id }))] : [],
    );
  },
});
