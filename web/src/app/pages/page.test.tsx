import { expect, it } from 'vitest';
import { aContext } from '../../../testing/builders.ts';
import type { PageCache, PageDefinition } from '../../lib/pages/page-module.ts';
import { createPage } from './page.ts';

function aPage(cache: PageCache, more: Partial<PageDefinition<string>> = {}) {
  return createPage<string>(
    async () => ({ default: ({ data }) => <h1>{data}</h1> }),
    async () => ({
      page: {
        load: async (_, { cid }) => `Case ${cid}`,
        meta: (data) => ({ title: data, description: data }),
        cache,
        ...more,
      },
    }),
  );
}

it('a page loads by the values of its address, and describes what it loaded', async () => {
  const opened = await aPage('session').open(aContext(), { cid: '12' });
  expect(opened).toMatchObject({ data: 'Case 12', meta: { title: 'Case 12' }, cache: 'session', darkHeader: false });
});

it('a page that is made for one visit is never loaded ahead', async () => {
  expect(await aPage('none').mayLoadAhead()).toBe(false);
  expect(await aPage('session').mayLoadAhead()).toBe(false);
  expect(await aPage('static').mayLoadAhead()).toBe(true);
});

it('a page has the documents that its loader lists', async () => {
  expect(await aPage('static').documents(aContext())).toEqual([]);
  const documents = async () => [{ cid: '1' }, { cid: '2' }];
  expect(await aPage('static', { documents }).documents(aContext())).toEqual([{ cid: '1' }, { cid: '2' }]);
});
