import { canonicalAddress } from '../../shared/addresses.ts';
import type { CaseEntry, ContentLibrary, NewsEntry } from '../../shared/content/library.ts';
import type { CommonPage } from '../../shared/content/product-page-schema.ts';
import { type Route, type RouteName, routes } from '../../shared/routes.ts';
import { pageWords, productWords } from '../../shared/search-words.ts';
import type { RenderedPage } from '../src/app/start/entry-server.tsx';
import { href } from '../src/lib/addresses/href.ts';
import type { SearchEntry } from '../src/shared-features/search/search-index.ts';
import type { GeneratedFile } from './feeds.ts';
import { plainText } from './plain-text.ts';

/** What there is of a kind; its text may hold HTML. */
type Entries = (library: ContentLibrary) => readonly Omit<SearchEntry, 'kind'>[];

/** What is searched of the content but its long texts, answers and manuals, which have indices of their own: to add a kind is to add a line. Pages that are none of it follow by themselves. */
const kinds: Readonly<Record<string, Entries>> = {
  Product: productEntries,
  Release: ({ releases }) =>
    releases.map(({ name, type, version, notes }) => ({ title: name, to: href.history(type, version), text: notes })),
  Case: ({ cases }) => cases.map(caseEntry),
  News: ({ news }) => news.map(newsEntry),
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

/** Products of one page have the same address, so the first of them, which names the page, has its text. */
function productEntries({ products, productPages }: ContentLibrary) {
  const pages = Object.values(productPages);
  return products.map(({ id, title, text, path, picture }) => {
    const page = pages.find(({ products: [first] }) => first === id);
    const paragraphs = [text, ...(page ? paragraphsOf(page) : [])];
    return { title, to: path, text: paragraphs.join('\n'), ...withWords(productWords[picture]) };
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

function withWords(words: readonly string[] = []) {
  return words.length > 0 ? { words: words.join('\n') } : {};
}

/** A page as its document says what it is. */
export type FoundPage = Pick<RenderedPage, 'embedded' | 'meta'>;

/** Pages that show again, one by one, what has entries of its own: a product at length, a chapter of a manual, a topic's list of answers. */
const shownElsewhere: ReadonlySet<RouteName> = new Set(['productDetail', 'manual', 'faq']);

/** The pages of the site, by what their heads say, each address once. What has a query besides is searched by its title and text alone. */
function pageEntries(pages: readonly FoundPage[]): SearchEntry[] {
  const entries = new Map<string, SearchEntry>();
  for (const { embedded, meta } of pages) {
    if (!('name' in embedded)) continue;
    const { name, params } = embedded;
    const route: Route = routes[name];
    const to = canonicalAddress(route, params);
    const isItself = to === route.path;
    if (route.unlisted || (shownElsewhere.has(name) && !isItself)) continue;
    const { title, description } = meta;
    entries.set(to, { kind: 'Page', title, to, text: description, ...(isItself && withWords(pageWords[name])) });
  }
  return [...entries.values()];
}

/** Everything that can be found, by kind; last the pages that nothing of the content leads to. */
export function searchIndex(library: ContentLibrary, pages: readonly FoundPage[]): SearchEntry[] {
  const ofContent = Object.entries(kinds).flatMap(([kind, entries]) =>
    entries(library).map(({ text, ...entry }) => ({ kind, ...entry, text: plainText(text) })),
  );
  const addresses = new Set(ofContent.map(({ to }) => to));
  return [...ofContent, ...pageEntries(pages).filter(({ to }) => !addresses.has(to))];
}

/** The index as it is served. @param pages all that were rendered */
export function searchIndexFile(library: ContentLibrary, pages: readonly FoundPage[]): GeneratedFile {
  return { key: href.searchIndex().slice(1), text: JSON.stringify(searchIndex(library, pages)) };
}
