import type { ManualDocument } from '../../shared/content/manual-text.ts';
import { href } from '../src/lib/addresses/href.ts';
import type { SearchEntry } from '../src/shared-features/search/search-index.ts';
import type { GeneratedFile } from './feeds.ts';
import { plainText } from './plain-text.ts';

/** Every chapter and section of the manuals: its text, and its place on the page of its chapter. The indices of manuals are left out. */
export function manualIndex(manuals: Readonly<Record<string, ManualDocument>>): SearchEntry[] {
  return Object.values(manuals).flatMap(({ name, title: manual, chapters }) =>
    chapters
      .filter(({ number }) => number !== '')
      .flatMap(({ id, title, html, sections }) => [
        { kind: 'Manual', title: `${title}, ${manual}`, to: href.manual(name, id), text: plainText(html) },
        ...sections.map((section) => ({
          kind: 'Manual',
          title: `${section.title}, ${manual}`,
          to: href.manual(name, id, section.id),
          text: plainText(section.html),
        })),
      ]),
  );
}

/** The index as it is served, by itself: it comes once somebody searches. */
export function manualIndexFile(manuals: Readonly<Record<string, ManualDocument>>): GeneratedFile {
  return { key: href.manualIndex().slice(1), text: JSON.stringify(manualIndex(manuals)) };
}
