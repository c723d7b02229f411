import { expect, test } from 'vitest';
import { checkBudgets } from './budgets.ts';
import { explainWeight, type WeighedScript } from './explain-weight.ts';

/** A page with a module of its own, and the script where what it shares lies. */
const scripts: readonly WeighedScript[] = [
  {
    address: '/assets/faq-page-1.js',
    bytes: 500,
    modules: [{ name: 'web/src/features/faq/faq-page.tsx', bytes: 900, pages: ['faq'] }],
  },
  {
    address: '/assets/kit-1.js',
    bytes: 4_000,
    modules: [
      { name: 'web/src/ui/data/table/table.tsx', bytes: 2_000, pages: ['home', 'lease'] },
      {
        name: 'web/src/ui/media/picture/picture.tsx',
        bytes: 6_000,
        pages: ['about', 'faq', 'home', 'lease', 'lock', 'news'],
      },
      { name: 'web/src/ui/layout/prose/prose.module.css', bytes: 0, pages: ['faq'] },
    ],
  },
];

function messageOf(check: () => void): string {
  try {
    check();
    return '';
  } catch (error) {
    return String(error instanceof Error && error.message);
  }
}

test('a page that is too heavy is told what it loads, the heaviest first, and whom it shares that with', () => {
  expect(explainWeight(scripts, 'faq')).toEqual([
    '/assets/kit-1.js: 4000 bytes',
    '    3000  web/src/ui/media/picture/picture.tsx  shared with about, home, lease and 2 more',
    '    1000  web/src/ui/data/table/table.tsx  not imported here, but by home, lease',
    '/assets/faq-page-1.js: 500 bytes',
    '     500  web/src/features/faq/faq-page.tsx',
  ]);
});

test('of a script with many modules the heaviest are named, and the others counted', () => {
  const modules = Array.from({ length: 15 }, (_, place) => ({ name: `module-${place}`, bytes: place + 1, pages: [] }));
  const lines = explainWeight([{ address: '/assets/entry.js', bytes: 1_200, modules }]);
  expect(lines).toHaveLength(14);
  expect(lines[1]).toBe('     150  module-14');
  expect(lines.at(-1)).toBe('          and 3 smaller ones');
});

test('the build says it where it stops', () => {
  const weight = { name: 'page faq', page: 'faq', bytes: 4_500, budget: 4_000, scripts };
  const [said, weighs, heaviest] = messageOf(() => checkBudgets([weight])).split('\n');
  expect([said, weighs, heaviest]).toEqual([
    'Over budget:',
    '  page faq: 4500 bytes gzip, budget 4000',
    '    /assets/kit-1.js: 4000 bytes',
  ]);
});
