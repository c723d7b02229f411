import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { codeTypes } from '../../shared/code-purposes.ts';
import { sendEmailCode } from '../../shared/contract/accounts/sign-in.ts';
import { accessibilityViolations } from '../support/browsers/accessibility.ts';
import { aMember, anEmail, aPassword, ask } from '../support/people/members.ts';
import { accountOf, anAccountVisitor, dialogOf, openDialog, signInButton } from './account-visitor.ts';
import { smallTargets } from './every-page/controls.ts';
import { desk, lookAt, phone, wordsOf } from './every-page/looks.ts';
import { aSignedInMember } from './personal-site.ts';

const siteUrl = inject('siteUrl');

const name = (dialog: Locator) => dialog.getByRole('textbox', { name: /^E-mail/ }).first();
const password = (dialog: Locator) => dialog.getByLabel(/password$/i).and(dialog.locator('input'));
const code = (dialog: Locator) => dialog.getByLabel('Verification code');
const press = (dialog: Locator, button: string) => dialog.getByRole('button', { name: button, exact: true }).click();
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return (
      activeElement?.getAttribute('name') ?? activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
    );
  });

async function signOut(page: Page): Promise<void> {
  await accountOf(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInButton(page).waitFor();
}

test('Escape leaves everything as it was, and the focus where it was', async () => {
  const { page, dialog, leave } = await openDialog();
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Sign in');
  await leave();
});

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
    expect(await focused(page)).toBe('password');
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

test('a mistake is told at its field, a password shown on demand, and what was typed is carried from face to face', async () => {
  const { dialog, leave } = await openDialog();
  await password(dialog).fill(aPassword);
  await press(dialog, 'Show password');
  expect(await password(dialog).getAttribute('type')).toBe('text');
  await press(dialog, 'Sign in'); // hidden again when it is sent
  expect(await password(dialog).getAttribute('type')).toBe('password');

  // Whoever registers with a number is asked for an address.
  await name(dialog).fill('13800138000');
  await press(dialog, 'Create an account');
  await dialog.getByRole('textbox', { name: 'E-mail', exact: true }).fill('ada@example');
  await press(dialog, 'Sign in');
  expect(await name(dialog).inputValue()).toBe('13800138000');
  await press(dialog, 'Sign in with a code');
  expect(await name(dialog).inputValue()).toBe('ada@example');

  // That is none, and no code is asked for.
  await press(dialog, 'Send code');
  const summary = dialog.getByRole('alert');
  await summary.getByText('Please enter a valid email address').click();
  expect(await name(dialog).getAttribute('aria-invalid')).toBe('true');
  await name(dialog).fill('ada@example.com');
  await summary.waitFor({ state: 'detached' });
  await code(dialog).fill('12 34567');
  expect(await code(dialog).inputValue()).toBe('123456');
  await leave();
});

describe('a code that was asked for', () => {
  test('is asked for again after a minute, which a reload does not shorten, nor does it lose the dialog', async () => {
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

  test('is refused by the server in its words, and the button waits as long as it says', async () => {
    const email = anEmail();
    await ask(siteUrl, sendEmailCode, { email, type: codeTypes['sign-in'] });
    const { dialog, leave } = await openDialog();
    await press(dialog, 'Sign in with a code');
    await name(dialog).fill(email);
    await press(dialog, 'Send code');
    await dialog.getByRole('button', { name: /^Again in \d+ s$/ }).waitFor();
    await dialog.getByText(/^Too many codes.* Please try again in (\d+ seconds|1 minute)\.$/).waitFor();
    await leave();
  });
});

test('axe finds nothing in any face, with a mistake or without, on a desk and on a phone, in both schemes', async () => {
  const { page, open, leave } = await anAccountVisitor({ reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  await open('/about');
  await signInButton(page).click();
  const dialog = dialogOf(page);
  const faults: string[] = [];
  const look = async (face: string) => {
    for (const seen of [{ ...phone, scheme: 'light' } as const, desk]) {
      await lookAt(page, devtools, seen);
      const found = await accessibilityViolations(page, 'dialog[open]');
      if (seen !== desk) found.push(...(await smallTargets(page, 'dialog[open]')));
      faults.push(...found.map((fault) => `${face}, ${wordsOf(seen)}: ${fault}`));
    }
  };
  for (const turn of ['Sign in with a code', 'Create an account', 'Sign in', 'Forgot your password?']) {
    await press(dialog, turn);
    await look(turn);
  }
  await press(dialog, 'Set the new password');
  await dialog.getByRole('alert').waitFor();
  await look('with a mistake');
  expect(faults).toEqual([]);
  await leave();
});
