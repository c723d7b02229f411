import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '../../shared/content/load.ts';
import { contentReplies } from '../../shared/content/replies.ts';
import { type PageRouteName, type RouteName, routes } from '../../shared/routes.ts';
import { pageWords, productWords } from '../../shared/search-words.ts';
import { definitions } from '../src/app/pages/page-files.ts';
import { createFind, type Find } from '../src/shared-features/search/find.ts';
import { isSearchIndex } from '../src/shared-features/search/search-index.ts';
import { pageList } from './page-list.ts';
import { type FoundPage, searchIndexFile } from './search-index.ts';
import { contentContext } from './site-content.ts';

const library = loadContent();
const context = contentContext(contentReplies(library));

/** What defines a page: what it loads and what its head says. Its component is not needed. */
async function definitionOf(name: PageRouteName) {
  const path = Object.keys(definitions).find((file) => file.endsWith(`/load-${routes[name].page}.ts`));
  const module = await definitions[path ?? '']?.();
  if (!module) throw new Error(`The page of ${name} has no loader`);
  return module.page;
}

/** What the heads of all pages say but those of products and manuals, which are searched by themselves. */
async function sitePages(): Promise<FoundPage[]> {
  const shown = new Set(library.products.map(({ path }) => path));
  const isSearched = (name: PageRouteName) =>
    !shown.has(routes[name].path) && name !== 'manual' && name !== 'productDetail';
  const list = await pageList(async (name) => {
    const { documents } = isSearched(name) ? await definitionOf(name) : {};
    return (await documents?.(context)) ?? [];
  });
  return Promise.all(
    list
      .filter(({ name }) => isSearched(name))
      .map(async ({ name, params }) => {
        const { load, meta } = await definitionOf(name);
        const data = 'access' in routes[name] ? null : await load(context, params);
        return { embedded: { name, params }, meta: meta(data, params) };
      }),
  );
}

/** The search over all that the site has. */
let find: Find = () => [];
beforeAll(async () => {
  const index: unknown = JSON.parse(searchIndexFile(library, await sitePages()).text);
  if (!isSearchIndex(index)) throw new Error('The index of the site is not one');
  find = createFind(index);
});
const bestOf = (typed: string) => find(typed)[0]?.entry;

test('the page of a product is the best answer to its name', () => {
  const [best] = find('s3 pro');
  expect(best?.entry).toMatchObject({ kind: 'Product', title: 'S3 Pro', to: '/product-s3-pro' });
  expect(best?.found.has('s3')).toBe(true);
});

test('the best answer to a name and a version is that release, at its place in the history', () => {
  expect(bestOf('s3 pro 5.1.2')).toMatchObject({ kind: 'Release', to: '/history?page=21#v-5.1.2' });
});

test.each(['timelin', 'serer', 'sevrer', 'S3-PRO', 'façade'])('the site has something for “%s”', (typed) => {
  expect(find(typed).length).toBeGreaterThan(0);
});

test.each([
  ['contact', '/contact'],
  ['dongle', '/orderinfo'],
  ['rent', '/lease'],
  ['plans', '/course'],
  ['manual', '/word'],
  ['certificate', '/sign'],
  ['order', '/orderinfo'],
  ['contac', '/contact'],
  ['dongel', '/orderinfo'],
  ['certificate query', '/sign?tab=certificate'],
  ['联系我们', '/contact'],
  ['租', '/lease'],
  ['手册', '/word'],
  ['S3 专业版', '/product-s3-pro'],
  ['s3专业版', '/product-s3-pro'],
  ['c系列', '/c_series'],
])('the best answer to “%s” is the page %s', (typed, to) => {
  expect(bestOf(typed)?.to).toBe(to);
});

test('versions of S3 Pro stand newest first, and nothing of another product among the first of them', () => {
  const own = library.releases.filter(({ type }) => type === 21).map(({ name }) => name);
  const found = find('s3 pro').flatMap(({ entry: { kind, title } }) => (kind === 'Release' ? title : []));
  expect(found.slice(0, own.length)).toEqual(own);
});

describe('other words', () => {
  test('of a page find it first', () => {
    const names = Object.keys(pageWords) as RouteName[]; // Object.keys loses the literal keys
    const missed = names.flatMap((name) =>
      (pageWords[name] ?? []).filter((typed) => bestOf(typed)?.to !== routes[name].path).map((typed) => [name, typed]),
    );
    expect(missed).toEqual([]);
  });

  test('of a product find it first, or another one that has the same', () => {
    for (const { picture, path } of library.products)
      for (const typed of productWords[picture] ?? []) {
        const named = library.products.filter((other) => productWords[other.picture]?.includes(typed));
        const first = find(typed).slice(0, named.length);
        expect([typed, first.map(({ entry }) => entry.to)]).toEqual([typed, expect.arrayContaining([path])]);
      }
  });

  test('are Chinese too for every product and every page that is no product', () => {
    const isChinese = (word: string) => /\p{Script=Han}/u.test(word);
    expect(Object.keys(productWords).toSorted()).toEqual(library.products.map(({ picture }) => picture).toSorted());
    for (const words of [...Object.values(productWords), ...Object.values(pageWords)])
      expect(words.filter(isChinese)).not.toEqual([]);
    const paths = new Set(library.products.map(({ path }) => path));
    const own = Object.entries<{ path: string; page?: string; unlisted?: boolean }>(routes).filter(
      ([, { path, page, unlisted }]) => page && !unlisted && !path.includes(':') && !paths.has(path),
    );
    expect(own.map(([name]) => name).filter((name) => !Object.hasOwn(pageWords, name))).toEqual(['courseDetail']);
  });
});
