import type { ContentFile } from './front-matter.ts';

/** An entry with its file, so that a problem found later is still reported at its line. */
export interface LoadedFile<Entry> {
  readonly content: Pick<ContentFile<unknown>, 'file' | 'problem' | 'updated'>;
  readonly entry: Entry;
}
