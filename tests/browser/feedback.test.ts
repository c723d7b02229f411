import type { Page, Route } from 'playwright';
import { expect, inject, test } from 'vitest';
import { brand } from '../../shared/brand.ts';
import { accessibilityViolations } from '../support/browsers/accessibility.ts';
import { eventually } from '../support/runs/eventually.ts';
import { mailsSent } from '../support/telling/mails.ts';
import { aVisitor } from './a-visitor.ts';
import { aPhoto } from './certification-site.ts';

const field = (page: Page, label: string | RegExp) => page.getByLabel(label);
const send = (page: Page) => page.getByRole('button', { name: 'Send feedback' });

/** Waits until the form has what the address says of S1. */
const isPrefilled = (page: Page) => expect.poll(() => field(page, 'Product').inputValue()).toBe('S1');

async function fillIn(page: Page, email = 'ada@example.com'): Promise<void> {
  await field(page, 'Question or suggestion').fill('Let a cue start it.');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Mobile number').fill('13800138000');
}

/** Somebody at the form whose feedback is answered by `reply`. */
async function aSender(reply: (route: Route) => unknown) {
  const visitor = await aVisitor({ reducedMotion: 'reduce' });
  await visitor.page.route('**/api/partner/feedback', reply);
  return visitor;
}

test('the link of a product fills in product, version and name; a product that there is not stays open', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/feedback?productID=3&version=5.1.4&userName=Ada');
  await isPrefilled(page);
  expect(await field(page, 'Version').inputValue()).toBe('5.1.4');
  expect(await field(page, 'Name').inputValue()).toBe('Ada');
  await open('/feedback?productID=9999');
  expect(await field(page, 'Product').inputValue()).toBe('');
  await leave();
});

test('feedback from the link of a product arrives at support, with the picture of the screen', async () => {
  const { page, open, leave } = await aVisitor({ reducedMotion: 'reduce' });
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  await open('/feedback?productID=3&version=5.1.4');
  await isPrefilled(page);
  await field(page, /^Picture of the screen/).setInputFiles({
    name: 'screen.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhoto(800, 500),
  });
  await page.getByText('Uploaded', { exact: true }).waitFor();
  await fillIn(page, email);
  await send(page).click();
  const dialog = page.getByRole('dialog', { name: 'Thank you for your feedback' });
  await dialog.getByText('within 24 hours').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await field(page, 'Question or suggestion').inputValue()).toBe('');
  const mails = await eventually(
    async () => (await mailsSent(inject('siteUrl'))).filter(({ text }) => text.includes(email)),
    ({ length }) => length > 0,
  );
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [brand.supportEmail, expect.stringMatching(/^Feedback on .* 5\.1\.4$/)],
  ]);
  expect(mails[0]?.text).toContain('A picture came with it');
  await leave();
});

test.each([
  ['in the words of the server', 'Too many messages. Try again in 12 minutes.', /^Too many messages/],
  ['in words of its own where the server has none', '', /^Please check the completeness of the form!$/],
])('a refusal is told in a dialog, %s, and what was written stays', async (_, msg, words) => {
  const { page, open, leave } = await aSender((route) => route.fulfill({ json: { status: '1', msg, data: msg } }));
  await open('/feedback?productID=3&version=5.1.4');
  await isPrefilled(page);
  await fillIn(page);
  await send(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your feedback was not sent' });
  await dialog.getByText(words).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await field(page, 'Question or suggestion').inputValue()).toBe('Let a cue start it.');
  await leave();
});

test('the rules of feedback speak one at a time, in their order', async () => {
  const { page, open, leave } = await aSender((route) => route.abort());
  await open('/feedback');
  const alert = page.getByRole('form').getByRole('alert');
  const steps = [
    ['Please choose a product', () => field(page, 'Product').selectOption({ index: 1 })],
    ['Please enter the version', () => field(page, 'Version').fill('5.1.4')],
    ['Please type your e-mail address', () => field(page, 'E-mail').fill('ada@example.com')],
    ['input phone number', () => field(page, 'Mobile number').fill('13800138000')],
    ['Please describe your question or suggestion', () => field(page, 'Question or suggestion').fill('More')],
  ] as const;
  for (const [message, mend] of steps) {
    await send(page).click();
    await alert.getByRole('link', { name: message, exact: true }).waitFor();
    await mend();
  }
  await leave();
});
