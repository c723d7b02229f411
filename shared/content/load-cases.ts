import { CaseFrontMatter, NewsFrontMatter } from './case-schema.ts';
import type { ContentProblem } from './content-error.ts';
import { loadFolder, loadSome } from './content-files.ts';
import type { CaseEntry, NewsEntry } from './library.ts';
import type { LoadedFile } from './loaded-file.ts';
import { renderMarkdown } from './markdown.ts';

/** Reads the cases; a site without any has lost them. */
export function loadCases(directory: string, problems: ContentProblem[]): LoadedFile<CaseEntry>[] {
  return loadSome(directory, 'cases', CaseFrontMatter, problems).map((content) => ({
    content,
    entry: { ...content.matter, detail: renderMarkdown(content.text) },
  }));
}

/** Reads the news, of which there may be none. */
export function loadNews(directory: string, problems: ContentProblem[]): LoadedFile<NewsEntry>[] {
  return loadFolder(directory, 'news', NewsFrontMatter, problems).map((content) => ({
    content,
    entry: { ...content.matter, detail: renderMarkdown(content.text) },
  }));
}
