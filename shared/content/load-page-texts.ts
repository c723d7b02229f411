import { ContentError, type ContentProblem } from './content-error.ts';
import { loadNamed, type NamedFile } from './content-files.ts';
import type { LoadedFile } from './loaded-file.ts';
import { renderMarkdown } from './markdown.ts';
import { type PageTexts, pageTextSchemas, type VideoList, videoListSchemas } from './page-text-schema.ts';

type FileName = keyof typeof pageTextSchemas;
type FileText = PageTexts[FileName];

/** The text of a page, with its file. */
export type LoadedPageText = LoadedFile<FileText> & { readonly name: FileName };

/** Its front matter, and the text below it as HTML. */
function withHtml<Matter extends object>({ content: { matter, text } }: NamedFile<string, Matter>) {
  return { ...matter, html: renderMarkdown(text) };
}

/** Reads the texts of pages, each by the schema of its name. */
export function loadPageTexts(directory: string, problems: ContentProblem[]): LoadedPageText[] {
  return loadNamed(directory, 'pages', pageTextSchemas, problems).map((file) => ({ ...file, entry: withHtml(file) }));
}

/** Reads the lists of films, in the order of their tabs. */
export function loadVideoLists(directory: string, problems: ContentProblem[]): LoadedFile<VideoList>[] {
  return loadNamed(directory, 'videos', videoListSchemas, problems)
    .map((file) => ({ content: file.content, entry: { ...withHtml(file), name: file.name } }))
    .toSorted((a, b) => a.entry.number - b.entry.number);
}

/** What reaches pages; a folder for tests may lack some. */
export function textsByName(
  pages: readonly LoadedPageText[],
  lists: readonly LoadedFile<VideoList>[],
): Partial<PageTexts> {
  const tabs = lists.map(({ entry: { name, title, lead, html } }) => ({ name, title, lead, html }));
  return { ...Object.fromEntries(pages.map(({ name, entry }) => [name, entry])), videos: { tabs } };
}

/**
 * The texts of all pages, checked by themselves.
 * @throws ContentError naming file, line and field of every problem
 */
export function readPageTexts(directory = import.meta.dirname): Partial<PageTexts> {
  const problems: ContentProblem[] = [];
  const texts = textsByName(loadPageTexts(directory, problems), loadVideoLists(directory, problems));
  if (problems.length > 0) throw new ContentError(problems);
  return texts;
}
