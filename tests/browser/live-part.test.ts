import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ada, aMemberVisitor, ben, signIn } from './member-site.ts';

const notes = (page: Page) => page.getByRole('list', { name: 'Notes' }).getByRole('listitem');
const part = (page: Page) => page.locator('[data-live-part]');

test('a live part keeps its room in the document, and says what it needs where there is no script', async () => {
  const { page, handler, leave } = await aMemberVisitor(undefined, { javaScriptEnabled: false });
  await page.goto('/live-notes');
  const words = part(page).locator('noscript p');
  expect(await words.textContent()).toContain('gets the notes with JavaScript');
  expect(await words.isVisible()).toBe(true);
  expect(handler.calls).toEqual([]);
  await leave();
});

test('a live part is asked for once the page has started, and again once something was written', async () => {
  const { page, handler, problems, leave } = await aMemberVisitor();
  await page.goto('/live-notes');
  await notes(page).nth(1).waitFor();
  expect(handler.calls).toEqual([{ path: '/api/pc/test_wall', body: { list: 'a' } }]);
  await page.getByRole('button', { name: 'Add' }).click();
  await notes(page).nth(2).waitFor();
  expect(await notes(page).allTextContents()).toEqual(['first', 'second', 'A new note']);
  expect(problems).toEqual([]);
  await leave();
});

test('a live part shows what was asked for last, and nothing is said to be empty before it is known', async () => {
  const { page, handler, leave } = await aMemberVisitor();
  await page.goto('/live-notes');
  await notes(page).first().waitFor();
  const release = handler.hold();
  await page.getByRole('link', { name: 'List b' }).click();
  await expect.poll(() => handler.calls.length).toBe(2);
  expect(await page.getByText('Nothing is noted yet').count()).toBe(0);
  await page.getByRole('link', { name: 'List a' }).click();
  release();
  await notes(page).nth(1).waitFor();
  expect(await page.getByText('Nothing is noted yet').count()).toBe(0);
  await page.getByRole('link', { name: 'List b' }).click();
  await page.getByText('Nothing is noted yet').waitFor();
  await leave();
});

test('a live part that cannot be had says so and tries again, by a press and by itself', async () => {
  const { page, handler, leave } = await aMemberVisitor();
  handler.setDown(true);
  await page.goto('/live-notes');
  await part(page).getByRole('button', { name: 'Try again' }).waitFor();
  await part(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => handler.calls.length).toBe(2);
  await part(page).getByRole('button', { name: 'Try again' }).waitFor();
  handler.setDown(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await notes(page).nth(1).waitFor();
  expect(await part(page).getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await leave();
});

test('what breaks in a live part leaves its page as it is, and is shown once a retry brings what does not break', async () => {
  const { page, handler, leave } = await aMemberVisitor();
  handler.write('a', ['This breaks']);
  await page.goto('/live-notes');
  await part(page).getByText('Something went wrong with the notes.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Wall' }).waitFor();
  const retry = part(page).getByRole('button', { name: 'Try again' });
  await retry.press('Enter');
  await part(page).getByText('It failed again.').waitFor();
  handler.write('a', ['first']);
  await retry.press('Enter');
  await notes(page).getByText('first').waitFor();
  expect(await part(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await leave(/^ours$/);
});

test('a live part shows nothing of a member once another one is signed in, or nobody', async () => {
  const { page, handler, leave } = await aMemberVisitor(ada);
  await page.goto('/live-notes');
  await page.getByText('Mine: Ada').waitFor();
  await notes(page).nth(1).waitFor();
  const release = handler.hold();
  await signIn(page.context(), ben);
  await page.getByText('Mine: Ada').waitFor({ state: 'detached' });
  release();
  await page.getByText('Mine: Ben').waitFor();
  await signIn(page.context(), null);
  await page.getByText('Mine: Ben').waitFor({ state: 'detached' });
  await notes(page).nth(1).waitFor();
  await leave();
});

test('a live part that everybody may see stays while somebody signs in', async () => {
  const { page, handler, leave } = await aMemberVisitor();
  await page.goto('/live-notes');
  await notes(page).nth(1).waitFor();
  const release = handler.hold();
  await signIn(page.context(), ada);
  await expect.poll(() => handler.calls.length).toBeGreaterThan(1);
  expect(await notes(page).count()).toBe(2);
  release();
  await page.getByText('Mine: Ada').waitFor();
  await leave();
});
