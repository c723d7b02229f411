import { expect, test } from 'vitest';
import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import type { Video } from '../../../../shared/contract/content-schemas.ts';
import { aContext } from '../../../testing/builders.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { page } from './load-videos.ts';

const { documents, load, meta } = page;

const texts: PageTexts['videos'] = {
  tabs: [
    { name: 'p1', title: 'P1', lead: 'Films on P1.', html: '<p>No voice.</p>' },
    { name: 's2', title: 'S2', lead: 'Films on S2.', html: '<p>Two machines.</p>' },
  ],
};
const made: Video = {
  title: 'A page',
  text: 'You make one.',
  film: 'home',
  link: '/media/films/home-h264.mp4',
  steps: [],
};
const planned: Video = {
  title: 'A key',
  text: 'You press one.',
  film: '',
  link: '',
  steps: ['Choose a key.', 'Press it.'],
};
const context = aContext({
  pageText: () => texts as never,
  listVideos: () => ({ p1: [planned], s1: [], s2: [made, planned], s3: [] }),
});

test('a tab shows the films of its list, as the call answers them, and what is said of it', async () => {
  expect(await load(context, { tabid: '3' })).toEqual({
    tabs: [
      { name: 'p1', title: 'P1' },
      { name: 's2', title: 'S2' },
    ],
    name: 's2',
    title: 'S2',
    lead: 'Films on S2.',
    html: '<p>Two machines.</p>',
    videos: [made, planned],
  });
});

test.each(['0', '5', 'p1', ''])('there is no tab %o', async (tabid) => {
  await expect(load(context, { tabid })).rejects.toBeInstanceOf(NotFound);
});

test('every list has a document', async () => {
  expect(await documents?.(context)).toEqual(['1', '2', '3', '4'].map((tabid) => ({ tabid })));
});

test('the head tells search engines of films that there are, and of no others', async () => {
  const { structuredData = [] } = meta(await load(context, { tabid: '3' }), {});
  expect(structuredData).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Video tutorials' }, { name: 'Tutorials on S2' }] },
    { '@type': 'VideoObject', name: 'A page', contentUrl: expect.stringMatching(/^https:.*\/home-h264\.mp4$/) },
  ]);
});

test('the first list is the page itself', async () => {
  const { structuredData } = meta(await load(context, { tabid: '1' }), {});
  expect(structuredData).toMatchObject([{ itemListElement: [{ position: 1 }] }]);
});
