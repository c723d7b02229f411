import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sendContact } from '../../../../shared/contract/enquiries.ts';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { expectAccessible } from '../../../testing/components/accessibility.ts';
import { answer, noConnection } from '../../../testing/components/answer.ts';
import { ContactForm } from './contact-form.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

const filled = { Name: 'Ada', 'E-mail': 'ada@example.com', 'Mobile number': '13800138000', Message: 'Two walls' };
const empty = { Name: '', 'E-mail': '', 'Mobile number': '', Message: '' };
const thanks = 'Thank you. We will answer within 24 hours.';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = page.getByRole('button', { name: 'Send message' });
const again = page.getByRole('button', { name: 'Try again' });
const summary = page.getByRole('alert');
const says = (words: string) =>
  expect.element(page.getByRole('status').getByText(words, { exact: false })).toBeVisible();

async function fillIn(values: Readonly<Record<string, string>> = filled): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

const expectValues = (values: Readonly<Record<string, string>>) =>
  Promise.all(Object.entries(values).map(([label, value]) => expect.element(field(label)).toHaveValue(value)));

const accept = () => ({ data: {}, message: thanks });

test('rules speak one at a time, in their order, at the field and in the summary', async () => {
  const sent = answer(sendContact, accept);
  await render(<ContactForm />);
  const steps = [
    ['Name', 'Please enter your name', 'Ada'],
    ['E-mail', 'Please enter email address', 'ada@example'],
    ['E-mail', 'The mailbox format is incorrect', 'ada@example.com'],
    ['Mobile number', 'Please enter your phone number', '12345'],
    ['Mobile number', 'The phone number is wrong. Please fill it out again', '13800138000'],
    ['Message', 'Please enter your message', 'Two walls'],
  ] as const;
  for (const [label, message, value] of steps) {
    await button.click();
    await expect.element(summary.getByRole('link', { name: message, exact: true })).toBeVisible();
    await expect.element(summary).toHaveFocus();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    await field(label).fill(value);
    await expect.element(summary).not.toBeInTheDocument(); // that rule passes now; the next speaks when the form is sent
  }
  expect(sent).toEqual([]);
  await button.click();
  await says(thanks);
  expect(sent).toHaveLength(1);
});

test('it is filled in, mended and sent by keyboard alone', async () => {
  const sent = answer(sendContact, accept);
  await render(<ContactForm />);
  await userEvent.tab();
  await userEvent.keyboard('Ada{Enter}');
  await expect.element(summary).toHaveFocus();
  await userEvent.tab();
  await expect.element(summary.getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('E-mail')).toHaveFocus();
  await userEvent.keyboard('ada@example.com{Tab}13800138000{Tab}Two walls{Tab}{Enter}');
  await says(thanks);
  await expect.element(button).toHaveFocus();
  expect(sent).toHaveLength(1);
});

test('success shows the words of the server and clears the form; the same words again are another message', async () => {
  const sent = answer(sendContact, accept);
  await render(<ContactForm />);
  for (const count of [1, 2]) {
    await fillIn();
    await button.click();
    await expectValues(empty);
    await says(thanks);
    expect(sent).toHaveLength(count);
  }
  expect(sent[0]).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    phone: '13800138000',
    content: 'Two walls',
    type: '1',
    page: '/home',
    website: '',
    request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    lang: 'en',
  });
  expect(sent[1]?.request_id).not.toBe(sent[0]?.request_id);
});

test('what the server refuses stays in the form, with the words of the server', async () => {
  const words = 'Too many messages from your network. Please try again in 12 minutes.';
  answer(sendContact, () => new Refusal(words));
  await render(<ContactForm />);
  await fillIn();
  await button.click();
  await says(words);
  await expectValues(filled);
});

