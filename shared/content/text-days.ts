import type { LoadedLibrary } from './check-library.ts';
import type { LoadedFile } from './loaded-file.ts';

/** Names or ids of files, each with the day that it says as `updated`; files that say none are left out. */
type Days = ReadonlyMap<string, string>;

/** Days on which somebody last changed texts that carry no day of their own, as releases, cases and answers do: for the sitemap. */
export interface TextDays {
  /** By name. */
  readonly productPages: Days;
  readonly pageTexts: Days;
  readonly videoLists: Days;
  /** By id. */
  readonly products: Days;
  readonly productDetails: Days;
  readonly courses: Days;
  readonly lessons: Days;
}

function daysOf<File extends LoadedFile<unknown>>(files: readonly File[], keyOf: (file: File) => string): Days {
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
