import type { CaseEntry, ContentLibrary, FaqAnswerEntry, NewsEntry } from '../../shared/content/library.ts';
import type { CommonPage } from '../../shared/content/product-page-schema.ts';
import type { SearchEntry } from '../src/features/search/search-index.ts';
import { href } from '../src/lib/addresses/href.ts';
import type { GeneratedFile } from './feeds.ts';
import { plainText } from './plain-text.ts';

/** What there is of a kind; its text may hold HTML. */
type Entries = (library: ContentLibrary) => readonly Omit<SearchEntry, 'kind'>[];

/** What is searched: to add a kind is to add a line. */
const kinds: Readonly<Record<string, Entries>> = {
  Product: productEntries,
  Release: ({ releases }) =>
    releases.map(({ name, type, version, notes }) => ({ title: name, to: href.history(type, version), text: notes })),
  Case: ({ cases }) => cases.map(caseEntry),
  News: ({ news }) => news.map(newsEntry),
  Answer: ({ faqAnswers }) => faqAnswers.map(answerEntry),
  Lesson: lessonEntries,
};

/** A case by what its page says first, and by what it was built with. At length, cases would take a third of the index. */
function caseEntry({ id, title, text, category, outputs, equipment }: CaseEntry) {
  const facts = [...outputs, ...equipment].map(({ term, description }) => `${term}: ${description}`);
  return { title, to: href.casesDetail(id), text: [text, category, ...facts].join('\n') };
}

/** An item of the news, whose pages are those of cases. */
function newsEntry({ id, title, text, detail }: NewsEntry) {
  return { title, to: href.casesDetail(id), text: [text, detail].join('\n') };
}

/** A lesson by what it teaches, in a sentence, and its course. */
function lessonEntries({ courses, lessons }: ContentLibrary) {
  return lessons.flatMap(({ id, title, describe, course: name }) => {
    const course = courses.find((one) => one.name === name);
    return course ? [{ title, to: href.lesson(course.id, id), text: [describe, course.title].join('\n') }] : [];
  });
}

/** An answer of the FAQ by its question and its first paragraph; the page of the FAQ searches the rest (`faq-index.ts`). */
function answerEntry({ id, title, html }: FaqAnswerEntry) {
  return { title, to: href.faq(id), text: plainText(html).split('\n')[0] ?? '' };
}

/** Products of one page have the same address, so the first of them, which names the page, has its text. */
function productEntries({ products, productPages }: ContentLibrary) {
  const pages = Object.values(productPages);
  return products.map(({ id, title, text, path }) => {
    const page = pages.find(({ products: [first] }) => first === id);
    return { title, to: path, text: [text, ...(page ? paragraphsOf(page) : [])].join('\n') };
  });
}

/** What a product's page says of what it can do. What it needs, and the texts of its dialogs, would double the index. */
function paragraphsOf(page: CommonPage & { readonly modules?: readonly { title: string; desc: string }[] }): string[] {
  return [
    page.describe,
    ...page.paragraphs,
    ...(page.modules ?? []).map(({ title, desc }) => `${title}: ${desc}`),
    ...page.functions.map(({ title, content }) => `${title}: ${content}`),
  ];
}

/** Everything that can be found, by kind. */
export function searchIndex(library: ContentLibrary): SearchEntry[] {
  return Object.entries(kinds).flatMap(([kind, entries]) =>
    entries(library).map(({ title, to, text }) => ({ kind, title, to, text: plainText(text) })),
  );
}

/** The index as it is served. */
export function searchIndexFile(library: ContentLibrary): GeneratedFile {
  return { key: href.searchIndex().slice(1), text: JSON.stringify(searchIndex(library)) };
}
