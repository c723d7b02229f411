import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ada, aMemberVisitor, signIn } from './member-site.ts';

const notesOf = (page: Page, name: string) => page.getByText(`Notes of ${name}: one, two`);
const company = (page: Page) => page.getByRole('textbox', { name: 'Company' });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

test('a page that is on its way comes all the same when the visitor skips to its content', async () => {
  const { page, handler, leave } = await aMemberVisitor(ada);
  const release = handler.hold();
  await page.goto('/member-notes');
  await expect.poll(() => handler.calls.length).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**#content');
  release();
  await notesOf(page, 'Ada').waitFor();
  expect(handler.calls).toHaveLength(1);
  await leave();
});

test('no empty page stays where a session ends while the next one is on its way', async () => {
  const { page, handler, leave } = await aMemberVisitor(ada);
  await page.goto('/member-notes');
  await notesOf(page, 'Ada').waitFor();
  const release = handler.hold();
  await link(page, 'Profile').click();
  await expect.poll(() => handler.calls.length).toBe(2);
  await signIn(page.context(), null);
  await notesOf(page, 'Ada').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    location.hash = 'content';
  });
  release();
  await page.waitForURL('**/home');
  await page.getByRole('heading', { name: 'Form page' }).waitFor();
  await leave();
});

test('a thousand presses on a link ask once', async () => {
  const { page, handler, leave } = await aMemberVisitor(ada);
  await page.goto('/member-notes');
  await notesOf(page, 'Ada').waitFor();
  await link(page, 'Profile').evaluate((element: HTMLElement) => {
    for (let presses = 0; presses < 1_000; presses += 1) element.click();
  });
  await company(page).waitFor();
  expect(handler.calls).toHaveLength(2);
  await leave();
});

test('whoever presses Back again while being asked, and stays, has their address back', async () => {
  const { page, leave } = await aMemberVisitor(ada);
  await page.goto('/member-notes');
  await notesOf(page, 'Ada').waitFor();
  await link(page, 'Tab 1').click();
  await page.waitForURL('**/member-notes?tab=1');
  await link(page, 'Profile').click();
  await company(page).fill('Lumen Shows');
  const question = page.getByRole('alertdialog', { name: 'Discard what you wrote?' });
  await page.evaluate(() => history.back());
  await question.waitFor();
  await page.evaluate(() => history.back());
  await expect.poll(() => path(page)).toBe('/member-notes');
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await page.waitForURL('**/member-profile-1');
  expect(await company(page).inputValue()).toBe('Lumen Shows');
  // And is asked again the next time.
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Discard' }).click();
  await notesOf(page, 'Ada').waitFor();
  expect(path(page)).toBe('/member-notes?tab=1');
  await leave();
});

test('a form in a tab that is hidden keeps what was typed, and is left only after asking', async () => {
  const { page, leave } = await aMemberVisitor(ada);
  await page.goto('/member-notes');
  const remark = page.getByRole('textbox', { name: 'Remark 0' });
  await remark.fill('Half typed');
  await link(page, 'Tab 1').click();
  await remark.waitFor({ state: 'hidden' });
  await link(page, 'Profile').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep writing' }).click();
  await link(page, 'Tab 0').click();
  expect(await remark.inputValue()).toBe('Half typed');
  await link(page, 'Profile').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await company(page).waitFor();
  // Gone with its page: nothing is asked any more.
  await link(page, 'Notes').click();
  await notesOf(page, 'Ada').waitFor();
  await leave();
});

test('Back shows what a member has saved since', async () => {
  const { page, handler, leave } = await aMemberVisitor(ada);
  await page.goto('/member-profile-1');
  await company(page).fill('Lumen Shows');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await link(page, 'Notes').click();
  await notesOf(page, 'Ada').waitFor();
  const release = handler.hold();
  await page.goBack();
  release();
  await company(page).waitFor();
  expect(await company(page).inputValue()).toBe('Lumen Shows');
  await leave();
});

test('a form that Back shows takes over what was saved elsewhere, unless something is typed into it', async () => {
  const { page, handler, leave } = await aMemberVisitor(ada);
  const backWith = async (saved: string) => {
    await link(page, 'Notes').click();
    await notesOf(page, 'Ada').waitFor();
    handler.save(ada, saved);
    const release = handler.hold();
    const before = handler.calls.length;
    await page.goBack();
    await company(page).waitFor();
    await expect.poll(() => handler.calls.length).toBe(before + 1);
    return release;
  };
  await page.goto('/member-profile-1');
  await company(page).waitFor();
  const answer = await backWith('Saved elsewhere');
  expect(await company(page).inputValue()).toBe('Ada’s company');
  answer();
  await expect.poll(() => company(page).inputValue()).toBe('Saved elsewhere');
  const late = await backWith('Saved again');
  await company(page).fill('Half typed');
  const answered = page.waitForResponse('**/api/user/test_profile');
  late();
  await answered;
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await company(page).inputValue()).toBe('Half typed');
  await leave();
});
