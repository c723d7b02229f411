import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sendFeedback } from '../../../../shared/contract/enquiries.ts';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { aContext, aProduct } from '../../../testing/builders.ts';
import { answer } from '../../../testing/components/answer.ts';
import FeedbackPage from './feedback-page.tsx';
import { page as feedback } from './load-feedback.ts';

const field = (label: string) => page.getByLabelText(label, { exact: true });
const send = page.getByRole('button', { name: 'Send feedback' });
const content = field('Question or suggestion');

/** The page at an address. */
async function at(params: Readonly<Record<string, string>> = { productID: '3', version: '5.1.4' }) {
  const context = aContext({
    listProducts: () => [aProduct(), aProduct({ id: 3, title: 'S1' })],
    pageText: () => ({ title: 'Feedback', lead: '', before: [], html: '' }) as never,
  });
  return <FeedbackPage data={await feedback.load(context, params)} params={params} reload={() => {}} />;
}

async function expectGiven(product: string, version: string, name: string): Promise<void> {
  await expect.element(field('Product')).toHaveValue(product);
  await expect.element(field('Version')).toHaveValue(version);
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: false })).toHaveValue(name);
}

test('the link of a product fills in product, version and name; a product that there is not stays open', async () => {
  const { rerender } = await render(await at({})); // as its document is
  await rerender(await at({ productID: '3', version: '5.1.4', userName: 'Ada' }));
  await expectGiven('S1', '5.1.4', 'Ada');
  await rerender(await at({ productID: '9999' }));
  await expectGiven('', '', '');
});

test.each([
  [
    'in the words of the server',
    'Too many messages. Try again in 12 minutes.',
    'Too many messages. Try again in 12 minutes.',
  ],
  ['in words of its own where the server has none', '', 'Please check the completeness of the form!'],
])('a refusal is told in a dialog, %s, and what was written stays', async (_, msg, words) => {
  answer(sendFeedback, () => new Refusal(msg));
  await render(await at());
  await content.fill('Let a cue start it.');
  await field('E-mail').fill('ada@example.com');
  await field('Mobile number').fill('13800138000');
  await send.click();
  const dialog = page.getByRole('dialog', { name: 'Your feedback was not sent' });
  await expect.element(dialog.getByText(words)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(content).toHaveValue('Let a cue start it.');
});

test('the rules of feedback speak one at a time, in their order', async () => {
  await render(await at({}));
  const steps = [
    ['Please choose a product', () => field('Product').selectOptions('S1')],
    ['Please enter the version', () => field('Version').fill('5.1.4')],
    ['Please type your e-mail address', () => field('E-mail').fill('ada@example.com')],
    ['input phone number', () => field('Mobile number').fill('13800138000')],
    ['Please describe your question or suggestion', () => content.fill('More')],
  ] as const;
  for (const [message, mend] of steps) {
    await send.click();
    await expect.element(page.getByRole('alert').getByRole('link')).toHaveTextContent(message);
    await mend();
  }
});
