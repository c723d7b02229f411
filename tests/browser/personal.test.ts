import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { linkPersonalCentre } from '../../shared/contract/accounts/own-account.ts';
import { aMember, ask } from '../support/people/members.ts';
import { aVisitor } from './a-visitor.ts';
import { aSignedInMember, button, field, partOf, storedUser, tab } from './personal-site.ts';

const siteUrl = inject('siteUrl');

/** Answers the question whether a link may sign in. */
const answerLink = (page: Page, name: 'Sign in' | 'Cancel') =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

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

  test('a link of the desktop client asks before it signs in, once, and not who is signed in already; declined, it is left unused', async () => {
    const { proof, email } = await aMember(siteUrl);
    const aLink = async () => {
      const { pathname, search } = new URL((await ask(siteUrl, linkPersonalCentre, proof)).url);
      return `${pathname}${search}&page=1`;
    };
    const address = await aLink();
    const { page, leave } = await aVisitor({ viewport: { width: 390, height: 800 } });
    await page.goto(address);
    const question = page.getByRole('alertdialog', { name: `Sign in as ${email}?` });
    await question.waitFor();
    expect(await question.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await answerLink(page, 'Cancel');
    await page.waitForURL('**/home');
    expect(await storedUser(page)).toBeNull();
    await page.goto(address);
    await answerLink(page, 'Sign in');
    await partOf(page, 'Subscriptions').waitFor();
    expect(new URL(page.url()).search).toBe('?page=1');
    const signedIn = await storedUser(page);
    expect(signedIn).toContain(email);
    await page.goto(await aLink());
    await partOf(page, 'Subscriptions').waitFor();
    expect(await storedUser(page)).toContain(email);
    expect(await storedUser(page)).not.toBe(signedIn); // by another token
    await leave();

    const other = await aVisitor();
    await other.page.goto(address);
    await answerLink(other.page, 'Sign in');
    await other.page.getByText('This link has been used, or is too old. Please sign in.').waitFor();
    expect(await storedUser(other.page)).toBeNull();
    await other.leave();
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
    await page.waitForURL('**/personal');
    await expect.poll(() => storedUser(page)).toContain(other.email);
    expect(referrers.filter((referrer) => referrer.includes('token='))).toEqual([]);
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
});
