import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { accessibilityViolations } from '../support/accessibility.ts';
import { aMember, anEmail, aPassword, codeMailedTo, forgetCodesOf } from '../support/members.ts';
import { devices } from '../support/visitor.ts';
import { accountOf, anAccountVisitor, dialogOf, openDialog, signInButton } from './account-visitor.ts';
import { smallTargets } from './every-page/controls.ts';

const siteUrl = inject('siteUrl');
const siteState = inject('siteState');

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

/** Somebody who has registered, and may ask for the next code at once. */
async function aMemberWithoutWait() {
  const { email } = await aMember(siteUrl);
  await forgetCodesOf(siteState, email);
  return { email, earlier: await codeMailedTo(siteUrl, email) };
}

async function signOut(page: Page): Promise<void> {
  await accountOf(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInButton(page).waitFor();
}

describe('by keyboard alone', () => {
  test('somebody registers with a code of a mail, signs out, and signs in by the password', async () => {
    const { page, open, leave } = await anAccountVisitor();
    const email = anEmail();
    const { keyboard } = page;
    await open('/about');
    await signInButton(page).focus();
    await keyboard.press('Enter');
    const dialog = dialogOf(page);
    await dialog.waitFor();
    expect(await focused(page)).toBe('login_name');
    await keyboard.type(email);
    await dialog.getByRole('button', { name: 'Create an account' }).focus();
    await keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Create an account' }).waitFor();
    expect(await name(dialog).inputValue()).toBe(email);
    expect(await focused(page)).toBe('userName');
    await keyboard.type('Ada Lovelace');
    await keyboard.press('Tab');
    await keyboard.type(aPassword);
    await dialog.getByRole('button', { name: 'Send code' }).focus();
    await keyboard.press('Enter');
    await dialog.getByText(`Sent to ${email}`).waitFor();
    expect(await focused(page)).toBe('code');
    await keyboard.type(await codeMailedTo(siteUrl, email));
    await keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await accountOf(page).locator('[data-initials="AL"]').waitFor();
    expect(await focused(page)).toBe('Account of Ada Lovelace');

    await keyboard.press('Enter');
    await page.getByRole('link', { name: 'Personal centre' }).waitFor();
    for (let tabs = 0; tabs < 3; tabs += 1) await keyboard.press('Tab');
    expect(await focused(page)).toBe('Sign out');
    await keyboard.press('Enter');
    await page.locator('#toasts').getByText('You are signed out.').waitFor();
    expect(await focused(page)).toBe('Sign in');

    await keyboard.press('Enter');
    await dialog.waitFor();
    await keyboard.type(email);
    await keyboard.press('Tab');
    await keyboard.type(aPassword);
    await keyboard.press('Enter');
    await accountOf(page).waitFor();
    await leave();
  });

  test('Escape leaves everything as it was, and the focus where it was', async () => {
    const { page, dialog, leave } = await openDialog();
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Sign in');
    await leave();
  });
});

describe('a member', () => {
  test('is told of a wrong password, and signs in by a code', async () => {
    const { email, earlier } = await aMemberWithoutWait();
    const { page, dialog, leave } = await openDialog();
    await name(dialog).fill(email);
    await password(dialog).fill('not the one');
    await press(dialog, 'Sign in');
    await dialog.getByText('The login name or the password is wrong').waitFor();
    expect(await password(dialog).inputValue()).toBe('not the one');

    await press(dialog, 'Sign in with a code');
    expect(await name(dialog).inputValue()).toBe(email);
    await press(dialog, 'Send code');
    await dialog.getByText(`Sent to ${email}`).waitFor();
    await code(dialog).fill(await codeMailedTo(siteUrl, email, earlier));
    await press(dialog, 'Sign in');
    await accountOf(page).waitFor();
    await leave();
  });

  test('sets a new password with a code, and signs in by it', async () => {
    const { email, earlier } = await aMemberWithoutWait();
    const { page, dialog, leave } = await openDialog();
    await name(dialog).fill(email);
    await press(dialog, 'Forgot your password?');
    await press(dialog, 'Send code');
    await dialog.getByText(`Sent to ${email}`).waitFor();
    await password(dialog).fill('another 12 lamps');
    await code(dialog).fill(await codeMailedTo(siteUrl, email, earlier));
    await press(dialog, 'Set the new password');
    await dialog.getByText('Your password is changed. Please sign in.').waitFor();
    expect(await name(dialog).inputValue()).toBe(email);
    expect(await focused(page)).toBe('password');
    await password(dialog).fill('another 12 lamps');
    await press(dialog, 'Sign in');
    await accountOf(page).waitFor();
    await leave();
  });

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
    await page.evaluate(() => sessionStorage.setItem('signIn', 'https://example.com/news'));
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

  test('is known before scripts run: nothing in the header moves when they do', async () => {
    const { email, password: own } = await aMember(siteUrl);
    const { page, dialog, open, leave } = await openDialog();
    await name(dialog).fill(email);
    await password(dialog).fill(own);
    await press(dialog, 'Sign in');
    await accountOf(page).waitFor();
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

describe('what is asked for', () => {
  test('an address that is none is told at its field, and no code is asked for', async () => {
    const { dialog, leave } = await openDialog();
    await press(dialog, 'Sign in with a code');
    await name(dialog).fill('ada@example');
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

  test('whoever registers with a number is asked for an address, which is carried on', async () => {
    const { dialog, leave } = await openDialog();
    await name(dialog).fill('13800138000');
    await press(dialog, 'Create an account');
    const address = dialog.getByRole('textbox', { name: 'E-mail', exact: true });
    await address.fill('ada@example.com');
    await press(dialog, 'Sign in');
    expect(await name(dialog).inputValue()).toBe('13800138000');
    await press(dialog, 'Sign in with a code');
    expect(await name(dialog).inputValue()).toBe('ada@example.com');
    await leave();
  });

  test('a password is shown on demand, and hidden again when it is sent', async () => {
    const { dialog, leave } = await openDialog();
    await password(dialog).fill(aPassword);
    await press(dialog, 'Show password');
    expect(await password(dialog).getAttribute('type')).toBe('text');
    await press(dialog, 'Sign in');
    expect(await password(dialog).getAttribute('type')).toBe('password');
    await leave();
  });
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
    const first = await openDialog();
    const second = await openDialog();
    for (const { dialog } of [first, second]) {
      await press(dialog, 'Sign in with a code');
      await name(dialog).fill(email);
      await press(dialog, 'Send code');
      await dialog.getByRole('button', { name: /^Again in \d+ s$/ }).waitFor();
    }
    await second.dialog.getByText(/^Too many codes.* Please try again in (\d+ seconds|1 minute)\.$/).waitFor();
    await first.leave();
    await second.leave();
  });
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
  test.each(['windows', 'phone'] as const)('axe finds nothing in any face, on a %s', async (device) => {
    const visitor = await anAccountVisitor({ ...devices[device], colorScheme, reducedMotion: 'reduce' });
    const { page, open, leave } = visitor;
    await open('/about');
    if (device === 'phone') await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).tap();
    await signInButton(page).click();
    const dialog = dialogOf(page);
    for (const turn of ['Sign in with a code', 'Create an account', 'Sign in', 'Forgot your password?']) {
      await press(dialog, turn);
      expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
      if (device === 'phone') expect(await smallTargets(page, 'dialog[open]')).toEqual([]);
    }
    await press(dialog, 'Set the new password');
    await dialog.getByRole('alert').waitFor();
    expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
    await leave();
  });
});
