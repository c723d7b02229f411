import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

/** Ids and levels of the standard, without its text: `asvs-ids.json` says from where, and under which licence (CC BY-SA 4.0). */
const { levels } = z
  .object({ levels: z.record(z.string(), z.array(z.string())) })
  .parse(JSON.parse(readFileSync('infra/security/asvs-ids.json', 'utf8')));
const levelOf = new Map(Object.entries(levels).flatMap(([level, ids]) => ids.map((id) => [id, level] as const)));
const text = readFileSync('infra/security/asvs.md', 'utf8');

/** The rows of the tables of a text. */
function rowsOf(markdown: string) {
  return [...markdown.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| (.*?) \| (.*) \|$/gm)].map(
    ([, id = '', level = '', asks = '', how = '']) => ({ id, level, asks, how }),
  );
}

/** The ids that a text says do not apply. */
function leftOut(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^Does not apply: ([\d., ]+)\. \S/gm)].flatMap(([, ids = '']) => ids.split(', '));
}

/** Links of a text that lead to no file, or to no heading of one. @param folder in which the text lies */
function brokenLinks(markdown: string, folder: string): readonly string[] {
  const links = [...markdown.matchAll(/\]\(([^)\s]*)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^(?:https|mailto):/.test(link)) return false;
    const [name = '', anchor] = link.split('#');
    const file = name === '' ? undefined : path.join(folder, name);
    if (file && !existsSync(file)) return true;
    if (anchor === undefined) return false;
    const target = file ? readFileSync(file, 'utf8') : markdown;
    const headings = [...target.matchAll(/^#+ +(.+?) *$/gm)].map(([, heading = '']) => heading.toLowerCase());
    return !headings.some((heading) => heading.replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-') === anchor);
  });
}

it('each requirement of levels 1 and 2 has a row or a reason why it does not apply, once', () => {
  const named = [...rowsOf(text).map(({ id }) => id), ...leftOut(text)];
  expect(named.toSorted()).toEqual([...levelOf.keys()].toSorted());
});

it('a row says the level of its requirement, stands in the chapter of it, and leads to code, a test or a document', () => {
  for (const chapter of text.split(/^## V/m).slice(1)) {
    for (const { id, level, asks, how } of rowsOf(chapter)) {
      expect([id, level]).toEqual([id, levelOf.get(id)]);
      expect(id.split('.')[0], id).toBe(chapter.split(' ')[0]);
      expect([id, asks !== '' && how.includes('](')]).toEqual([id, true]);
    }
  }
});

it('what is not met stands in the list at the beginning, and nothing else does', () => {
  const [, listed = ''] = /^Not met: (.*)\.$/m.exec(text) ?? [];
  const unmet = rowsOf(text).filter(({ how }) => how.startsWith('**Not'));
  expect([...listed.matchAll(/\[([\d.]+)\]/g)].map(([, id]) => id)).toEqual(unmet.map(({ id }) => id));
});

it.each(['infra/security/asvs.md', 'infra/security/README.md', 'README.md'])(
  'every link of %s leads somewhere',
  (file) => {
    const markdown = readFileSync(file, 'utf8');
    expect(brokenLinks(markdown, path.dirname(file))).toEqual([]);
  },
);

it('a link to a file or a heading that there is not is found', () => {
  const markdown =
    '# Here\n[a](gone.ts) [b](README.md#gone) [c](README.md#keys) [d](#here) [e](#gone) [f](https://example.com/)';
  expect(brokenLinks(markdown, 'infra/security')).toEqual(['gone.ts', 'README.md#gone', '#gone']);
});