test.each([
  [
    'a site that is busy',
    () => new Response('{}', { status: 429, headers: { 'retry-after': '12' } }),
    'What you wrote is still here: try again in 12 seconds.',
  ],
  ['no connection', () => noConnection, 'There is no connection.'],
  ['a failure of the server', () => new Response('{}', { status: 503 }), 'Something went wrong on our side'],
])('%s is told, keeps what was written, and the form is sent as the same message later', async (_, trouble, words) => {
  const sent = answer(sendContact, (_, place) => (place === 0 ? trouble() : accept()));
  await render(<ContactForm />);
  await fillIn();
  await button.click();
  await says(words);
  await expectValues(filled);
  await again.click();
  await says(thanks);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('after a failure changed content is another message', async () => {
  const sent = answer(sendContact, (_, place) => (place === 0 ? noConnection : accept()));
  await render(<ContactForm />);
  await fillIn();
  await button.click();
  await expect.element(again).toBeVisible();
  await field('Message').fill('Three walls');
  await button.click();
  await says(thanks);
  expect(sent[1]?.request_id).not.toBe(sent[0]?.request_id);
});

test('a double click and a second Enter send once; the button says that it sends and keeps the focus', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const sent = answer(sendContact, () => released.then(accept));
  await render(<ContactForm />);
  await fillIn();
  await button.dblClick();
  const sending = page.getByRole('button', { name: 'Sending …' });
  await expect.element(sending).toHaveAttribute('aria-busy', 'true');
  await expect.element(sending).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  release();
  await says(thanks);
  expect(sent).toHaveLength(1);
});

test.each([390, 1440])('at %i px nothing moves when a message or an answer comes', async (width) => {
  const words = 'Too many messages from your network. Please try again in 12 minutes.';
  answer(sendContact, () => new Refusal(words));
  await page.viewport(width, 900);
  await render(<ContactForm />);
  const places = () =>
    [...document.querySelectorAll('form, form input:not([type=hidden]), form textarea, form [type=submit]')].map(
      (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round);
      },
    );
  await document.fonts.ready;
  const before = places();
  const values: Record<string, string> = { ...empty };
  for (const [label, wrong] of Object.entries({ ...empty, 'E-mail': 'ada@example', 'Mobile number': '12345' })) {
    values[label] = wrong;
    await fillIn(values);
    await button.click();
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(summary).toBeVisible();
    expect(places()).toEqual(before);
    values[label] = filled[label as keyof typeof filled];
  }
  await fillIn();
  await button.click();
  await says(words);
  expect(places()).toEqual(before);
});

test('mistake and answer have no accessibility violation, light and dark', async () => {
  answer(sendContact, accept);
  await render(<ContactForm />);
  await button.click();
  await expect.element(summary).toBeVisible();
  await expectAccessible();
  await fillIn();
  await button.click();
  await says(thanks);
  await expectAccessible();
});

test('a long message is counted towards its end, and never cut off', async () => {
  await render(<ContactForm />);
  await fillIn({ ...filled, Message: 'x'.repeat(1_000) });
  await expect.element(page.getByText(/^\d+ (left|too many)$/)).not.toBeInTheDocument();
  await field('Message').fill('x'.repeat(1_990));
  await expect.element(page.getByText('10 left', { exact: true }).first()).toBeVisible();
  await field('Message').fill('x'.repeat(2_005));
  await expect.element(page.getByText('5 too many', { exact: true }).first()).toBeVisible();
  await button.click();
  await expect.element(summary.getByRole('link', { name: 'A message has at most 2000 characters' })).toBeVisible();
});

test('people neither see nor reach the trap field', async () => {
  await render(<ContactForm />);
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
  expect([trap?.tabIndex, Number(trap?.getBoundingClientRect().right) < 0]).toEqual([-1, true]);
  await expect.element(page.getByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument();
});

test('a hint that is seen beside the number says which pass, there and in an enquiry', async () => {
  await render(<ContactForm />);
  await expect.element(page.getByText('mainland China, 11 digits')).toBeVisible();
  await expect.element(field('Mobile number')).toHaveAccessibleDescription('mainland China, 11 digits');
  await render(<EnquiryForm product="S3 Lite" />);
  await expect.element(page.getByText('a number with its country code')).toBeVisible();
  await expect.element(field('E-mail or WhatsApp')).toHaveAccessibleDescription('a number with its country code');
});
