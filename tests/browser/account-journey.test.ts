import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { signIn } from '../../shared/contract/accounts/sign-in.ts';
import { aMember, anEmail, aPassword, ask, codeMailedTo } from '../support/people/members.ts';
import { accountOf, anAccountVisitor, dialogOf, signInButton } from './account-visitor.ts';
import { button, field, partOf, storedUser, tab, told } from './personal-site.ts';

// Nothing is pressed by a mouse here: what has the focus is pressed with Enter, and fields follow one another by Tab.

const siteUrl = inject('siteUrl');

async function press(target: Locator): Promise<void> {
  await target.focus();
  await target.page().keyboard.press('Enter');
}

/** Types into the field that has the focus, and into those after it. */
async function type(page: Page, ...values: readonly string[]): Promise<void> {
  for (const [place, value] of values.entries()) {
    if (place > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
}

const hasFocus = (target: Locator) => target.and(target.page().locator(':focus')).waitFor();
const inDialog = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true });
const codeField = (page: Page) => field(page, 'Verification code');

/** Has a code sent to a mailbox that may ask at once, and types it into its field, which has the focus then. */
async function typeCode(page: Page, email: string, earlier?: string): Promise<string> {
  await press(inDialog(page, 'Send code'));
  await page.getByText(`Sent to ${email}`).waitFor();
  await hasFocus(codeField(page));
  const code = await codeMailedTo(siteUrl, email, earlier);
  await page.keyboard.type(code);
  return code;
}

/** As if a minute had passed since the last code, for this tab; the server counts each purpose by itself. */
async function forgetTheWait(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
}

/** The home page is there, not its address alone: what is pressed while pages change may go with the one that leaves. */
async function isHome(page: Page): Promise<void> {
  await page.waitForURL('**/home');
  await page.locator('#hero-title').waitFor();
}

/** Opens the login dialog and types into its fields. */
async function askToSignIn(page: Page, ...values: readonly string[]): Promise<void> {
  await press(signInButton(page));
  await hasFocus(field(page, 'E-mail or mobile number'));
  await type(page, ...values);
}

const menuOf = (page: Page, entry: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: entry })
    .or(page.getByRole('banner').getByRole('button', { name: entry }));

async function openMenu(page: Page, entry: string): Promise<void> {
  await press(accountOf(page));
  await press(menuOf(page, entry));
}

