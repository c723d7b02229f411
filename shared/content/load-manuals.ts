import { basename } from 'node:path';
import { ContentError, type ContentProblem } from './content-error.ts';
import { loadFolder } from './content-files.ts';
import type { LoadedFile } from './loaded-file.ts';
import {
  ManualDirectoryFrontMatter,
  type ManualDirectoryFrontMatter as ManualDirectoryMatter,
  ManualFrontMatter,
  type ManualFrontMatter as ManualMatter,
} from './manual-schema.ts';
import { renderMarkdown } from './markdown.ts';

/** A manual as lists show it, and the Markdown of which its page and its PDF are made. `describe` is sanitized HTML. */
export interface ManualEntry extends ManualMatter {
  /** Name of its file, without extension. */
  readonly name: string;
  /** Path of its PDF on the site. */
  readonly file_path: string;
  readonly text: string;
}

/** A directory of manuals. */
export interface ManualDirectoryEntry extends ManualDirectoryMatter {
  /** Name of its file, without extension. */
  readonly name: string;
  /** What its manuals are about. */
  readonly text: string;
}

/** Reads the manuals, by name. */
export function loadManuals(directory: string, problems: ContentProblem[]): LoadedFile<ManualEntry>[] {
  return loadFolder(directory, 'manuals', ManualFrontMatter, problems).map((content) => {
    const { file, matter, text } = content;
    const name = basename(file, '.md');
    const describe = renderMarkdown(matter.describe);
    return { content, entry: { ...matter, describe, name, file_path: `/media/manuals/${name}.pdf`, text } };
  });
}

/** Reads the directories of manuals. */
export function loadManualDirectories(
  directory: string,
  problems: ContentProblem[],
): LoadedFile<ManualDirectoryEntry>[] {
  return loadFolder(directory, 'manual-directories', ManualDirectoryFrontMatter, problems).map((content) => ({
    content,
    entry: { ...content.matter, name: basename(content.file, '.md'), text: content.text.replaceAll(/\s+/g, ' ') },
  }));
}

/**
 * The manuals of a content folder by themselves, by name; whether what they name is there, `loadContent` checks.
 * @throws ContentError naming file, line and field of every problem of their front matter
 */
export function readManuals(directory = import.meta.dirname): ManualEntry[] {
  const problems: ContentProblem[] = [];
  const manuals = loadManuals(directory, problems).map(({ entry }) => entry);
  if (problems.length > 0) throw new ContentError(problems);
  return manuals;
}
