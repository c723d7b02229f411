import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { replyTo, writeTo } from '../support/people/messages.ts';
import { aSignedInMember } from './personal-site.ts';

const site = { url: inject('siteUrl'), state: inject('siteState') };

const part = (page: Page) => page.locator('#messages');
const log = (page: Page) => part(page).getByRole('log', { name: 'Messages' });
const field = (page: Page) => part(page).getByRole('textbox', { name: 'Your message' });
const mark = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /unread answers? of customer service/ });

/** Lets what the page asks again and again be due, as its return from the background does. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('the thread on the contact page takes a message, and shows the answer that comes while it is open', async () => {
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

test.each([
  ['a desktop', devices.windows],
  ['a phone', devices.phone],
])(
  'an unread answer is marked in the header on %s, on any page, and leads to the thread, where it is read',
  async (_, device) => {
    const { page, open, member, problems } = await aSignedInMember(device);
    await writeTo(site, member, 'Where?');
    await replyTo(site.state, member, 'There');
    await open('/contact'); // where the thread is not on the screen yet
    await mark(page).waitFor();
    expect(await log(page).count()).toBe(0);
    await open('/about');
    await mark(page).waitFor();
    expect(await mark(page).getAttribute('aria-label')).toBe('1 unread answer of customer service');
    await mark(page).click();
    await log(page).getByText('There').waitFor();
    await mark(page).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  },
);
