import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listPasskeys } from '../../../../../shared/contract/accounts/passkeys.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { aMember } from '../../../../testing/components/member.ts';
import { withoutPasskeys } from '../../../../testing/components/passkeys.ts';
import { PasskeyList } from './passkey-list.tsx';

test('a browser without passkeys shows those there are, and does not offer to make one', async () => {
  aMember();
  withoutPasskeys();
  const phone = { id: 'p', name: 'Phone', added_at: '2026-11-25T10:00:00Z', used_at: '', is_synced: 0 };
  answer(listPasskeys, () => ({ data: { list: [phone] } }));
  await render(<PasskeyList />);
  await expect.element(page.getByRole('list', { name: 'Passkeys' }).getByText('Phone')).toBeVisible();
  await expect.element(page.getByText('This browser cannot make passkeys.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add passkey' })).not.toBeInTheDocument();
});
