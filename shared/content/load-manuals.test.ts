import { describe, expect, it } from 'vitest';
import { contentFolder } from './content-folder.ts';
import { readManuals } from './load-manuals.ts';

const manual = `---
title: User manual
product: 3
type: 1
version: 2.5.1
cover: s1
describe: Everything about **windows**. <script>alert(1)</script>
file_name: S1 user manual
update_date: 2026-03-12
---
## Install

Copy it.
`;

/** The manuals of a small content folder with one manual, changed as told. */
function manualsOf(text: string) {
  using folder = contentFolder({ 'manuals/s1.md': text });
  return readManuals(folder.path, new Set(['s1']));
}

describe('manuals', () => {
  it('a manual has the address of its document, its text and a description that is safe to show', () => {
    expect(manualsOf(manual)).toMatchObject([
      {
        name: 's1',
        file_path: '/media/manuals/s1.pdf',
        describe: '<p>Everything about <strong>windows</strong>. </p>',
        text: '## Install\n\nCopy it.',
      },
    ]);
  });

  it.each([
    ['product: 3', 'product: 99', 'manuals/s1.md:3 product: No product has the id 99'],
    ['type: 1', 'type: 21', 'manuals/s1.md:4 type: S1 has no type 21'],
    ['version: 2.5.1', 'version: 9.9.9', 'manuals/s1.md:5 version: There is no release 9.9.9 of this type'],
    ['cover: s1', 'cover: s9', 'manuals/s1.md:6 cover: There is no picture named s9'],
    ['update_date: 2026-03-12', 'update_date: today', 'manuals/s1.md:9 update_date: A day is written YYYY-MM-DD'],
    ['title: User manual', 'headline: User manual', 'manuals/s1.md:2 headline: There is no such field'],
  ])('a manual with another "%s" is refused at its line', (before, after, message) => {
    expect(() => manualsOf(manual.replace(before, after))).toThrow(message);
  });

  it('the manuals of this site are in order', () => {
    expect(readManuals().map(({ name }) => name)).toEqual(['hvc-tutorial', 'p1-plus', 's3-pro']);
  });
});
