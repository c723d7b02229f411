import type { EntryOf } from '../contract/collections.ts';
import type { ManualDirectory } from '../contract/manual-schemas.ts';
import { pageReply } from '../contract/page-number.ts';
import { directoriesNamed, manualPages, manualsIn } from '../manual-lists.ts';
import type { ContentLibrary } from './library.ts';
import type { ManualDirectoryEntry } from './load-manuals.ts';
import { picturePath } from './picture-path.ts';
import type { ReadReplies } from './read-replies.ts';

/** What is published of the library of manuals. */
export interface ManualContent {
  readonly manualDirectories: readonly ManualDirectory[];
  readonly manuals: readonly EntryOf<'manuals'>[];
}

/** The replies of the reads of manuals, each under its endpoint's name. */
export function manualReplies({
  manualDirectories,
  manuals,
}: ManualContent): Pick<ReadReplies, 'listManualDirectories' | 'listManuals'> {
  return {
    listManualDirectories: ({ name }) => [...directoriesNamed(manualDirectories, name)],
    listManuals: (asked) => pageReply(manualPages, manualsIn(manuals, asked)),
  };
}

/** The tree of directories, and the manuals in its order, each with the directories that hold it. */
export function manualContent({
  manualDirectories: files,
  manuals,
}: Pick<ContentLibrary, 'manualDirectories' | 'manuals'>): ManualContent {
  const below = (name: string | undefined) => files.filter(({ parent }) => parent === name);
  const node = ({ id, title, text }: ManualDirectoryEntry, pid: number) => ({ id, pid, name: title, describe: text });
  const tree = below(undefined).map((top) => ({
    ...node(top, 0),
    child: below(top.name).map((series) => ({
      ...node(series, top.id),
      child: below(series.name).map((product) => ({ ...node(product, series.id), child: [] })),
    })),
  }));
  const inOrder = (directory: ManualDirectoryEntry): ManualDirectoryEntry[] => [
    directory,
    ...below(directory.name).flatMap(inOrder),
  ];
  const wayUp = (directory: ManualDirectoryEntry): number[] => {
    const above = files.find(({ name }) => name === directory.parent);
    return [...(above ? wayUp(above) : []), directory.id];
  };
  return {
    manualDirectories: tree,
    manuals: below(undefined)
      .flatMap(inOrder)
      .flatMap((directory) => {
        const directories = wayUp(directory);
        return manuals
          .filter((manual) => manual.directory === directory.name)
          .map(({ cover, describe, file_path, file_name, update_date, name, version }) => {
            // Its title is the name that it is saved by: beside manuals of other products "User manual" says too little.
            return {
              cover: picturePath(cover),
              title: file_name,
              describe,
              file_path,
              file_name,
              update_date,
              name,
              version,
              directories,
            };
          });
      }),
  };
}
