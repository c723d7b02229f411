import { brand } from '../../../shared/brand.ts';
import { brandDescription } from '../../../shared/brand-description.ts';
import type { PageRouteName } from '../../../shared/routes.ts';
import type { RenderedPage } from '../../src/app/start/entry-server.tsx';
import { absolute, href } from '../../src/lib/addresses/href.ts';

type Listed = ReadonlyMap<string, Pick<RenderedPage, 'embedded' | 'meta'>>;

const sections: readonly { readonly title: string; readonly pages: readonly PageRouteName[] }[] = [
  { title: 'The maker', pages: ['home', 'about', 'contact', 'feedback', 'cases', 'news'] },
  { title: 'Downloads and releases', pages: ['download', 'history'] },
  { title: 'To buy, to rent, to be certified', pages: ['course', 'orderInfo', 'lease', 'sign'] },
  {
    title: 'Manuals, courses and answers',
    pages: ['word', 'manual', 'courseList', 'videos', 'tutorial', 'lock', 'faq'],
  },
];
const products = 'Products';
/** By the format's own word: what a reader who is short of room may leave out. */
const optional = 'Optional';

/** Pages that belong to none of these are about a product, unless they are one of many. */
const ofMany: ReadonlySet<PageRouteName> = new Set(['casesDetail', 'productDetail', 'courseDetail']);

/** Where a page stands. An address with a query is a part of another page: a tab, an answer, a chapter. */
function sectionOf(address: string, { embedded }: { readonly embedded: RenderedPage['embedded'] }): string {
  if (!('name' in embedded) || address.includes('?') || ofMany.has(embedded.name)) return optional;
  const { name } = embedded;
  return sections.find(({ pages }) => pages.includes(name))?.title ?? products;
}

/** A link with what is there, in one line of Markdown. */
function link(title: string, address: string, about: string): string {
  return `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${address}): ${about.replaceAll(/\s+/g, ' ')}`;
}

/** Files for programs, which no page is. */
const files = [
  link('Releases as JSON', absolute(href.releaseList('releases')), 'every version with its files, sizes and SHA-256.'),
  link('Releases as a feed', absolute(href.atomFeed('all')), 'the same with notes, newest first (Atom).'),
  link('Sitemap', absolute('/sitemap.xml'), 'every address with the day of its last change.'),
];

/**
 * What the site holds, for language models: `/llms.txt` (https://llmstxt.org).
 * @param listed the documents that strangers may find, by their addresses
 * @param skills where a program learns to use the site, as a line each
 */
export function llmsText(listed: Listed, skills: readonly { title: string; address: string; about: string }[]): string {
  const lines = [...listed].map(([address, page]) => ({
    section: sectionOf(address, page),
    line: link(page.meta.title, address, page.meta.description),
  }));
  const pagesOf = (title: string) => lines.filter(({ section }) => section === title).map(({ line }) => line);
  const section = (title: string, list: readonly string[]) =>
    list.length === 0 ? [] : ['', `## ${title}`, '', ...list];
  const forPrograms = [...skills.map(({ title, address, about }) => link(title, address, about)), ...files];
  return [
    `# ${brand.name}`,
    '',
    `> ${brandDescription}`,
    '',
    'Every page can be read without JavaScript; its document holds all of its text.',
    ...section(products, pagesOf(products)),
    ...sections.flatMap(({ title }) => section(title, pagesOf(title))),
    ...section('For programs', forPrograms),
    ...section(optional, pagesOf(optional)),
    '',
  ].join('\n');
}
