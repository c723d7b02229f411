import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { ada, aMemberVisitor, ben, signIn } from './member-site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notesOf = (page: Page, name: string) => page.getByText(`Notes of ${name}: one, two`);
const draft = (page: Page, tab: number) => page.getByRole('textbox', { name: `Draft ${tab}` });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('userInfo'));

describe('a page for who is signed in', () => {
  test('its document has a heading and nothing of anybody', async () => {
    const { page, leave } = await aMemberVisitor(ada);
    const response = await page.goto('/member-notes', { waitUntil: 'commit' });
    const html = (await response?.text()) ?? '';
    expect(html).toContain('<h1>Notes</h1>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/"data":|one, two/);
    await leave();
  });

  test('comes with what is the member’s, by the proof of the session', async () => {
    const { page, handler, problems, leave } = await aMemberVisitor(ada);
    await page.goto('/member-notes');
    await notesOf(page, 'Ada').waitFor();
    await page.getByText('Signed in as Ada').waitFor();
    expect(handler.calls).toEqual([
      { path: '/api/user/test_notes', body: { uid: '7', login_token: 'ada-token', lang: 'en' } },
    ]);
    expect(problems).toEqual([]);
    await leave();
  });

  test('leads home whoever is not signed in, where its route says so', async () => {
    const { page, handler, leave } = await aMemberVisitor();
    await page.goto('/member-notes');
    await page.waitForURL('**/home');
    await page.getByRole('heading', { name: 'Form page' }).waitFor();
    expect(handler.calls).toEqual([]);
    await leave();
  });

  test('asks to sign in where its route says so, and goes on', async () => {
    const { page, leave } = await aMemberVisitor();
    await page.goto('/member-profile-1');
    await page.getByRole('button', { name: 'Sign in as Ada' }).click();
    await page.getByRole('textbox', { name: 'Company' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Company' }).inputValue()).toBe('Ada’s company');
    await leave();
  });

  test('leads home whoever does not want to sign in', async () => {
    const { page, leave } = await aMemberVisitor();
    await page.goto('/member-profile-1');
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.waitForURL('**/home');
    await leave();
  });

  test('says in the server’s words why it is refused', async () => {
    const { page, leave } = await aMemberVisitor(ada);
    await page.goto('/member-notes');
    await page.getByRole('link', { name: 'Profile' }).evaluate((link: HTMLAnchorElement) => {
      link.href = '/member-profile-2';
    });
    await page.evaluate(() => history.replaceState(null, '', '/member-profile-2'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await page.getByText('This profile is not yours').waitFor();
    await leave();
  });

  test('is not loaded ahead of a click', async () => {
    const { page, handler, leave } = await aMemberVisitor(ada);
    await page.goto('/member-notes');
    await notesOf(page, 'Ada').waitFor();
    await page.clock.install();
    await page.getByRole('link', { name: 'Profile' }).hover();
    await page.clock.runFor(1_000);
    expect(handler.calls.map(({ path }) => path)).toEqual(['/api/user/test_notes']);
    await leave();
  });
});

describe('a session that the server no longer takes', () => {
  test('is gone from the browser, which loads the page anew and says so once, in the server’s words', async () => {
    const { page, handler, leave } = await aMemberVisitor(ada);
    handler.end(ada);
    await page.goto('/member-notes');
    await page.waitForURL('**/home');
    await page.locator('#toasts').getByText('Please sign in again').waitFor();
    expect(await stored(page)).toBeNull();
    await page.reload();
    await page.locator('html[data-live]').waitFor();
    expect(await page.locator('#toasts').textContent()).toBe('');
    await leave();
  });
});

describe('signing out, and in as somebody else', () => {
  test('an answer that was on its way when the member signed out in another tab is never shown, nor kept for Back', async () => {
    const { page, handler, leave } = await aMemberVisitor(ada);
    await page.goto('/member-notes');
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('textbox', { name: 'Company' }).waitFor();
    const release = handler.hold();
    await page.getByRole('link', { name: 'Notes' }).click();
    await expect.poll(() => handler.calls.length).toBe(3);
    await signIn(page.context(), null);
    // This tab has heard of it: what the member saw is gone.
    await page.getByRole('textbox', { name: 'Company' }).waitFor({ state: 'detached' });
    release();
    await page.waitForURL('**/home');
    await page.getByRole('heading', { name: 'Form page' }).waitFor();
    expect(await page.getByText('Notes of Ada').count()).toBe(0);
    await page.goBack();
    await page.waitForURL('**/home');
    expect(await page.getByText('Ada').count()).toBe(0);
    await leave();
  });

  test('what a member saw is gone from the page once the member signs out', async () => {
    const { page, leave } = await aMemberVisitor(ada);
    await page.goto('/member-notes');
    await notesOf(page, 'Ada').waitFor();
    await signIn(page.context(), null);
    await notesOf(page, 'Ada').waitFor({ state: 'detached' });
    await page.waitForURL('**/home');
    await leave();
  });

  test('whoever signs in next in another tab sees what is theirs', async () => {
    const { page, handler, leave } = await aMemberVisitor(ada);
    await page.goto('/member-notes');
    await notesOf(page, 'Ada').waitFor();
    const release = handler.hold();
    await signIn(page.context(), ben);
    release();
    await notesOf(page, 'Ben').waitFor();
    expect(await page.getByText('Notes of Ada').count()).toBe(0);
    await leave();
  });
});

describe('what serves once', () => {
  const address = '/member-notes?login_name=ada&token=once&tab=1';

  test('signs in, and has left the address before anything is asked', async () => {
    const { page, handler, leave } = await aMemberVisitor();
    const release = handler.hold();
    await page.goto(address);
    await expect.poll(() => handler.calls.length).toBe(1);
    expect(new URL(page.url()).search).toBe('?tab=1');
    release();
    await notesOf(page, 'Ada').waitFor();
    expect(handler.calls.map(({ path, body }) => [path, body.token])).toEqual([
      ['/api/pc/test_once', 'once'],
      ['/api/user/test_notes', undefined],
    ]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
    expect(kept).not.toContain('"once"');
    await leave();
  });

  test('is tried again after a failure, and told when it no longer serves', async () => {
    const { page, handler, leave } = await aMemberVisitor();
    handler.setDown(true);
    await page.goto(address);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    handler.setDown(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await notesOf(page, 'Ada').waitFor();
    await signIn(page.context(), null);
    await page.waitForURL('**/home');
    await page.goto(address);
    await page.getByText('This link has been used').waitFor();
    await leave();
  });
});

test('another tab keeps the page: what was typed, where it is scrolled, and the focus', async () => {
  const { page, leave } = await aMemberVisitor(ada);
  await page.goto('/member-notes');
  await notesOf(page, 'Ada').waitFor();
  await draft(page, 0).fill('Half a thought');
  await heading(page).evaluate((element) => element.setAttribute('data-same', ''));
  await page.evaluate(() => scrollTo(0, 200));
  const link = page.getByRole('link', { name: 'Tab 1' });
  await link.evaluate((element: HTMLElement) => {
    element.focus({ preventScroll: true });
    element.click();
  });
  await draft(page, 1).waitFor();
  expect(new URL(page.url()).search).toBe('?tab=1');
  expect(await page.evaluate(() => scrollY)).toBe(200);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await heading(page).getAttribute('data-same')).toBe('');
  await page.goBack();
  await draft(page, 0).waitFor();
  expect(await draft(page, 0).inputValue()).toBe('Half a thought');
  await leave();
});

describe('a form with changes that are not saved', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard what you wrote?' });
  const company = (page: Page) => page.getByRole('textbox', { name: 'Company' });

  async function aChangedForm() {
    const visitor = await aMemberVisitor(ada);
    const { page } = visitor;
    await page.goto('/member-notes');
    await page.getByRole('link', { name: 'Profile' }).click();
    await company(page).fill('Lumen Shows');
    return visitor;
  }

  test('is left by a link only after asking', async () => {
    const { page, leave } = await aChangedForm();
    await page.getByRole('link', { name: 'Notes' }).click();
    await question(page).getByRole('button', { name: 'Keep writing' }).click();
    expect(new URL(page.url()).pathname).toBe('/member-profile-1');
    expect(await company(page).inputValue()).toBe('Lumen Shows');
    await page.getByRole('link', { name: 'Notes' }).click();
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await notesOf(page, 'Ada').waitFor();
    expect(new URL(page.url()).pathname).toBe('/member-notes');
    await leave();
  });

  test('is left by Back only after asking, and whoever stays has their address back', async () => {
    const { page, leave } = await aChangedForm();
    await page.evaluate(() => history.back());
    await question(page).getByRole('button', { name: 'Keep writing' }).click();
    await page.waitForURL('**/member-profile-1');
    expect(await company(page).inputValue()).toBe('Lumen Shows');
    await page.evaluate(() => history.back());
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await notesOf(page, 'Ada').waitFor();
    await leave();
  });

  test('is left without a question once it is saved', async () => {
    const { page, handler, leave } = await aChangedForm();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved').waitFor();
    expect(handler.calls.find(({ path }) => path === '/api/user/test_profile_edit')?.body).toMatchObject({
      company: 'Lumen Shows',
      uid: '7',
    });
    await page.getByRole('link', { name: 'Notes' }).click();
    await notesOf(page, 'Ada').waitFor();
    await leave();
  });
});
