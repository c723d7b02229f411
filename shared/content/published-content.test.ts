import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { caseTypeNumbers } from '../case-type.ts';
import { keptMonths } from '../kept-months.ts';
import { type ProductType, productTypeNumbers } from '../product-type.ts';
import { contentDigest } from './digest.ts';
import { type ContentLibrary, storedBuilds } from './library.ts';
import { loadContent } from './load.ts';
import { contentReplies } from './replies.ts';
import { runtimeFacts } from './runtime-file.ts';

const library = loadContent();
const { listProducts, listReleases, listBuilds, listHomeCases, readCase, listVideos, pageText } =
  contentReplies(library);

/** Sentences of all content files, without front matter and Markdown signs. */
function sentences(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /^(products|releases|cases|news)\/.*\.md$/.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8').split('---\n')[2] ?? '');
  return texts.flatMap((text) => text.split(/(?<=[.?!])\s+|\n+/)).map((text) => text.replace(/^[-#*\s]+/, '').trim());
}

describe('the content of this site', () => {
  it('every product type has releases, and the main ones have four or more', () => {
    for (const type of productTypeNumbers) expect(listReleases({ type }).length).toBeGreaterThan(0);
    for (const type of [1, 2, 3, 9, 11, 12, 21, 23] as const)
      expect(listReleases({ type }).length).toBeGreaterThanOrEqual(4);
  });

  it('there are at least fifteen cases over all scenarios, told in 250 to 500 words', () => {
    expect(library.cases.length).toBeGreaterThanOrEqual(15);
    for (const type of caseTypeNumbers)
      expect(listHomeCases({ limit: 99 }).filter((one) => one.type === type).length).toBeGreaterThanOrEqual(3);
    const lengths = library.cases.map(({ detail }) => detail.replaceAll(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0);
    for (const words of lengths) expect(words).toSatisfy((count: number) => count >= 250 && count <= 500);
  });

  it('every case has three pictures that no other case has', () => {
    for (const { pictures } of library.cases) expect(pictures).toHaveLength(3);
    const names = library.cases.flatMap(({ pictures }) => pictures.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });

  it('every case can be reached by going on to the next', () => {
    const seen = new Set<number>();
    for (let id = library.cases[0]?.id ?? 0; !seen.has(id); id = readCase({ id }).next.id) seen.add(id);
    expect(seen.size).toBe(library.cases.length);
  });

  it('there are ten news items at least', () => {
    expect(library.news.length).toBeGreaterThanOrEqual(10);
  });

  // product-rules.md#videos
  it('P1 has twelve films, each its own, and no list has an entry without film and steps', () => {
    const { p1, ...others } = listVideos({});
    expect(new Set(p1.map(({ link }) => link)).size).toBe(12);
    for (const { film, link, steps } of [...p1, ...Object.values(others).flat()])
      expect([film === '', link.startsWith('/videos?')]).toEqual([steps.length > 0, steps.length > 0]);
    const links = Object.values(others).flatMap((list) =>
      list.flatMap(({ film, link }) => (film === '' ? [] : [link])),
    );
    expect(new Set(links).size).toBe(links.length);
  });

  it('three S series products are listed first, then P, C and the rest', () => {
    const series = listProducts({}).map((product) => product.series);
    expect(series.slice(0, 5)).toEqual(['s', 's', 's', 'p1', 'c']);
  });

  // product-rules.md#product-detail-ids
  it('products have the ids by which their details are asked for', () => {
    const numbers = Object.fromEntries(listProducts({}).map(({ title, id }) => [title, id]));
    expect(numbers).toMatchObject({
      S1: 3,
      S2: 1,
      S3: 2,
      P1: 4,
      'C series': 5,
      'Broadcasting Assistant': 6,
      'NDI Sender': 7,
      '4U Server': 8,
      'P1+': 9,
    });
  });

  it('at least one announced build is not available yet', () => {
    const announced = productTypeNumbers
      .flatMap((type) => listBuilds({ type }))
      .filter(({ file_path }) => file_path === '');
    expect(announced.map(({ en_file_name }) => en_file_name)).toContain('S3 Lite 1.3.0 Mac');
  });

  it('S series software is for Windows only, and ccMAX and Touch are for phones too', () => {
    for (const type of [1, 2, 3, 21] as const)
      expect(new Set(listBuilds({ type }).map(({ system }) => system))).toEqual(new Set([1]));
    expect(listBuilds({ type: 11 }).map(({ system }) => system)).toEqual([1, 4, 3]);
    expect(listBuilds({ type: 13 }).map(({ system }) => system)).toEqual([4, 3]);
  });

  it('the Stream Deck plugin ships with S3 Pro from 5.1.4 on and with nothing before', () => {
    const withPlugin = listReleases({ type: 21 }).filter(({ sub_product_id }) => sub_product_id === 22);
    expect(withPlugin.map(({ version }) => version)).toEqual(['5.2.0', '5.1.6', '5.1.4']);
  });

  it('ccMAX was released after 15 January 2021, the day of the first software that it controls', () => {
    for (const { online_date } of listReleases({ type: 11 })) expect(online_date > '2021-01-15').toBe(true);
  });

  // product-rules.md#url-configs
  it('each named download address is there once, and none before a newer build of its platform', () => {
    const builds = productTypeNumbers.flatMap((type) => listBuilds({ type }));
    expect(builds.flatMap(({ config }) => config || []).toSorted()).toEqual([
      'zh_assistant_mac',
      'zh_assistant_win',
      'zh_ndi_mac',
      'zh_ndi_win',
      'zh_p1_win_code_new',
      'zh_p1_win_lock_new',
      'zh_s1',
      'zh_s2',
      'zh_s3',
      'zh_s3_history',
    ]);
    for (const list of Map.groupBy(builds, ({ type, system }) => `${type} ${system}`).values()) {
      const days = list.map(({ online_date }) => online_date);
      expect(days).toEqual(days.toSorted().toReversed());
    }
    const [newest, before] = listBuilds({ type: 3 });
    const [first, second] = listReleases({ type: 3 });
    expect([newest?.version, before?.version]).toEqual([first?.version, second?.version]);
    expect(before?.file_path).toBe(second?.win_path);
  });

  it('S3 stays at version 5.1', () => {
    expect(listBuilds({ type: 3 })[0]?.version).toMatch(/^5\.1\./);
  });

  it('higher versions have later days', () => {
    const numeric = new Intl.Collator('en', { numeric: true });
    for (const type of productTypeNumbers) {
      const versions = listReleases({ type }).map(({ version }) => version);
      expect(versions).toEqual(versions.toSorted((a, b) => numeric.compare(b, a)));
    }
  });

  it('no sentence is in the content twice', () => {
    const long = sentences().filter((sentence) => sentence.split(' ').length > 4);
    expect(long.filter((sentence, index) => long.indexOf(sentence) !== index)).toEqual([]);
  });

  it('what is kept of a candidate is said with the months for which it is kept, beside the sign-up and in the rules', () => {
    const monthsIn = (text: string) => [...text.matchAll(/(\d+) months/g)].map(([, months]) => Number(months));
    const { kept } = pageText('sign');
    const { photo, uncertified, withoutPhoto, certified } = keptMonths;
    expect(Object.fromEntries(kept.terms.map(({ term, description }) => [term, monthsIn(description)]))).toEqual({
      Photo: [photo],
      'ID number, phone': [certified],
      'Name, company': [],
      'Address, e-mail': [],
      'Sign-up without a certificate': [uncertified, withoutPhoto],
    });
    const [, rule = ''] = /### Exam data\n([^#]*)/.exec(readFileSync('shared/product-rules.md', 'utf8')) ?? [];
    expect(monthsIn(rule)).toEqual([photo, withoutPhoto, certified]);
    expect(photo).toBe(uncertified); // the rule says them in one line
  });

  it.each([
    ['contact', ['/history', '/word', '/faq', '/personal?page=2', '/personal?page=1', '/orderinfo']],
    ['about', ['/download', '/history', '/contact', '/feedback', '/courselist', '/sign']],
  ] as const)('the text of /%s links the pages that it names, each once', (name, links) => {
    const found = [...pageText(name).html.matchAll(/<a href="([^"]*)">([^<]+)/g)];
    expect(found.map(([, to]) => to)).toEqual(links);
    const words = found.map(([, , said]) => said);
    expect(new Set(words).size).toBe(words.length);
  });

  it('the runtime environment of P1+ is published as a file of its own, with the facts that its page shows', () => {
    const facts = runtimeFacts(library.runtime);
    expect(facts?.file_path).toMatch(/^\/downloads\/p1-plus-runtime\/[\d.]+\/p1-plus-runtime-[\d.]+-windows\.zip$/);
    const stored = storedBuilds(library).find(({ path }) => path === facts?.file_path);
    expect(stored).toMatchObject({ fileName: facts?.en_file_name, size: facts?.size, sha256: facts?.sha256 });
    expect(library.releases.flatMap(({ builds }) => builds)).not.toContainEqual(stored);
  });

  it('no two files are alike', () => {
    const builds = storedBuilds(library);
    expect(new Set(builds.map(({ sha256 }) => sha256)).size).toBe(builds.length);
    expect(new Set(builds.map(({ path }) => path)).size).toBe(builds.length);
  });

  it('files weigh what such software weighs, and all of them less than 100 MB', () => {
    const newest = (type: ProductType) =>
      listBuilds({ type }).filter(({ file_path }) => file_path.startsWith('/downloads/'));
    for (const type of productTypeNumbers)
      for (const { size } of newest(type)) expect(size).toSatisfy((bytes: number) => bytes > 0.2e6 && bytes < 6e6);
    for (const type of [1, 2, 3, 9, 10, 16, 18, 21, 23] as const) expect(newest(type)[0]?.size).toBeGreaterThan(2e6);
    expect(storedBuilds(library).reduce((total, { size }) => total + size, 0)).toBeLessThan(100e6);
  });

  it('the content has one digest, and another one as soon as any reply differs', () => {
    const digestOf = (content: ContentLibrary) => contentDigest(contentReplies(content));
    expect(digestOf(library)).toBe(digestOf(loadContent()));
    const renamed = library.cases.map((item) => ({ ...item, title: `${item.title}.` }));
    expect(digestOf({ ...library, cases: renamed })).not.toBe(digestOf(library));
  });
});
