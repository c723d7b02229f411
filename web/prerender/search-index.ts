import { matchRoute } from '../../shared/addresses.ts';
import type { CaseEntry, ContentLibrary, NewsEntry } from '../../shared/content/library.ts';
import type { CommonPage } from '../../shared/content/product-page-schema.ts';
import type { SearchEntry } from '../src/features/search/search-index.ts';
import { href } from '../src/lib/addresses/href.ts';
import type { GeneratedFile } from './feeds.ts';

/** What there is of a kind; its text may hold HTML. */
type Entries = (library: ContentLibrary) => readonly Omit<SearchEntry, 'kind'>[];

/** What is searched: to add a kind is to add a line. Entries whose page is not built are left out. */
const kinds: Readonly<Record<string, Entries>> = {
  Product: productEntries,
  Release: ({ releases }) =>
    releases.map(({ name, type, version, notes }) => ({ title: name, to: href.history(type, version), text: notes })),
  Case: ({ cases }) => cases.map(caseEntry),
  News: ({ news }) => news.map(newsEntry),
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

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Text of published HTML, a line for each paragraph, heading or item. */
function plainText(html: string): string {
  return html
    .replace(/<\/?(p|li|ul|ol|h\d|tr|figure|figcaption|blockquote|pre|br)\b[^>]*>/g, '\n')
    .replace(/<\/?[a-z][^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

function isBuilt(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'https://site.example');
  return matchRoute(pathname, searchParams) !== undefined;
}

/** Everything that can be found, by kind. */
export function searchIndex(library: ContentLibrary, hasPage = isBuilt): SearchEntry[] {
  return Object.entries(kinds).flatMap(([kind, entries]) =>
    entries(library)
      .filter(({ to }) => hasPage(to))
      .map(({ title, to, text }) => ({ kind, title, to, text: plainText(text) })),
  );
}

/** The index as it is served. */
export function searchIndexFile(library: ContentLibrary): GeneratedFile {
  return { key: href.searchIndex().slice(1), text: JSON.stringify(searchIndex(library)) };
}
