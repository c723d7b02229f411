import type { ContentLibrary } from '../../shared/content/library.ts';
import { href } from '../src/lib/addresses/href.ts';
import type { SearchEntry } from '../src/shared-features/search/search-index.ts';
import type { GeneratedFile } from './feeds.ts';
import { plainText } from './plain-text.ts';

/** The text of every answer, in the order of the menu's ids, with product and version beside its question. */
export function faqIndex({ faqAnswers, products }: Pick<ContentLibrary, 'faqAnswers' | 'products'>): SearchEntry[] {
  return faqAnswers.map(({ id, title, product, version = '', html }) => {
    const name = products.find((one) => one.id === product)?.title;
    const about = name === undefined ? '' : ` (${`${name} ${version}`.trim()})`;
    return { kind: 'Answer', title: title + about, to: href.faq(id), text: plainText(html) };
  });
}

/** The index as it is served, by itself: it comes once somebody searches. */
export function faqIndexFile(library: ContentLibrary): GeneratedFile {
  return { key: href.faqIndex().slice(1), text: JSON.stringify(faqIndex(library)) };
}
