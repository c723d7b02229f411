import type { BrowserContextOptions, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { keepLessonProgress, readLessonProgress } from '../../shared/contract/accounts/lesson-progress.ts';
import { launchBrowser } from '../support/browsers/browser.ts';
import { devices } from '../support/browsers/visitor.ts';
import { ask } from '../support/people/members.ts';
import { eventually } from '../support/runs/eventually.ts';
import { aVisitor } from './a-visitor.ts';
import { aSignedInMember } from './personal-site.ts';

const siteUrl = inject('siteUrl');
const still = { ...devices.windows, reducedMotion: 'reduce' } as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const lessons = (page: Page) => page.getByRole('navigation', { name: 'Lessons', exact: true });
const film = (page: Page) => page.locator('video');
const big = (page: Page) => page.getByRole('button', { name: 'Play the film' });
const chapters = (page: Page) => page.getByRole('list', { name: 'Chapters of the film' });
const at = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);
const seek = (page: Page, seconds: number) =>
  film(page).evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to;
  }, seconds);
/** The last moment of a film, from which it comes to its end by itself. */
async function almostOver(page: Page): Promise<void> {
  // A film plays, as far as it says so, before it knows how long it is.
  await expect.poll(() => film(page).evaluate(({ duration }: HTMLVideoElement) => duration > 0)).toBe(true);
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.4;
  });
}

/** A visitor at a lesson, whose film waits for its button: less motion is asked for. */
async function atLesson(address: string, options: BrowserContextOptions = still) {
  const visitor = await aVisitor(options);
  await visitor.open(address);
  await chapters(visitor.page).getByRole('button').first().waitFor();
  return visitor;
}

test('a course opens from the list at its first lesson, whose film starts by itself, with its sound', async () => {
  const { page, open, leave } = await aVisitor(devices.windows);
  await open('/courselist');
  await page.getByRole('link', { name: 'A small show with P1' }).last().click();
  await page.waitForURL('**/coursedetail?id=1&dir_id=1');
  await expect.poll(() => at(page)).toBeGreaterThan(0.2);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
  expect(await big(page).count()).toBe(0);
  await leave();
});

test('who leaves a film in the middle goes on there, and may begin again', async () => {
  const { page, open, leave } = await atLesson('/coursedetail?id=1&dir_id=2');
  await big(page).click();
  await expect.poll(() => at(page)).toBeGreaterThan(0.1);
  await seek(page, 9);
  await expect.poll(() => at(page)).toBeGreaterThan(9.2);
  await page.keyboard.press('k');
  await expect.poll(() => isPaused(page)).toBe(true);
  await open('/about');
  await open('/courselist');
  await page.getByRole('link', { name: 'A small show with P1' }).last().click();
  await page.waitForURL('**/coursedetail?id=1&dir_id=2');
  await page.getByText(/^Goes on at 0:0?9, where you stopped\.$/).waitFor();
  await expect.poll(() => at(page)).toBeGreaterThan(8.5);
  await page.getByRole('button', { name: 'From the beginning' }).click();
  await expect.poll(() => at(page)).toBeLessThan(5);
  await leave();
});

test('a lesson whose film was watched to its end is done, and the next one follows', async () => {
  const { page, open, leave } = await atLesson('/coursedetail?id=1&dir_id=1');
  await big(page).click();
  await expect.poll(() => isPaused(page)).toBe(false);
  await almostOver(page);
  await page.getByRole('link', { name: 'Next lesson: Doors, show and encore' }).click();
  await page.waitForURL('**/coursedetail?id=1&dir_id=2');
  await expect.poll(() => heading(page).textContent()).toBe('Doors, show and encore');
  await lessons(page).getByRole('link', { name: 'A first list in one evening (done)' }).waitFor();
  await open('/courselist');
  await page.getByText('1 of 7 lessons done').waitFor();
  await leave();
});

test('a member goes on at the place that another device has told', async () => {
  const { page, member, open, leave } = await aSignedInMember(still);
  const told = { course_id: 1, dir_id: 3, seconds: 6, done: 0, changed_at: Date.now() } as const;
  await ask(siteUrl, keepLessonProgress, { ...member.proof, list: [told] });
  await open('/coursedetail?id=1&dir_id=3');
  await page.getByText('Goes on at 0:06, where you stopped.').waitFor();
  await big(page).click();
  await expect.poll(() => at(page)).toBeGreaterThan(6.5);
  await page.keyboard.press('k');
  const kept = await eventually(
    () => ask(siteUrl, readLessonProgress, member.proof),
    ({ list }) => (list[0]?.seconds ?? 0) > 6.4,
  );
  expect(kept.list).toHaveLength(1);
  await leave();
});

