import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { brand } from '../../shared/brand.ts';
import { brandLinks } from '../../shared/brand-links.ts';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const still = { ...devices.windows, reducedMotion: 'reduce' } as const;
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

test('about says of each product what it is for, and leads to its page', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/about');
  const products = page.locator('section:has(#products-title) li');
  expect(await products.count()).toBe(18);
  const addresses = await products
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toContain('/product-s3-pro');
  await products.filter({ hasText: 'S3 Pro' }).first().getByRole('link').click();
  await page.waitForURL('**/product-s3-pro');
  await leave();
});

test('contact names the mailboxes and messengers of the maker, with a code for WeChat', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/contact');
  const channels = page.locator('section:has(#channels-title)');
  const addresses = await channels
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    `mailto:${brand.salesEmail}`,
    `mailto:${brand.supportEmail}`,
    brandLinks.whatsApp,
    brandLinks.facebook,
    brandLinks.weChat,
  ]);
  await channels.getByRole('img', { name: /WeChat/ }).waitFor();
  await leave();
});

test('the form of contact comes late on a phone, and sends', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.phone, reducedMotion: 'reduce' });
  const asked: string[] = [];
  const sent: unknown[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/api/pc/contact', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { status: 0, msg: 'Thank you.', data: {} } });
  });
  await open('/contact');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /take-form|enquiries/.test(path))).toEqual([]);
  await field(page, 'Name').fill('Ada');
  await field(page, 'E-mail').fill('ada@example.com');
  await field(page, 'Mobile number').fill('13800138000');
  await field(page, 'Message').fill('Two walls');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('form').getByRole('status').filter({ hasText: 'Thank you.' }).waitFor();
  expect(sent).toMatchObject([{ name: 'Ada', content: 'Two walls', type: '1', page: '/contact' }]);
  await leave();
});

test('the enquiry of lease names the set that was asked for, the last of several', async () => {
  const { page, open, leave } = await aVisitor(still);
  const sent: unknown[] = [];
  await page.route('**/api/partner/contact', async (route) => {
    sent.push(route.request().postData());
    await route.fulfill({ json: { code: 200, message: 'Thank you.', data: {} } });
  });
  await open('/lease');
  expect(await field(page, 'Message').inputValue()).toBe('About renting: ');
  const ask = (title: string) => page.getByRole('link', { name: `Ask for this set: ${title}` }).click();
  const begun = (message: string) => expect.poll(() => field(page, 'Message').inputValue()).toBe(message);
  await ask('H14 extender');
  await begun('About renting: H14 extender: ');
  expect(new URL(page.url()).hash).toBe('#enquiry');
  await ask('2U Pro pair');
  await begun('About renting: 2U Pro pair: ');
  await field(page, 'Name').fill('Ada Stage');
  await field(page, 'E-mail or WhatsApp').fill('ada@example.org');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await page.getByRole('form').getByRole('status').filter({ hasText: 'Thank you.' }).waitFor();
  expect(sent).toHaveLength(1);
  const { content, type, page: from } = Object.fromEntries(new URLSearchParams(String(sent[0])));
  expect(content).toContain('2U Pro pair');
  expect({ type, from }).toEqual({ type: '1', from: '/lease' });
  await leave();
});

test('a message to lease that was written already stays when another set is asked for', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/lease');
  // Its code has come: nothing moves the caret any more.
  await Promise.all([page.waitForRequest(/take-form/), field(page, 'Message').scrollIntoViewIfNeeded()]);
  await field(page, 'Message').fill('Three days in May');
  await page.getByRole('link', { name: 'Ask for this set: 4U server set' }).click();
  await page.getByRole('form', { name: /4U server set/ }).waitFor();
  expect(await field(page, 'Message').inputValue()).toBe('Three days in May');
  await leave();
});

test('the figures of what can be rented name their device on a phone', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.phone, reducedMotion: 'reduce' });
  await open('/lease');
  await page.getByText('All figures').click();
  const weight = page.getByRole('row').filter({ hasText: '18 kg' }).getByRole('cell').first();
  expect(await weight.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('4U server');
  await leave();
});

test('lock has six pictured steps, in order', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/lock');
  const steps = page.locator('section:has(#steps-title) ol > li');
  expect(await steps.count()).toBe(6);
  expect(await steps.locator('img:visible').count()).toBe(6);
  expect(await steps.getByRole('heading').first().textContent()).toBe('End the show first');
  await leave();
});

test.each([
  ['/tutorial', 'Find the code'],
  ['/tutorial?current=1', 'Find the code'],
  ['/tutorial?current=3', 'Move or repair'],
])('%s opens on the part %s', async (path, title) => {
  const { page, open, leave } = await aVisitor(still);
  await open(path);
  const tabs = page.getByRole('navigation', { name: 'Parts of the tutorial' });
  expect(await tabs.locator('[aria-current]').allTextContents()).toEqual([title]);
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  await leave();
});

test('each part of the tutorial is an address that a tab leads to, and keeps the place and the focus', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/tutorial');
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  // Pressed by the DOM: what presses as a person may scroll first.
  await page.getByRole('link', { name: 'Order and activate' }).evaluate((link: HTMLElement) => {
    link.focus({ preventScroll: true });
    link.click();
  });
  await page.waitForURL('**/tutorial?current=2');
  await page.getByRole('heading', { level: 2, name: 'Order and activate' }).waitFor();
  expect(await page.evaluate(() => [scrollY, document.activeElement?.textContent])).toEqual([
    120,
    'Order and activate',
  ]);
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'Find the code' }).waitFor();
  await leave();
});

test('the hardware-code tab of the download centre leads to the tutorial', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/download?page=6');
  await page.getByRole('main').getByRole('link', { name: 'The hardware code step by step' }).click();
  await page.waitForURL('**/tutorial');
  await leave();
});