test('by keyboard alone somebody registers, fills in profile and addresses, signs out, comes back by a code, takes their data along and leaves', async () => {
  const { page, open, leave } = await anAccountVisitor({ reducedMotion: 'reduce' });
  const email = anEmail();

  // Registers with a code of a mail, the address carried from one face to the next.
  await open('/about');
  await askToSignIn(page, email);
  await press(inDialog(page, 'Create an account'));
  await hasFocus(field(page, 'Name'));
  expect(await field(page, 'E-mail or mobile number').inputValue()).toBe(email);
  await type(page, 'Ada Lovelace', aPassword);
  const first = await typeCode(page, email);
  await page.keyboard.press('Enter');
  await hasFocus(accountOf(page));
  await accountOf(page).locator('[data-initials="AL"]').waitFor();

  // The profile, whose first rule that fails speaks.
  await openMenu(page, 'Personal centre');
  await press(button(page, 'Edit'));
  await hasFocus(field(page, 'Name'));
  await page.keyboard.press('Enter');
  await hasFocus(page.getByRole('alert'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // the words of the rule lead to its field
  await type(page, 'Lumen Stage Works', 'Operator');
  await page.keyboard.press('Enter');
  await told(page, 'Your profile is saved.');
  await hasFocus(button(page, 'Edit'));
  expect(JSON.parse((await storedUser(page)) ?? '')).toMatchObject({
    company: 'Lumen Stage Works',
    industry: 'Operator',
  });
  await page.reload();
  await partOf(page, 'Profile').getByText('Lumen Stage Works').waitFor();

  await press(tab(page, 'Addresses'));
  await press(button(page, 'Add address'));
  await hasFocus(field(page, 'Name'));
  await type(page, 'Ada', '13800138000', '1 Stage Road, Shanghai');
  await press(inDialog(page, 'Save'));
  await told(page, 'The address is added.');

  await openMenu(page, 'Sign out');
  await told(page, 'You are signed out.');
  await isHome(page);

  // A wrong password is told and stays; the code signs in, where the member was before.
  await forgetTheWait(page);
  await askToSignIn(page, email, 'not the one');
  await page.keyboard.press('Enter');
  await page.getByText('The login name or the password is wrong').waitFor();
  expect(await field(page, 'Password').inputValue()).toBe('not the one');
  await press(inDialog(page, 'Sign in with a code'));
  await typeCode(page, email, first);
  await page.keyboard.press('Enter');
  await accountOf(page).waitFor();

  await openMenu(page, 'Personal centre');
  const [file] = await Promise.all([page.waitForEvent('download'), press(button(page, 'Download my data'))]);
  expect(file.url()).toMatch(/^blob:/);
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const taken = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(Object.keys(taken)).toEqual(expect.arrayContaining(['Profile', 'Addresses', 'Sessions']));
  expect(JSON.stringify(taken)).toContain('1 Stage Road, Shanghai');
  await told(page, `Your data is saved as ${file.suggestedFilename()}.`);

  // Leaves, by the password; coming back within the week calls it off.
  await press(button(page, 'Delete account'));
  await page.getByText(/^Messages that you sent us in a form/).waitFor();
  await press(inDialog(page, 'Keep my account'));
  await page.locator('dialog').waitFor({ state: 'detached' }); // the element, as the page hears that it closed a frame later
  await hasFocus(button(page, 'Delete account'));
  await page.keyboard.press('Enter');
  await field(page, 'Your password').focus();
  await type(page, 'not the one');
  await page.keyboard.press('Enter');
  await page.getByText('The password is wrong').waitFor();
  await field(page, 'Your password').fill(aPassword);
  await page.keyboard.press('Enter');
  await told(page, /^You are signed out everywhere\. Your account will be deleted after \d+ \w+ \d{4}: /);
  await isHome(page);
  expect(await storedUser(page)).toBeNull();
  await askToSignIn(page, email, aPassword);
  await page.keyboard.press('Enter');
  await told(page, 'Welcome back. Your account will not be deleted.');
  await accountOf(page).waitFor();
  await leave();
});

test('by keyboard alone a member sets a new password, moves to another address by two codes, and signs in with both', async () => {
  const { email, user } = await aMember(siteUrl);
  const first = await codeMailedTo(siteUrl, email);
  const [password, newEmail] = ['another 12 lamps', anEmail()];
  const { page, open, leave } = await anAccountVisitor({ reducedMotion: 'reduce' });
  await open('/personal');
  await isHome(page);
  await askToSignIn(page, email);
  await press(inDialog(page, 'Forgot your password?'));
  await hasFocus(field(page, 'New password'));
  await type(page, password);
  const second = await typeCode(page, email, first);
  await page.keyboard.press('Enter');
  await page.getByText('Your password is changed. Please sign in.').waitFor();
  await hasFocus(field(page, 'Password'));
  await type(page, password);
  await page.keyboard.press('Enter');
  await openMenu(page, 'Personal centre');
  await button(page, 'Change e-mail').waitFor();

  // The wait for another code is known after a reload.
  await forgetTheWait(page);
  await press(button(page, 'Change e-mail'));
  await page.getByText('Step 1 of 2').waitFor();
  await press(inDialog(page, 'Send code'));
  await page.getByText(`Sent to ${email}`).waitFor();
  await page.reload();
  await press(button(page, 'Change e-mail'));
  await page.getByRole('button', { name: /^Again in \d\d s$/, disabled: true }).waitFor();
  await codeField(page).focus();
  await type(page, await codeMailedTo(siteUrl, email, second));
  await page.keyboard.press('Enter');

  await page.getByText('Step 2 of 2').waitFor();
  await hasFocus(field(page, 'New e-mail address'));
  await type(page, 'nobody');
  await press(inDialog(page, 'Send code'));
  await page.getByRole('link', { name: 'Please enter a valid email address' }).waitFor();
  await field(page, 'New e-mail address').fill(newEmail);
  await typeCode(page, newEmail);
  await page.keyboard.press('Enter');
  await told(page, 'Your e-mail address is changed. Please sign in again.');
  await isHome(page);
  expect(await storedUser(page)).toBeNull();
  expect(await ask(siteUrl, signIn, { login_name: newEmail, password })).toMatchObject({
    uid: user.uid,
    email: newEmail,
  });
  await leave();
});

test('by keyboard alone a look-up on the page of P1+ asks to sign in, stays where that is declined, and goes on to the subscriptions then', async () => {
  const { email } = await aMember(siteUrl);
  const { page, open, leave } = await anAccountVisitor({ reducedMotion: 'reduce' });
  await open('/product-p1tut');
  const lookUp = page.getByRole('link', { name: 'Look up subscriptions' });
  await press(lookUp);
  await dialogOf(page).waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('main').getAttribute('aria-busy')).toBe('false');
  expect(new URL(page.url()).pathname).toBe('/product-p1tut');

  await press(lookUp);
  await hasFocus(field(page, 'E-mail or mobile number'));
  await type(page, email, aPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/personal?page=1');
  await partOf(page, 'Subscriptions').waitFor();

  // Whoever is signed in is led there at once.
  await open('/product-p1tut');
  await press(lookUp);
  await page.waitForURL('**/personal?page=1');
  await leave();
});
