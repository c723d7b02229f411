import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { editProfile, linkPersonalCentre } from '../../shared/contract/accounts/own-account.ts';
import { signIn } from '../../shared/contract/accounts/sign-in.ts';
import { accessibilityViolations } from '../support/accessibility.ts';
import { aMember, anEmail, ask, codeMailedTo, forgetCodesOf } from '../support/members.ts';
import { aVisitor } from './a-visitor.ts';
import { anAddressOf, aSignedInMember, button, field, partOf, storedUser, tab, told } from './personal-site.ts';

const siteUrl = inject('siteUrl');
const siteState = inject('siteState');

const profile = { userName: 'Ada Lovelace', company: 'Lumen', job: 'Operator' };

describe('the personal centre', () => {
  test('leads home whoever is not signed in', async () => {
    const { page, leave } = await aVisitor();
    await page.goto('/personal?page=3');
    await page.waitForURL('**/home');
    await leave();
  });

  test('has a document with its name and its tabs, and nothing of anybody', async () => {
    const html = await (await fetch(`${siteUrl}/personal`)).text();
    expect(html).toContain('<h1>Personal centre</h1>');
    expect(html).toContain('noindex');
    for (const name of ['Base info', 'Subscriptions', 'Orders', 'Addresses']) expect(html).toContain(name);
  });

  test('signs in by the link of the desktop client, once, and the address is clean at once', async () => {
    const { url } = await ask(siteUrl, linkPersonalCentre, (await aMember(siteUrl)).proof);
    const { pathname, search } = new URL(url);
    const address = `${pathname}${search}&page=1`;
    const { page, leave } = await aVisitor();
    await page.goto(address);
    await partOf(page, 'Subscriptions').waitFor();
    expect(new URL(page.url()).search).toBe('?page=1');
    expect(await storedUser(page)).not.toBeNull();
    await leave();

    const other = await aVisitor();
    await other.page.goto(address);
    await other.page.getByText('This link has been used, or is too old. Please sign in.').waitFor();
    expect(await storedUser(other.page)).toBeNull();
    await other.leave();
  });

  test('shows subscriptions and orders without a call, with a way to the plans and to the shop', async () => {
    const { page, open, leave } = await aSignedInMember();
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    for (const [address, words] of [
      ['/personal?page=1', 'No subscriptions yet.'],
      ['/personal?page=2', 'No orders yet.'],
    ] as const) {
      await open(address);
      await page.getByText(words).waitFor();
      const hrefs = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(expect.arrayContaining(['/course', '/orderinfo']));
    }
    expect(calls).toEqual([]);
    await leave();
  });

  test('keeps in each tab what was typed there, and asks before it is lost', async () => {
    const { page, open, leave } = await aSignedInMember();
    await open('/personal');
    await button(page, 'Edit').click();
    await field(page, 'Company').fill('Half a company');
    await tab(page, 'Addresses').click();
    await page.getByText('No addresses yet.').waitFor();
    expect(new URL(page.url()).search).toBe('?page=3');
    await page.goBack();
    expect(await field(page, 'Company').inputValue()).toBe('Half a company');
    await tab(page, 'Orders').click();
    await page.getByRole('link', { name: 'See the plans' }).click();
    await page.getByRole('alertdialog', { name: 'Discard what you wrote?' }).waitFor();
    await button(page, 'Discard').click();
    await page.waitForURL('**/course');
    await leave();
  });

  test('a call that fails takes nothing else with it, and is tried again when asked to', async () => {
    const { page, open, leave } = await aSignedInMember();
    await page.route('**/api/user/sessions', (route) => route.fulfill({ status: 500, json: {} }));
    await open('/personal');
    await page.getByText('Something went wrong on the way to your sessions.').waitFor();
    await partOf(page, 'Profile').getByText('Ada Lovelace').waitFor();
    await page.unroute('**/api/user/sessions');
    await button(page, 'Try again').click();
    await partOf(page, 'Sessions').getByText('This session').waitFor();
    await page.context().setOffline(true);
    await tab(page, 'Addresses').click();
    await page.getByText('There is no connection, which your addresses need.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('No addresses yet.').waitFor();
    await leave(/Failed to fetch/);
  });
});

describe('the profile', () => {
  test('is read, changed, saved and read again, by keyboard alone', async () => {
    const { page, open, member, leave } = await aSignedInMember();
    await open('/personal');
    await button(page, 'Edit').focus();
    await page.keyboard.press('Enter');
    await field(page, 'Name').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByRole('link', { name: 'Please enter your company' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Lumen Stage Works');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Operator');
    await page.keyboard.press('Enter');
    await told(page, 'Your profile is saved.');
    await partOf(page, 'Profile').getByText('Lumen Stage Works').waitFor();
    await button(page, 'Edit').and(page.locator(':focus')).waitFor();
    expect(JSON.parse((await storedUser(page)) ?? '')).toMatchObject({
      company: 'Lumen Stage Works',
      industry: 'Operator',
      login_token: member.proof.login_token,
    });
    await page.reload();
    await partOf(page, 'Profile').getByText('Lumen Stage Works').waitFor();
    await leave();
  });

  test('changed in two windows, the later one is told, and gets the newest after asking', async () => {
    const { page, open, member, leave } = await aSignedInMember();
    await open('/personal');
    await button(page, 'Edit').click();
    await field(page, 'Company').fill('Too late');
    await field(page, 'Job').fill('Operator');
    await ask(siteUrl, editProfile, { ...member.proof, ...profile, email: member.email, company: 'First' });
    await button(page, 'Save').click();
    await page.getByText('Your profile was changed in another window. Please load it again.').waitFor();
    expect(await field(page, 'Company').inputValue()).toBe('Too late');
    await button(page, 'Load your profile again').click();
    await button(page, 'Discard').click();
    await partOf(page, 'Profile').getByText('First').waitFor();
    await leave();
  });
});

describe('the e-mail address', () => {
  test('is changed by a code from the old one and one from the new one, then one signs in again', async () => {
    const { page, open, member, leave } = await aSignedInMember();
    const newEmail = anEmail();
    const first = await codeMailedTo(siteUrl, member.email);
    await open('/personal');
    await button(page, 'Change e-mail').click();
    await page.getByText('Step 1 of 2').waitFor();

    await forgetCodesOf(siteState, member.email);
    await button(page, 'Send code').click();
    await page.getByText(`Sent to ${member.email}`).waitFor();
    await page.getByRole('button', { name: /^Again in \d\d s$/, disabled: true }).waitFor();

    // The wait is known after a reload.
    await page.reload();
    await button(page, 'Change e-mail').click();
    await page.getByRole('button', { name: /^Again in \d\d s$/, disabled: true }).waitFor();
    await field(page, 'Verification code').fill(await codeMailedTo(siteUrl, member.email, first));
    await button(page, 'Continue').click();

    await page.getByText('Step 2 of 2').waitFor();
    await field(page, 'New e-mail address').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('nobody');
    await button(page, 'Send code').click();
    await page.getByRole('link', { name: 'Please enter a valid email address' }).waitFor();
    await field(page, 'New e-mail address').fill(newEmail);
    await button(page, 'Send code').click();
    await field(page, 'Verification code').fill(await codeMailedTo(siteUrl, newEmail));
    await page.getByRole('dialog').getByRole('button', { name: 'Change e-mail' }).click();

    await told(page, 'Your e-mail address is changed. Please sign in again.');
    await page.waitForURL('**/home');
    expect(await storedUser(page)).toBeNull();
    await leave();
    const named = { login_name: newEmail, password: member.password };
    expect(await ask(siteUrl, signIn, named)).toMatchObject({ uid: member.user.uid, email: newEmail });
  });
});

describe('sessions', () => {
  const others = (page: Page) => partOf(page, 'Sessions').getByRole('button', { name: /^Sign out / });

  test('are listed with this one marked; one is ended, then all others, after asking', async () => {
    const { page, open, member, leave } = await aSignedInMember();
    const named = { login_name: member.email, password: member.password };
    for (let time = 0; time < 2; time += 1) await ask(siteUrl, signIn, named);
    await open('/personal');
    await page.evaluate(
      ([path, body]) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      [signIn.path, JSON.stringify(named)] as const,
    );
    await page.reload();
    await partOf(page, 'Sessions').getByText('Chrome on Windows', { exact: true }).waitFor();
    await expect.poll(() => partOf(page, 'Sessions').getByRole('listitem').count()).toBe(4);
    expect(await page.getByText('This session').count()).toBe(1);

    const one = partOf(page, 'Sessions').getByRole('listitem').last().getByRole('button');
    await one.click();
    await button(page, 'Keep signed in').click();
    expect(await partOf(page, 'Sessions').getByRole('listitem').count()).toBe(4);
    await one.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click();
    await told(page, '1 session is ended.');
    await expect.poll(() => partOf(page, 'Sessions').getByRole('listitem').count()).toBe(3);

    await button(page, 'Sign out everywhere else').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click();
    await told(page, '2 sessions are ended.');
    await expect.poll(() => others(page).count()).toBe(0);
    await partOf(page, 'Sessions').getByText('This session').waitFor();
    await leave();
  });
});

test.each(['light', 'dark'] as const)(
  'has no accessibility violation, tabs, forms and dialogs (%s)',
  async (colorScheme) => {
    const { page, open, member, leave } = await aSignedInMember({ colorScheme, reducedMotion: 'reduce' });
    for (let place = 1; place <= 6; place += 1) await anAddressOf(member, `Stage ${place}`);
    const faults: string[] = [];
    const look = async (what: string) =>
      faults.push(...(await accessibilityViolations(page)).map((fault) => `${what}: ${fault}`));
    await open('/personal');
    await partOf(page, 'Sessions').getByText('This session').waitFor();
    await partOf(page, 'Profile').getByText('Ada Lovelace').waitFor();
    await look('base info');
    await button(page, 'Change e-mail').click();
    await button(page, 'Send code').waitFor();
    await look('the e-mail address is changed');
    await page.keyboard.press('Escape');
    await button(page, 'Edit').click();
    await button(page, 'Save').click();
    await page.getByRole('alert').waitFor();
    await look('the profile with a mistake');
    for (const name of ['Subscriptions', 'Orders', 'Addresses']) {
      await tab(page, name).click();
      await partOf(page, name).waitFor();
      await look(name);
    }
    await page.getByRole('navigation', { name: 'Pages of addresses' }).waitFor();
    await look('addresses with a pager');
    await button(page, 'Add address').click();
    await field(page, 'Mobile number').waitFor();
    await look('an address is added');
    expect(faults).toEqual([]);
    await leave();
  },
);

describe('a look-up on the page of a product asks who is not signed in to sign in first', () => {
  const lookUp = async () => {
    const visitor = await aVisitor({ reducedMotion: 'reduce' });
    await visitor.open('/product-p1tut');
    await visitor.page.getByRole('link', { name: 'Look up subscriptions' }).click();
    await visitor.page.getByRole('dialog').waitFor();
    return visitor;
  };

  test('and stays where that is declined', async () => {
    const { page, leave } = await lookUp();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('main').getAttribute('aria-busy')).toBe('false');
    expect(new URL(page.url()).pathname).toBe('/product-p1tut');
    await leave();
  });

  test('and goes on to the subscriptions then', async () => {
    const member = await aMember(siteUrl);
    const { page, leave } = await lookUp();
    await page.keyboard.type(member.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(member.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/personal?page=1');
    await partOf(page, 'Subscriptions').waitFor();
    await leave();
  });
});

test('a look-up on the page of a product leads whoever is signed in to their subscriptions', async () => {
  const { page, open, leave } = await aSignedInMember({ reducedMotion: 'reduce' });
  await open('/product-p1tut');
  await page.getByRole('link', { name: 'Look up subscriptions' }).click();
  await page.waitForURL('**/personal?page=1');
  await partOf(page, 'Subscriptions').waitFor();
  await leave();
});
