import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { accessibilityViolations } from '../support/browsers/accessibility.ts';
import { devices } from '../support/browsers/visitor.ts';
import { replyTo, writeTo } from '../support/people/messages.ts';
import { aVisitor } from './a-visitor.ts';
import { aSignedInMember } from './personal-site.ts';

const site = { url: inject('siteUrl'), state: inject('siteState') };

const part = (page: Page) => page.locator('#messages');
const log = (page: Page) => part(page).getByRole('log', { name: 'Messages' });
const field = (page: Page) => part(page).getByRole('textbox', { name: 'Your message' });
const mark = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /unread answers? of customer service/ });

/** Lets what the page asks again and again be due, as its return from the background does. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

describe('the thread on the contact page', () => {
  test('is the members’: a visitor is told so, and may sign in', async () => {
    const { page, open, problems } = await aVisitor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open('/contact');
    await part(page).getByText('Members write to customer service here').waitFor();
    await part(page).getByRole('button', { name: 'Sign in to write' }).click();
    await page.getByRole('dialog').waitFor();
    expect(asked.filter((url) => url.includes('/api/gateway/'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('takes a message, and shows the answer that comes while it is open', async () => {
    const { page, open, member, problems } = await aSignedInMember();
    await open('/contact#messages');
    await part(page).getByText('You have not written yet').waitFor();
    await field(page).fill('My dongle has no cap\nCan you send one?');
    await part(page).getByRole('button', { name: 'Send' }).click();
    await log(page).getByText('My dongle has no cap').waitFor();
    await part(page).getByText('Your message is with customer service.').waitFor();
    expect(await field(page).inputValue()).toBe('');
    await replyTo(site.state, member, 'One is on its way');
    await comeBack(page);
    await log(page).getByText('One is on its way').waitFor();
    expect(await log(page).getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/^You .*My dongle has no cap\nCan you send one\?$/s),
      expect.stringMatching(/^Customer service .*One is on its way$/s),
    ]);
    await mark(page).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test('shows earlier messages when they are asked for', async () => {
    const { page, open, member } = await aSignedInMember();
    for (let number = 1; number <= 8; number += 1) {
      await writeTo(site, member, `Question ${number}`);
      await replyTo(site.state, member, `Answer ${number}`);
    }
    await open('/contact#messages');
    await log(page).getByText('Answer 8').waitFor();
    expect(await log(page).getByRole('listitem').count()).toBe(15);
    await part(page).getByRole('button', { name: 'Show earlier messages' }).click();
    await log(page).getByText('Question 1', { exact: true }).waitFor();
    expect(await log(page).getByRole('listitem').count()).toBe(16);
    expect(await part(page).getByRole('button', { name: 'Show earlier messages' }).count()).toBe(0);
  });

  test('that cannot be had says so and is tried again, and never looks empty', async () => {
    const { page, open, member } = await aSignedInMember();
    await writeTo(site, member, 'Hello');
    const gate = { isDown: true, held: Promise.withResolvers<void>() };
    await page.route('**/api/gateway/message_list', async (route) => {
      await gate.held.promise;
      return gate.isDown ? route.fulfill({ status: 500, body: '' }) : route.fallback();
    });
    await open('/contact#messages');
    await part(page).locator('[data-live-part][aria-busy="true"]').waitFor();
    expect(await part(page).getByText('You have not written yet').count()).toBe(0);
    gate.held.resolve();
    await part(page)
      .getByText(/Something went wrong on the way to your messages/)
      .waitFor();
    expect(await part(page).getByText('You have not written yet').count()).toBe(0);
    gate.isDown = false;
    await part(page).getByRole('button', { name: 'Try again' }).click();
    await log(page).getByText('Hello').waitFor();
  });

  test.each(['light', 'dark'] as const)('is accessible on a phone, %s', async (colorScheme) => {
    const { page, open, member } = await aSignedInMember({ ...devices.phone, colorScheme });
    await writeTo(site, member, `A long word: ${'x'.repeat(200)}`);
    await open('/contact#messages');
    await log(page).getByText('A long word').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

describe('an unread answer', () => {
  test.each([
    ['a desktop', devices.windows],
    ['a phone', devices.phone],
  ])('is marked in the header on %s, on any page, and leads to the thread, where it is read', async (_, device) => {
    const { page, open, member, problems } = await aSignedInMember(device);
    await writeTo(site, member, 'Where?');
    await replyTo(site.state, member, 'There');
    await open('/about');
    await mark(page).waitFor();
    expect(await mark(page).getAttribute('aria-label')).toBe('1 unread answer of customer service');
    await mark(page).click();
    await log(page).getByText('There').waitFor();
    await mark(page).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test('stays so on the contact page until the thread is on the screen', async () => {
    const { page, open, member } = await aSignedInMember();
    await writeTo(site, member, 'Where?');
    await replyTo(site.state, member, 'There');
    await open('/contact');
    await mark(page).waitFor();
    expect(await log(page).count()).toBe(0);
    await part(page).scrollIntoViewIfNeeded();
    await log(page).getByText('There').waitFor();
    await mark(page).waitFor({ state: 'detached' });
  });

  test('is not asked for while the page is hidden', async () => {
    const { page, open } = await aSignedInMember();
    let pings = 0;
    await page.route('**/api/gateway/ping', (route) => {
      pings += 1;
      return route.fallback();
    });
    await open('/about');
    await expect.poll(() => pings).toBe(1);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    await comeBack(page);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(pings).toBe(1);
  });

  test('of a session that is over takes no page away with what is typed there', async () => {
    const { page, open } = await aSignedInMember();
    await page.route('**/api/gateway/ping', (route) =>
      route.fulfill({ json: { status: -1, msg: 'Please sign in again' } }),
    );
    await open('/home');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Ada');
    const answered = page.waitForResponse('**/api/gateway/ping');
    await comeBack(page);
    await answered;
    expect(await name.inputValue()).toBe('Ada');
  });
});
