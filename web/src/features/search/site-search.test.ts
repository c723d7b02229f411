import { expect, test } from 'vitest';
import { loadContent } from '../../../../shared/content/load.ts';
import { searchIndexFile } from '../../../prerender/search-index.ts';
import { createFind } from './find.ts';
import { isSearchIndex } from './search-index.ts';

/** The search over all that the site has. */
function siteFind() {
  const index: unknown = JSON.parse(searchIndexFile(loadContent()).text);
  if (!isSearchIndex(index)) throw new Error('The index of the site is not one');
  return createFind(index);
}
const find = siteFind();

test('the page of a product is the best answer to its name', () => {
  const [best] = find('s3 pro');
  expect(best?.entry).toMatchObject({ kind: 'Product', title: 'S3 Pro', to: '/product-s3-pro' });
  expect(best?.found.has('s3')).toBe(true);
});

test('the best answer to a name and a version is that release, at its place in the history', () => {
  expect(find('s3 pro 5.1.2')[0]?.entry).toMatchObject({ kind: 'Release', to: '/history?page=21#v-5.1.2' });
});

test.each(['timelin', 'serer', 'sevrer', 'S3-PRO', 'façade'])('the site has something for “%s”', (typed) => {
  expect(find(typed).length).toBeGreaterThan(0);
});
