import { expect, test } from 'vitest';
import { loadContent } from '../../../../shared/content/load.ts';
import { contentReplies } from '../../../../shared/content/replies.ts';
import { productGroups } from './product-groups.ts';

const named = (groups: ReturnType<typeof productGroups>) =>
  groups.map(({ label, products }) => [label, products.map(({ name }) => name)]);

test('products stand by family, and in a family as the list has them', () => {
  const list = [
    { type: 12, name: 'Assistant' },
    { type: 9, name: 'P1+' },
    { type: 21, name: 'S3 Pro' },
    { type: 10, name: 'P1' },
    { type: 1, name: 'S1' },
  ] as const;
  expect(named(productGroups(list))).toEqual([
    ['S series', ['S3 Pro', 'S1']],
    ['P series', ['P1+', 'P1']],
    ['Tools', ['Assistant']],
  ]);
});

const categories = contentReplies(loadContent()).listProductCategories({ language: 1 });

test('published products stand by series', () => {
  expect(named(productGroups(categories))[0]).toEqual(['S series', ['S1', 'S2', 'S3', 'S3 Pro', 'S3 Lite']]);
  expect(productGroups(categories).map(({ label }) => label)).toEqual([
    'S series',
    'P series',
    'Mobile control',
    'Tools',
  ]);
});

test('each published product stands in one family', () => {
  const shown = productGroups(categories).flatMap(({ products }) => products);
  expect(shown.map(({ type }) => type).sort()).toEqual(categories.map(({ type }) => type).sort());
  expect(shown).toHaveLength(18);
});
