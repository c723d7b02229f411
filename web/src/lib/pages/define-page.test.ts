import { expect, test } from 'vitest';
import { getProfile } from '../../../../shared/contract/accounts/own-account.ts';
import { listCases } from '../../../../shared/contract/content.ts';
import { routes } from '../../../../shared/routes.ts';
import { definePage } from './define-page.ts';

const head = { title: 'Notes', description: 'Of a lesson.' };

test('a head is typed by what the page loads, without a word about the type', () => {
  const page = definePage(routes.casesDetail, {
    load: async (_, { cid }) => ({ title: `Case ${cid}` }),
    meta: ({ title }, { cid }) => ({ title: title.toUpperCase(), description: cid }),
    documents: async () => [{ cid: '7' }],
  });
  expect(page.meta({ title: 'Case 7' }, { cid: '7' })).toEqual({ title: 'CASE 7', description: '7' });
});

test('a head has what was answered by a call that the loader hands on', () => {
  const page = definePage(routes.cases, {
    load: ({ call }) => call(listCases, {}),
    meta: ({ allCasesListData }) => ({ title: 'Cases', description: `${allCasesListData.length} of them` }),
  });
  expect(page.cache).toBe('static');
});

test('the head of a page for members is said without data, and the page is kept for a session', () => {
  const page = definePage(routes.personal, { load: async () => null, meta: head });
  expect([page.cache, page.meta(null, {})]).toEqual(['session', head]);
});

test('a page states what its route asks for, and no more', () => {
  // @ts-expect-error the document of a page for members is made without data
  definePage(routes.personal, { load: async () => 1, meta: () => head });
  // @ts-expect-error a path with a value lists its documents
  definePage(routes.casesDetail, { load: async () => 1, meta: () => head });
  // @ts-expect-error its address carries nothing that serves once
  definePage(routes.about, { load: async () => 1, meta: () => head, redeem: async () => Promise.reject(new Error()) });
  // @ts-expect-error the member is not known where everybody sees the page
  definePage(routes.about, { load: ({ call }) => call(getProfile, {}), meta: () => head });
});
