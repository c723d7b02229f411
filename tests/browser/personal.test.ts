import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { editProfile, linkPersonalCentre, listSessions } from '../../shared/contract/accounts/own-account.ts';
import { signIn } from '../../shared/contract/accounts/sign-in.ts';
import { pingMessages } from '../../shared/contract/community/messages.ts';
import { listOwnOrders, listOwnSubscriptions } from '../../shared/contract/orders/purchase.ts';
import { violationsInSchemes } from '../support/browsers/accessibility.ts';
import { devices } from '../support/browsers/visitor.ts';
import { aMember, ask } from '../support/people/members.ts';
import { aVisitor } from './a-visitor.ts';
import { anAddressOf, aSignedInMember, button, field, partOf, storedUser, tab, told } from './personal-site.ts';

const siteUrl = inject('siteUrl');

/** Answers the question whether a link may sign in. */
const answerLink = (page: Page, name: 'Sign in' | 'Cancel') =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

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
    await answerLink(page, 'Sign in');
    await partOf(page, 'Subscriptions').waitFor();
    expect(new URL(page.url()).search).toBe('?page=1');
    expect(await storedUser(page)).not.toBeNull();
    await leave();

    const other = await aVisitor();
    await other.page.goto(address);
    await answerLink(other.page, 'Sign in');
    await other.page.getByText('This link has been used, or is too old. Please sign in.').waitFor();
    expect(await storedUser(other.page)).toBeNull();
    await other.leave();
  });

  test('asks before a link signs in, and stays as nobody where that is declined, with the link unused', async () => {
    const { proof, email } = await aMember(siteUrl);
    const { pathname, search } = new URL((await ask(siteUrl, linkPersonalCentre, proof)).url);
    const { page, leave } = await aVisitor({ viewport: { width: 390, height: 800 } });
    await page.goto(pathname + search);
    const question = page.getByRole('alertdialog', { name: `Sign in as ${email}?` });
    await question.waitFor();
    expect(await question.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await answerLink(page, 'Cancel');
    await page.waitForURL('**/home');
    expect(await storedUser(page)).toBeNull();
    await page.goto(pathname + search);
    await answerLink(page, 'Sign in');
    await page.waitForURL('**/personal');
    await expect.poll(() => storedUser(page)).toContain(email);
    await leave();
  });

  test('does not ask before a link signs in who is signed in already', async () => {
    const { page, member, leave } = await aSignedInMember();
    const { pathname, search } = new URL((await ask(siteUrl, linkPersonalCentre, member.proof)).url);
    await page.goto(`${pathname}${search}&page=1`);
    await partOf(page, 'Subscriptions').waitFor();
    expect(await storedUser(page)).toContain(member.email);
    expect(await storedUser(page)).not.toContain(member.proof.login_token);
    await leave();
  });

  test('says who is signed out by a link that signs in somebody else, and no script is asked for with its token in the referrer', async () => {
    const { page, member, leave } = await aSignedInMember();
    const other = await aMember(siteUrl);
    const { pathname, search } = new URL((await ask(siteUrl, linkPersonalCentre, other.proof)).url);
    const referrers: string[] = [];
    page.on('request', (request) => {
      // Chromium asks for fonts of inline style sheets by a policy of its own.
      if (request.resourceType() !== 'font') referrers.push(request.headers().referer ?? '');
    });
    await page.goto(`${pathname}${search}`);
    await page.getByText(`You are signed in as ${member.email} and will be signed out.`).waitFor();
    await answerLink(page, 'Sign in');
    await expect.poll(() => storedUser(page)).toContain(other.email);
    expect(referrers.filter((referrer) => referrer.includes('token='))).toEqual([]);
    await leave();
  });

  test('shows that there are no subscriptions and no orders yet, with a way to the plans and to the shop', async () => {
    const { page, open, leave } = await aSignedInMember();
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The header asks for unread answers by a clock of its own.
      if (pathname.startsWith('/api/') && pathname !== pingMessages.path) calls.push(pathname);
    });
    await open('/personal?page=1');
    for (const [name, words, call] of [
      ['Subscriptions', 'No subscriptions yet.', listOwnSubscriptions.path],
      ['Orders', 'No orders yet.', listOwnOrders.path],
    ] as const) {
      await tab(page, name).click();
      await page.getByText(words).waitFor();
      expect(calls.splice(0)).toEqual([call]);
      const links = partOf(page, name).getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(['/course', '/orderinfo']);
    }
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

test('a profile changed in two windows: the later one is told, and gets the newest after asking', async () => {
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

describe('what is theirs', () => {
  test('is collected once however often it is asked for, and a failure is told and tried again', async () => {
    const { page, open, leave } = await aSignedInMember();
    await open('/personal');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/api/user/export', async (route) => {
      asked += 1;
      await held;
      await route.fulfill({ status: 500, json: {} });
    });
    await button(page, 'Download my data').click();
    await button(page, 'Collecting …').and(page.locator('[aria-busy=true]')).click();
    release();
    await told(page, 'Something went wrong on our side. Try again in a moment.');
    expect(asked).toBe(1);
    await page.unroute('**/api/user/export');
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download my data').click()]);
    expect(file.url()).toMatch(/^blob:/);
    await leave();
  });

  test('is not deleted without a connection, nor where the dialog is left: the password is forgotten, without a question', async () => {
    const { page, open, member, leave } = await aSignedInMember();
    await open('/personal');
    await button(page, 'Delete account').click();
    await page.getByText(member.email).last().waitFor();
    await field(page, 'Your password').fill(member.password);
    await page.context().setOffline(true);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByText('There is no connection.').waitFor();
    await page.context().setOffline(false);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await button(page, 'Delete account').click();
    expect(await field(page, 'Your password').inputValue()).toBe('');
    expect(await ask(siteUrl, listSessions, member.proof)).toMatchObject({ list: [{ is_current: 1 }] });
    await leave(/Failed to fetch/);
  });
});

describe('sessions', () => {
  const others = (page: Page) => partOf(page, 'Sessions').getByRole('button', { name: /^Sign out / });

  test('are listed with this one marked; one is ended, then all others, after asking', async () => {
    const { page, open, member, leave } = await aSignedInMember();
    const named = { login_name: member.email, password: member.password };
    for (let time = 0; time < 2; time += 1) await ask(siteUrl, signIn, named);
    const fromBrowser = { 'content-type': 'application/json', 'user-agent': devices.windows.userAgent };
    await postFrom(anAddress(), siteUrl, signIn, JSON.stringify(named), fromBrowser);
    await open('/personal');
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

test('forms, dialogs and long lists have no accessibility violation, in either scheme', async () => {
  const { page, open, member, leave } = await aSignedInMember({ reducedMotion: 'reduce' });
  for (let place = 1; place <= 6; place += 1) await anAddressOf(member, `Stage ${place}`);
  const faults: string[] = [];
  const look = async (what: string, part?: string) => faults.push(...(await violationsInSchemes(page, what, part)));
  await open('/personal');
  await button(page, 'Change e-mail').click();
  await button(page, 'Send code').waitFor();
  await look('the e-mail address is changed', 'dialog[open]');
  await page.keyboard.press('Escape');
  await button(page, 'Delete account').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('alert').waitFor();
  await look('the account is deleted without a password', 'dialog[open]');
  await page.keyboard.press('Escape');
  await button(page, 'Edit').click();
  await button(page, 'Save').click();
  await page.getByRole('alert').waitFor();
  await look('the profile with a mistake');
  await tab(page, 'Addresses').click();
  await page.getByRole('navigation', { name: 'Pages of addresses' }).waitFor();
  await look('addresses with a pager');
  await button(page, 'Add address').click();
  await field(page, 'Mobile number').waitFor();
  await look('an address is added', 'dialog[open]');
  expect(faults).toEqual([]);
  await leave();
});
