import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { aMember, anEmail } from '../support/people/members.ts';
import { accountOf, dialogOf, openDialog, signInButton } from './account-visitor.ts';
import { aSignedInMember } from './personal-site.ts';

const siteUrl = inject('siteUrl');

const name = (dialog: Locator) => dialog.getByRole('textbox', { name: /^E-mail/ }).first();
const password = (dialog: Locator) => dialog.getByLabel(/password$/i).and(dialog.locator('input'));
const press = (dialog: Locator, button: string) => dialog.getByRole('button', { name: button, exact: true }).click();

async function signOut(page: Page): Promise<void> {
  await accountOf(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInButton(page).waitFor();
}

describe('a member', () => {
  test('signs in and out in all tabs at once', async () => {
    const { email, password: own } = await aMember(siteUrl);
    const { page, dialog, leave } = await openDialog();
    const other = await page.context().newPage();
    await other.goto('/news');
    await other.locator('html[data-live]').waitFor();
    await signInButton(other).click();
    await name(dialog).fill(email);
    await password(dialog).fill(own);
    await press(dialog, 'Sign in');
    await accountOf(page).waitFor();
    await accountOf(other).waitFor();
    await dialogOf(other).waitFor({ state: 'detached' });
    await signOut(other);
    await signInButton(page).waitFor();
    await leave();
  });

  test('goes on after a reload, at an address of this site, whatever stands in the storage', async () => {
    const { email, password: own } = await aMember(siteUrl);
    const { page, dialog, leave } = await openDialog();
    await name(dialog).fill(email);
    await page.evaluate(() => sessionStorage.setItem('signIn', '/about https://example.com/news'));
    await page.reload();
    await page.evaluate('dispatchEvent(new Event("online"))');
    await dialog.waitFor();
    expect(await name(dialog).inputValue()).toBe(email);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    await password(dialog).fill(own);
    await press(dialog, 'Sign in');
    await page.waitForURL(`${siteUrl}/news`);
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
    expect((await page.evaluate(() => ({ ...sessionStorage }).signIn)) ?? null).toBeNull();
    await leave();
  });

  test('is not asked again on a page that they open by its address', async () => {
    const { page, open, leave } = await openDialog();
    await open('/news');
    await expect.poll(() => page.evaluate(() => ({ ...sessionStorage }).signIn ?? null)).toBeNull();
    expect(await dialogOf(page).count()).toBe(0);
    await page.reload();
    await page.locator('html[data-live]').waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    await leave();
  });

  test('is known before scripts run: nothing in the header moves when they do', async () => {
    const { page, open, leave } = await aSignedInMember();
    // What stands before the account; the words of the menus change their width with the typeface.
    const place = async () => (await page.getByRole('button', { name: 'Search' }).boundingBox())?.x;
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/about');
    const before = await place();
    expect(await signInButton(page).isVisible()).toBe(false);
    await page.unroute('**/assets/*.js');
    await open('/about');
    await accountOf(page).waitFor();
    expect(await place()).toBe(before);
    await leave(/dynamically imported|assets/);
  });
});

test('a code is asked for again after a minute, which a reload does not shorten, nor does it lose the dialog', async () => {
  const email = anEmail();
  const { page, dialog, leave } = await openDialog();
  await press(dialog, 'Sign in with a code');
  await name(dialog).fill(email);
  await press(dialog, 'Send code');
  const waiting = dialog.getByRole('button', { name: /^Again in \d+ s$/ });
  await waiting.waitFor();
  expect(await waiting.getAttribute('aria-disabled')).toBe('true');
  await page.reload();
  await page.evaluate('dispatchEvent(new Event("online"))');
  await dialog.getByRole('heading', { name: 'Sign in with a code' }).waitFor();
  expect(await name(dialog).inputValue()).toBe(email);
  await waiting.waitFor();
  await name(dialog).fill(anEmail());
  await dialog.getByRole('button', { name: 'Send code' }).waitFor();
  await leave();
});
