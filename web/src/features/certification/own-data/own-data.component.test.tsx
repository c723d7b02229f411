import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  eraseSignUpsByCode,
  exportSignUpsByCode,
  sendOwnSignUpsCode,
} from '../../../../../shared/contract/certification/own-sign-ups.ts';
import { expectAccessible } from '../../../../testing/components/accessibility.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { OwnData } from './own-data.tsx';

const opener = page.getByRole('button', { name: 'Copy or delete my data' });
const form = page.getByRole('form', { name: 'Your data' });
const field = (name: string) => form.getByRole('textbox', { name });
const codeSent = form.getByText('Sent to the mailbox of the sign-up, if there is one');
const deleted = page.getByText('What we kept of your sign-ups is deleted.');

function answers() {
  answer(sendOwnSignUpsCode, () => ({ data: {} }));
  return {
    copies: answer(exportSignUpsByCode, () => ({ data: { list: [] } })),
    erasures: answer(eraseSignUpsByCode, () => ({ data: { erased: 1 } })),
  };
}

test('a candidate deletes what is kept by a code, with words for what goes', async () => {
  const { copies, erasures } = answers();
  await page.viewport(390, 844);
  await render(<OwnData />);
  await opener.click();
  await field('Name').fill('Ada Lovelace');
  await field('ID number').fill('11010519491231002X');
  await form.getByRole('radio', { name: 'Deletion', exact: false }).click();
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect.element(codeSent).toBeVisible();
  await field('Verification code').fill('407213');
  await expectAccessible();
  await form.getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(deleted).toBeVisible();
  expect(erasures).toEqual([{ name: 'Ada Lovelace', idcard: '11010519491231002X', code: '407213', lang: 'en' }]);
  expect(copies).toEqual([]);
});

test('it is deleted by keyboard alone; Escape before that gives the focus back to the button', async () => {
  const { erasures } = answers();
  await render(<OwnData />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(form).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull(); // it has no role any more before the page knows that it is closed
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(form).toBeVisible();
  await userEvent.tab(); // Close
  await userEvent.keyboard('{Tab}Ada Lovelace{Tab}110105491231002{Tab}{ArrowDown}{Tab}{Tab}{Enter}');
  await expect.element(codeSent).toBeVisible();
  await userEvent.keyboard('407213{Enter}');
  await expect.element(deleted).toBeVisible();
  expect(erasures).toHaveLength(1);
});
