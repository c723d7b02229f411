import { describe, expect, it } from 'vitest';
import { smallLibrary } from '../../../shared/content/content-folder.ts';
import type { ContentLibrary } from '../../../shared/content/library.ts';
import type { PageRouteName, RouteParams } from '../../../shared/routes.ts';
import { lastChange } from './last-changes.ts';

const answer = (id: number, day: string) => `---
id: ${id}
title: Why?
update_date: ${day}
---
Because.
`;

const topic = (id: number, parent?: string) => `---
id: ${id}
order: ${id}
title: S series
icon: windows
${parent === undefined ? '' : `parent: ${parent}\n`}---
About.
`;

const library: ContentLibrary = smallLibrary({
  'products/s1.md': `---
id: 3
order: 1
title: S1
updated: 2026-02-01
series: s
route: productS1
picture: s1
types: [1]
---
Window control.
`,
  'faq/s.md': topic(1),
  'faq/s1.md': topic(2, 's'),
  'faq/s/why.md': answer(101, '2026-03-01'),
  'faq/s1/why.md': answer(102, '2026-04-01'),
  'faq/s1/how.md': answer(103, '2026-03-15'),
});

function changeOf(name: PageRouteName, params: RouteParams, modified?: string): string {
  return lastChange({ embedded: { name, params, data: {} }, meta: { title: '', description: '', modified } }, library);
}

describe('the day on which what a document shows last changed', () => {
  it('is the newest of what its head and its texts say', () => {
    expect(changeOf('download', { page: '1' }, '2026-01-01')).toBe('2026-02-01');
    expect(changeOf('download', { page: '1' }, '2026-05-01')).toBe('2026-05-01');
  });

  it('is that of the newest answer below a topic of the FAQ, and of all for the overview', () => {
    expect(changeOf('faq', { id: '2' })).toBe('2026-04-01');
    expect(changeOf('faq', { id: '1' })).toBe('2026-04-01');
    expect(changeOf('faq', {})).toBe('2026-04-01');
    expect(changeOf('faq', { id: '101' }, '2026-03-01')).toBe('2026-03-01');
  });

  it('stops the build where nothing says it, with what to do', () => {
    expect(() => changeOf('lock', {})).toThrow('lock {} is in the sitemap, and nothing says when it changed');
  });
});
