import { describe, expect, it, test } from 'vitest';
import { problemsOf, smallLibrary } from './content-folder.ts';
import { loadContent } from './load.ts';
import { readManuals } from './load-manuals.ts';
import { contentReplies } from './replies.ts';

const manual = `---
title: User manual
product: 3
type: 1
version: 2.5.1
directory: s1
cover: s1
describe: Everything about **windows**. <script>alert(1)</script>
file_name: S1 user manual
update_date: 2026-03-12
index:
  copies: [install]
---
## Install

Copy it, as in [Install](#install).
`;
const directory = (fields: string) => `---\n${fields}\n---\nAbout\nthem.\n`;
const directories = {
  'manual-directories/all.md': directory('id: 1\norder: 1\ntitle: All manuals'),
  'manual-directories/s-series.md': directory('id: 2\norder: 1\ntitle: S series\nparent: all'),
  'manual-directories/s1.md': directory('id: 21\norder: 1\ntitle: S1\nparent: s-series'),
};
const files = { 'manuals/s1.md': manual, ...directories };
const replies = () => contentReplies(smallLibrary(files));
const node = { describe: 'About them.' };
const s1 = { id: 21, pid: 2, name: 'S1', ...node, child: [] };
const series = { id: 2, pid: 1, name: 'S series', ...node, child: [s1] };

describe('the directories of manuals', () => {
  it('nest in `child`, each with the id of the one above', () => {
    expect(replies().listManualDirectories({ name: '' })).toEqual([
      { id: 1, pid: 0, name: 'All manuals', ...node, child: [series] },
    ]);
  });

  it('are found by a part of their name, with what stands below them and nothing above', () => {
    expect(replies().listManualDirectories({ name: ' SERIES ' })).toEqual([series]);
    expect(replies().listManualDirectories({ name: 's1' })).toEqual([s1]);
    expect(replies().listManualDirectories({ name: 'projector' })).toEqual([]);
  });
});

describe('the manuals of a directory', () => {
  const asked = { page: 1, size: 5 };
  const entry = {
    name: 's1',
    title: 'S1 user manual',
    file_name: 'S1 user manual',
    file_path: '/media/manuals/s1.pdf',
    cover: '/pictures/s1-960.webp',
    version: '2.5.1',
    update_date: '2026-03-12',
    describe: '<p>Everything about <strong>windows</strong>. </p>',
  };

  it('are those of the directories below it too, with a description that is safe to show', () => {
    for (const dir_id of [1, 2, 21])
      expect(replies().listManuals({ dir_id, ...asked })).toEqual({ list: [entry], datacount: 1 });
  });

  it('are none beyond the last page, and none where there is no such directory', () => {
    expect(replies().listManuals({ dir_id: 1, page: 2, size: 5 })).toEqual({ list: [], datacount: 1 });
    expect(replies().listManuals({ dir_id: 99, ...asked })).toEqual({ list: [], datacount: 0 });
  });
});

describe('a library of manuals is refused at its line', () => {
  test.each([
    ['product: 3', 'product: 99', 'manuals/s1.md:3 product: No product has the id 99'],
    ['type: 1', 'type: 21', 'manuals/s1.md:4 type: S1 has no type 21'],
    ['version: 2.5.1', 'version: 9.9.9', 'manuals/s1.md:5 version: There is no release 9.9.9 of this type'],
    ['directory: s1', 'directory: s9', 'manuals/s1.md:6 directory: There is no manual-directories/s9.md'],
    ['cover: s1', 'cover: s9', 'manuals/s1.md:7 cover: There is no picture named s9'],
    ['update_date: 2026-03-12', 'update_date: today', 'manuals/s1.md:10 update_date: A day is written YYYY-MM-DD'],
    ['title: User manual', 'headline: User manual', 'manuals/s1.md:2 headline: There is no such field'],
    ['[install]', '[use]', 'The index names a heading that there is not: use'],
    ['(#install)', '(#use)', 'There is no heading with the id use'],
    ['Copy it', '![A wall](wall "The wall.")', 'There is no picture named wall'],
    ['Copy it', '![A wall](s1)', 'The figure s1 lacks its words'],
    ['## Install', '# Install', 'chapters are ##'],
  ])('with another "%s" in a manual: %s', (before, after, message) => {
    const changed = { ...files, 'manuals/s1.md': manual.replace(before, after) };
    expect(problemsOf(changed, { pictures: new Set(['s1', 'stage-variety-show']) }).join('\n')).toContain(message);
  });

  test.each([
    ['s1', 'parent: s-series', 'parent: none', 'There is no manual-directories/none.md'],
    ['s-series', 'id: 2', 'id: 1', '1 is already used in manual-directories/all.md'],
    ['all', 'title: All manuals', 'title: All manuals\nparent: s1', 'There are 3 levels of directories'],
  ])('with another line in the directory %s: %s → %s', (name, before, after, message) => {
    const path = `manual-directories/${name}.md` as keyof typeof directories;
    const changed = { ...files, [path]: directories[path].replace(before, after) };
    expect(problemsOf(changed).join('\n')).toContain(message);
  });

  test('with a directory that holds nothing', () => {
    const empty = { 'manual-directories/s2.md': directory('id: 22\norder: 2\ntitle: S2\nparent: s-series') };
    expect(problemsOf({ ...files, ...empty }).join('\n')).toContain('There is no manual in it');
  });
});

test('the site has six manuals, and its first directory holds them all', () => {
  expect(readManuals().map(({ name }) => name)).toEqual(['cc-max', 'hvc-tutorial', 'p1-plus', 's1', 's2', 's3-pro']);
  const site = contentReplies(loadContent());
  const [first] = site.listManualDirectories({ name: '' });
  expect(site.listManuals({ dir_id: first?.id ?? 0, page: 1, size: 5 }).datacount).toBe(6);
});
