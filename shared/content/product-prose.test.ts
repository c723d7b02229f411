import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** A text and the file that it stands in. */
interface Prose {
  readonly file: string;
  readonly text: string;
}

const folders = /^(products|product-pages|product-details|cases|news|releases|pages|videos|faq|courses)\/.*\.md$/;

/** Shorter ones are labels, which may repeat. */
const wordsOfASentence = 5;

/** Every text within a value read from YAML, without names and addresses; cells of a table (`values`) may repeat. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'values' ? [] : textsOf(inner)));
}

/** The words people read: pictures by alternative text and caption, links by their text, without tables and signs of Markdown. */
function withoutMarkdown(text: string): string {
  return text
    .replaceAll(/!\[([^\]]*)\]\(\S+ "\d+x\d+ ?([^"]*)"\)/g, '$1\n$2')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(#+|[-*]|\d+\.)\s+/gm, '')
    .replaceAll(/^\|.*$/gm, '')
    .replaceAll(/[*`]/g, '');
}

/** Sentences as lists of lower-case words, so that case and punctuation make no difference. */
function sentencesOf(text: string): string[] {
  return withoutMarkdown(text)
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [])
    .filter((words) => words.length >= wordsOfASentence)
    .map((words) => words.join(' '));
}

/** Each sentence that stands twice, with the files of both places. */
function repeatedSentences(proses: readonly Prose[]): string[] {
  const firstFile = new Map<string, string>();
  return proses.flatMap(({ file, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const first = firstFile.get(sentence);
      if (first !== undefined) return [`${first}, ${file}: ${sentence}`];
      firstFile.set(sentence, file);
      return [];
    }),
  );
}

/** All texts of a content file, of its front matter and below it. */
function prosesOf(file: string): Prose[] {
  const [, matter = '', ...body] = readFileSync(join(import.meta.dirname, file), 'utf8').split(/^---$/m);
  return [...textsOf(parse(matter)), body.join('---')].map((text) => ({ file, text }));
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => folders.test(file))
  .sort();
const proses = files.flatMap(prosesOf);

describe('sentences of the content', () => {
  it('no sentence stands twice in products, product pages, details, cases, news, releases, pages, videos, the FAQ and courses', () => {
    expect(repeatedSentences(proses)).toEqual([]);
  });

  it('every folder is compared', () => {
    const compared = new Set(files.map((file) => file.split('/')[0]));
    expect([...compared]).toEqual([
      'cases',
      'courses',
      'faq',
      'news',
      'pages',
      'product-details',
      'product-pages',
      'products',
      'releases',
      'videos',
    ]);
  });

  it.each([
    ['of a module', 'product-pages/s2.md', (text: string) => text],
    ['of a detail, within a list and a link', 'product-details/s1.md', (text: string) => `- [${text}](/download)`],
    ['of a case, in capital letters', 'cases/variety-gala.md', (text: string) => text.toUpperCase()],
  ])('a planted repeat %s is found', (_, file, disguise) => {
    const longest = prosesOf(file)
      .flatMap(({ text }) => sentencesOf(text))
      .sort((a, b) => b.length - a.length)[0];
    const planted = { file: 'planted.md', text: `Something else stands before it.\n${disguise(`${longest}.`)}` };
    expect(repeatedSentences([...proses, planted])).toEqual([`${file}, planted.md: ${longest}`]);
  });

  it('a short label may stand twice', () => {
    const label = { file: 'label.md', text: 'Up to ten windows' };
    expect(repeatedSentences([label, label])).toEqual([]);
  });
});
