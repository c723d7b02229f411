import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withoutPasskeys } from '../../../testing/components/passkeys.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

test('a browser without passkeys does not offer to sign in with one', async () => {
  withoutPasskeys();
  await render(
    <SignInDialog begun={{ face: 'password', login_name: '', email: '' }} keep={() => {}} onClose={() => {}} />,
  );
  await expect.element(page.getByRole('button', { name: 'Sign in with a code' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
});
