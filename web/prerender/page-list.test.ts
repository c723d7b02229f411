import { describe, expect, it } from 'vitest';
import type { PageRouteName, RouteParams } from '../../shared/routes.ts';
import { pageList } from './page-list.ts';

const listed: Partial<Record<PageRouteName, RouteParams[]>> = {
  history: [{ page: '1' }, { page: '21' }],
  courseDetail: [{ id: '1', dir_id: '2' }],
};
const pages = await pageList(async (name) => listed[name] ?? []);
const keysOf = (name: PageRouteName) => pages.filter((page) => page.name === name).map(({ key }) => key);

describe('the list of pages', () => {
  it('holds every built route, under the key that the edge looks for', () => {
    expect(keysOf('home')).toEqual(['home/index.html']);
    expect(keysOf('downLink')).toEqual(['down_link/index.html']);
  });

  it('holds each document that a page lists, and the preset one for the address without a query', () => {
    expect(keysOf('history')).toEqual(['history/index.html', 'history/1/index.html', 'history/21/index.html']);
    expect(pages.find(({ key }) => key === 'history/index.html')?.params).toEqual({ page: '1' });
  });

  it('has no document for an address without the two parameters that name one together', () => {
    expect(keysOf('courseDetail')).toEqual(['coursedetail/1/2/index.html']);
  });
});
