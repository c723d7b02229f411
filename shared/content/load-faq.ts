import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LinkingFile } from './check-links.ts';
import type { ContentProblem } from './content-error.ts';
import { loadFolder } from './content-files.ts';
import { FaqAnswerFrontMatter, FaqTopicFrontMatter } from './faq-schema.ts';
import type { FaqAnswerEntry, FaqTopicEntry } from './library.ts';
import { linksOf, renderMarkdown } from './markdown.ts';

/** Reads the topics of the FAQ. */
export function loadFaqTopics(directory: string, problems: ContentProblem[]): LinkingFile<FaqTopicEntry>[] {
  return loadFolder(directory, 'faq', FaqTopicFrontMatter, problems).map((content) => ({
    content,
    entry: { ...content.matter, name: basename(content.file, '.md'), html: renderMarkdown(content.text) },
    links: linksOf(content.text),
  }));
}

/** Reads the answers, which lie in the folder of their topic; a folder without a topic is looked for afterwards. */
export function loadFaqAnswers(directory: string, problems: ContentProblem[]): LinkingFile<FaqAnswerEntry>[] {
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
