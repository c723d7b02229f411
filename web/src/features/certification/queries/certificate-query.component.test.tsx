import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryCertificate } from '../../../../../shared/contract/certification/certificates.ts';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { expectAccessible } from '../../../../testing/components/accessibility.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { textsOf } from '../../../../testing/components/texts-of.ts';
import { CertificateQuery } from './certificate-query.tsx';

const data = { cert_num: 'MS-7K3F-9QXD-T', name: 'Ada Lovelace', end_date: '2028-10-31', award_date: '2026-11-01' };
const find = () => ({ data });

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const wayTo = (name: string) => page.getByRole('radio', { name });
const lookUp = page.getByRole('button', { name: 'Look up' });
const form = page.getByRole('form', { name: 'Certificate query' });
const found = page.getByRole('heading', { name: 'Ada Lovelace' });
const link = page.getByRole('link', { name: 'Page of the certificate' });
const missing = page.getByText('Your authentication information is not found');

async function ask(reply: Parameters<typeof answer<typeof queryCertificate>>[1]): Promise<void> {
  answer(queryCertificate, reply);
  await render(<CertificateQuery />);
  await field('Certificate number').fill('MS-0000');
  await field('Name of the holder').fill('Ada');
  await lookUp.click();
}

test.each([
  ['Certificate number', 'ms–7k3f–9qxd–t', { type: '1', cert_num: 'MS-7K3F-9QXD-T', phone: '', idcard: '' }],
  ['Mobile number', '+86 138-0013-8000', { type: '2', cert_num: '', phone: '13800138000', idcard: '' }],
  ['ID number', '110105 19491231 002x', { type: '3', cert_num: '', phone: '', idcard: '11010519491231002X' }],
])('a certificate is found by %s and name, and shown with its page', async (way, value, asked) => {
  const sent = answer(queryCertificate, find);
  await render(<CertificateQuery />);
  await wayTo(way).click();
  await field(way).fill(value);
  await field('Name of the holder').fill('Ada Lovelace');
  await lookUp.click();
  await expect.element(found).toBeVisible();
  expect(textsOf(page.getByRole('definition'))).toEqual(['MS-7K3F-9QXD-T', '1 November 2026', '31 October 2028']);
  await expect.element(link).toHaveAttribute('href', '/certificate-MS-7K3F-9QXD-T');
  expect(sent).toEqual([{ ...asked, name: 'Ada Lovelace', lang: 'en' }]);
  await expect.element(field(way)).toHaveValue(value); // what was asked for stays
});

test('by keyboard alone the ways are chosen with arrows, Enter asks, and what is found is read next', async () => {
  const sent = answer(queryCertificate, find);
  await render(<CertificateQuery />);
  await userEvent.tab();
  await expect.element(wayTo('Certificate number')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Tab}13800138000{Tab}Ada Lovelace{Enter}');
  await expect.element(found).toBeVisible();
  expect(sent).toEqual([
    { type: '2', cert_num: '', phone: '13800138000', idcard: '', name: 'Ada Lovelace', lang: 'en' },
  ]);
  // The focus goes to what was found once that is shown.
  await expect.poll(() => document.activeElement?.matches('[tabindex="-1"]')).toBe(true);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await expectAccessible();
});

test.each([
  ['Certificate number', 'Please enter the certificate number'],
  ['Mobile number', 'Please enter your phone number'],
  ['ID number', 'Please enter your ID number'],
])('nothing is asked without %s and name', async (way, message) => {
  const sent = answer(queryCertificate, find);
  await render(<CertificateQuery />);
  await wayTo(way).click();
  await lookUp.click();
  const summary = page.getByRole('alert');
  await expect.element(summary.getByRole('link', { name: message })).toBeVisible();
  await expect.element(field(way)).toHaveAttribute('aria-invalid', 'true');
  await field(way).fill('11010519491231002X');
  await lookUp.click();
  await expect.element(summary.getByRole('link', { name: 'Please enter your name' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('what is not found is said, with what to check and whom to ask', async () => {
  await ask(() => ({ data: {} }));
  await expect.element(missing).toBeVisible();
  await expect.element(page.getByText('Please check whether your input information is incorrect')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'support@example.com' }))
    .toHaveAttribute('href', 'mailto:support@example.com');
});

test('that a certificate was revoked, the server says', async () => {
  const message = 'Certificate MS-7K3F-9QXD-T was revoked on 3 November 2026';
  await ask(() => ({ data: {}, message }));
  await expect.element(page.getByRole('heading', { name: message })).toBeVisible();
  await expect.element(missing).not.toBeInTheDocument();
});

test('who asks too often reads for how long to wait, and nothing looks found or missing', async () => {
  const words = 'Too many queries from your network. Please try again in 40 seconds.';
  await ask(() => new Refusal(words));
  await expect.element(form.getByText(words)).toBeVisible();
  await expect.element(missing).not.toBeInTheDocument();
});

test('a query that failed is asked again', async () => {
  await ask((_, place) => (place === 0 ? new TypeError('Failed to fetch') : find()));
  await expect.element(form.getByText('Something went wrong on our side', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(found).toBeVisible();
});