/** A browser with a policy of its own on films with sound, in which nothing that a test asks counts as an act of the visitor. */
async function withPolicy(
  policy: string,
  look: (page: Page, ask: (expression: string) => Promise<unknown>) => Promise<void>,
) {
  const browser = await launchBrowser({ args: [`--autoplay-policy=${policy}`] });
  try {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    await page.goto(`${siteUrl}/coursedetail?id=1&dir_id=1`);
    await look(page, async (expression) => (await devtools.send('Runtime.evaluate', { expression })).result.value);
  } finally {
    await browser.close();
  }
}

const button = "document.querySelector('video ~ button') !== null";
const plays = "document.querySelector('video').currentTime > 0.2 && !document.querySelector('video').muted";
const hasControls = "document.querySelector('video').controls";

test('where the browser allows sound, a film plays by itself, with its controls', async () => {
  await withPolicy('no-user-gesture-required', async (_, ask) => {
    await expect.poll(() => ask(plays)).toBe(true);
    expect([await ask(hasControls), await ask(button)]).toEqual([true, false]);
  });
});

test('where it does not, a large button plays it, and the controls are there from the start', async () => {
  await withPolicy('user-gesture-required', async (page, ask) => {
    await expect.poll(() => ask(hasControls)).toBe(true);
    await expect
      .poll(() => ask('document.querySelectorAll(\'[aria-label="Chapters of the film"] button\').length > 0'))
      .toBe(true);
    expect([await ask(plays), await ask(button)]).toEqual([false, true]);
    await big(page).click();
    await expect.poll(() => ask(plays)).toBe(true);
    expect([await ask(hasControls), await ask(button)]).toEqual([true, false]);
    expect(await ask("document.activeElement === document.querySelector('video')")).toBe(true);
  });
});

test('a film that cannot be had says so, offers the next lesson, and plays once it can be had', async () => {
  const { page, open, leave } = await aVisitor(still);
  let isGone = true;
  await page.route('**/media/films/*.mp4', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await open('/coursedetail?id=1&dir_id=1');
  await big(page).click();
  const trouble = page.getByRole('alert');
  await trouble.getByText('The film could not be loaded.').waitFor();
  expect(await trouble.getByRole('link').getAttribute('href')).toBe('/coursedetail?id=1&dir_id=2');
  isGone = false;
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => at(page)).toBeGreaterThan(0.1);
  expect(await film(page).evaluate((video) => video === document.activeElement)).toBe(true);
  await leave();
});

test('where the page’s scripts cannot be had, the film has the browser’s controls', async () => {
  const { page, leave } = await aVisitor(still);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${siteUrl}/coursedetail?id=1&dir_id=1`);
  await expect.poll(() => film(page).getAttribute('controls')).not.toBeNull();
  await leave(/entry-client|Failed to load|Failed to fetch/);
});

test('chapters, speed and keys move through the film', async () => {
  const { page, leave } = await atLesson('/coursedetail?id=1&dir_id=2');
  await chapters(page).getByRole('button', { name: 'Four ways' }).click();
  await expect.poll(() => at(page)).toBeGreaterThan(9.3);
  await expect.poll(() => chapters(page).locator('[aria-current]').textContent()).toBe('Four ways');
  await page.getByLabel('Speed').selectOption('1.5');
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
  await film(page).focus();
  await page.keyboard.press('k');
  await expect.poll(() => isPaused(page)).toBe(true);
  const before = await at(page);
  await page.keyboard.press('j');
  expect(await at(page)).toBeCloseTo(before - 5, 1);
  await page.keyboard.press('<');
  await expect.poll(() => page.getByLabel('Speed').inputValue()).toBe('1.25');
  await leave();
});

test.each(['/coursedetail', '/coursedetail?id=1', '/coursedetail?id=1&dir_id=20', '/coursedetail?id=99&dir_id=1'])(
  'there is no lesson at %s',
  async (address) => {
    const { page, open, leave } = await aVisitor(still);
    const reply = await fetch(`${siteUrl}${address}`);
    expect(reply.status).toBe(404);
    await open(address);
    expect(await heading(page).textContent()).toBe('There is nothing at this address');
    await leave();
  },
);

test('without script a lesson has its film with the browser’s controls, its words, figures and the tree', async () => {
  const { page, open, leave } = await aVisitor({ ...still, javaScriptEnabled: false });
  await open('/coursedetail?id=1&dir_id=2');
  expect(await heading(page).textContent()).toBe('Doors, show and encore');
  expect(await film(page).filter({ visible: true }).getAttribute('controls')).not.toBeNull();
  expect(await big(page).isVisible()).toBe(false);
  expect(await page.getByRole('listitem').filter({ hasText: 'Reorder the doors' }).count()).toBe(1);
  expect(await page.locator('figure img').count()).toBe(1);
  await lessons(page).getByText('Sound', { exact: true }).click();
  await lessons(page).getByRole('link', { name: 'Music and announcements in Audio Mode' }).click();
  await page.waitForURL('**/coursedetail?id=1&dir_id=3');
  await leave();
});
