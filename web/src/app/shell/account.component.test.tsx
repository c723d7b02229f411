import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startPasskeySignIn } from '../../../../shared/contract/accounts/passkeys.ts';
import { answer } from '../../../testing/components/answer.ts';
import { Account } from './account.tsx';

test('Escape leaves everything as it was, and the focus where it was', async () => {
  answer(startPasskeySignIn, () => new Response('{}', { status: 503 }));
  await render(<Account place="bar" />);
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await signIn.click();
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: /^E-mail/ })).toHaveFocus();
  await userEvent.keyboard('ada@example.com{Escape}');
  await expect.element(page.getByRole('dialog', { includeHidden: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(signIn).toHaveFocus();
});
