import { expect, test } from 'vitest';
import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import { aContext } from '../../../testing/builders.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { page } from './load-certification.ts';

const { documents, load, meta } = page;

const texts: PageTexts['sign'] = {
  title: 'Certification',
  lead: 'One exam a month.',
  facts: [],
  audience: [],
  steps: [],
  rules: ['One exam per candidate per month.', 'Duplicate sign-ups in one exam period void the result.'],
  kept: { version: '2026-11', terms: [] },
  html: '<p>An exam.</p>',
};
const context = aContext({ pageText: () => texts as never });

test('every tab has a document, the one about the exam first', async () => {
  expect(await documents?.(context)).toEqual([
    { tab: 'about' },
    { tab: 'certificate' },
    { tab: 'sign-up' },
    { tab: 'sign-up-query' },
  ]);
});

test.each(['0', 'signup', 'About', ''])('there is no tab %o', async (tab) => {
  await expect(load(context, { tab })).rejects.toBeInstanceOf(NotFound);
});

test.each([
  ['about', 'Certification', 1],
  ['sign-up', 'Certification: Sign up now', 2],
])('the document of %s says what it is', async (tab, title, crumbs) => {
  const head = meta(await load(context, { tab }), { tab });
  expect(head.title).toBe(title);
  expect(head.structuredData?.[0]).toMatchObject({ itemListElement: { length: crumbs } });
});
