import type { ContentLibrary } from '../../shared/content/library.ts';
import type { FaqIndexEntry } from '../src/features/faq/faq-index.ts';
import { href } from '../src/lib/addresses/href.ts';
import type { GeneratedFile } from './feeds.ts';
import { plainText } from './plain-text.ts';

/** The text of every answer, in the order of the menu's ids. */
export function faqIndex({ faqAnswers, products }: Pick<ContentLibrary, 'faqAnswers' | 'products'>): FaqIndexEntry[] {
  return faqAnswers.map(({ id, title, product, version = '', html }) => {
    const name = products.find((one) => one.id === product)?.title ?? '';
    return { id, title, about: `${name} ${version}`.trim(), text: plainText(html) };
  });
}

/** The index as it is served, by itself: nobody loads it who only reads. */
export function faqIndexFile(library: ContentLibrary): GeneratedFile {
  return { key: href.faqIndex().slice(1), text: JSON.stringify(faqIndex(library)) };
}
