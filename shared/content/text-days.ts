import type { LoadedLibrary } from './check-library.ts';
import type { TextDays } from './library.ts';
import type { LoadedFile } from './loaded-file.ts';

function daysOf<File extends LoadedFile<unknown>>(
  files: readonly File[],
  keyOf: (file: File) => string,
): ReadonlyMap<string, string> {
  return new Map(files.flatMap((file) => (file.content.updated ? [[keyOf(file), file.content.updated]] : [])));
}

const byId = ({ entry: { id } }: LoadedFile<{ readonly id: number }>) => String(id);

/** Reads them off the files. */
export function textDays(library: LoadedLibrary): TextDays {
  return {
    productPages: daysOf(library.productPages, ({ name }) => name),
    pageTexts: daysOf(library.pageTexts, ({ name }) => name),
    videoLists: daysOf(library.videoLists, ({ entry: { name } }) => name),
    products: daysOf(library.products, byId),
    productDetails: daysOf(library.productDetails, byId),
    courses: daysOf(library.courses, byId),
    lessons: daysOf(library.lessons, byId),
  };
}
