import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listVideos } from '../../../../shared/contract/content.ts';
import { answer } from '../../../testing/components/answer.ts';
import { renderAt } from '../../../testing/components/render-at.tsx';
import { browserContext } from '../../lib/api/browser-context.ts';
import { page as videos } from './load-videos.ts';
import VideosPage from './videos-page.tsx';

/** As the API answers them; the film of home stands for every one. */
const film = (title: string) => {
  const text = `What ${title} shows.`;
  return { title, text, film: 'home', link: '/media/films/home-h264.mp4', steps: [] };
};
const steps = (title: string) => ({ ...film(title), film: '', link: '', steps: ['Open it.', 'Name it.', 'Save it.'] });

async function show(tabid: string) {
  const s1 = [film('A page'), steps('A window')];
  answer(listVideos, () => ({ data: { p1: [film('A show'), steps('A third show')], s1, s2: [], s3: [] } }));
  const data = await videos.load(browserContext, { tabid });
  await renderAt('/videos', <VideosPage data={data} params={{}} reload={() => {}} />);
}

const partOf = (title: string) => page.getByRole('group').filter({ hasText: `What ${title} shows.` });
const opened = () => [...document.querySelectorAll('details[open] h3')].map((title) => title.textContent);

test('tutorials are an accordion: opening one closes the other', async () => {
  await show('2');
  expect(opened()).toEqual(['A page']);
  await page.getByText('A window', { exact: true }).click();
  await expect.poll(opened, { timeout: 50_000 }).toEqual(['A window']);
});

test('a tutorial without a film has its steps, and nothing to press', async () => {
  await show('1');
  await page.getByText('A third show', { exact: true }).click();
  await expect.element(page.getByText('What A third show shows.')).toBeVisible();
  const part = partOf('A third show');
  expect(
    part
      .getByRole('listitem')
      .elements()
      .map((step) => step.textContent),
  ).toEqual(['Open it.', 'Name it.', 'Save it.']);
  expect(part.element().querySelectorAll('a, button, img')).toHaveLength(0);
});

test('films of S1 are links to their files', async () => {
  await show('2');
  const link = page.getByRole('link', { name: 'Watch the film: A page' });
  await expect.element(link).toHaveAttribute('href', '/media/films/home-h264.mp4');
  expect(document.querySelectorAll('details button, video')).toHaveLength(0);
});

test.each([
  [767, 1],
  [768, 2],
])('at %i px the list stands in %i columns', async (width, columns) => {
  await page.viewport(width, 900);
  await show('1');
  const leftOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left ?? 0;
  expect(leftOf('details') > leftOf('#list-title') + 1 ? 2 : 1).toBe(columns);
});
