import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ContentProblem } from './content-error.ts';
import { loadFolder } from './content-files.ts';
import { FaqAnswerFrontMatter, FaqTopicFrontMatter } from './faq-schema.ts';
import type { FaqAnswerEntry, FaqTopicEntry } from './library.ts';
import type { LoadedFile } from './loaded-file.ts';
import { linksOf, renderMarkdown } from './markdown.ts';

/** A file of the FAQ, and where its text links to. */
export type LoadedFaq<Entry> = LoadedFile<Entry> & { readonly links: readonly string[] };

/** Reads the topics of the FAQ. */
export function loadFaqTopics(directory: string, problems: ContentProblem[]): LoadedFaq<FaqTopicEntry>[] {
  return loadFolder(directory, 'faq', FaqTopicFrontMatter, problems).map((content) => ({
    content,
    entry: { ...content.matter, name: basename(content.file, '.md'), html: renderMarkdown(content.text) },
    links: linksOf(content.text),
  }));
}

/** Reads the answers, which lie in the folder of their topic; a folder without a topic is looked for afterwards. */
export function loadFaqAnswers(directory: string, problems: ContentProblem[]): LoadedFaq<FaqAnswerEntry>[] {
  return foldersIn(join(directory, 'faq')).flatMap((topic) =>
    loadFolder(directory, `faq/${topic}`, FaqAnswerFrontMatter, problems).map((content) => ({
      content,
      entry: { ...content.matter, topic, html: renderMarkdown(content.text) },
      links: linksOf(content.text),
    })),
  );
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
