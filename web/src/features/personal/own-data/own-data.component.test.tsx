import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { deleteAccount, exportAccount } from '../../../../../shared/contract/accounts/own-account.ts';
import { exportOwnSignUps } from '../../../../../shared/contract/certification/own-sign-ups.ts';
import { exportOwnComments } from '../../../../../shared/contract/community/comments.ts';
import { exportOwnOrders } from '../../../../../shared/contract/orders/purchase.ts';
import { exportOwnUploads } from '../../../../../shared/contract/uploads.ts';
import { expectAccessible } from '../../../../testing/components/accessibility.ts';
import { answer, noConnection } from '../../../../testing/components/answer.ts';
import { aMember } from '../../../../testing/components/member.ts';
import { told } from '../../../../testing/components/toasts.ts';
import { OwnData } from './own-data.tsx';

const button = (name: string) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const password = dialog.getByLabelText('Your password', { exact: true });
const deleteIt = dialog.getByRole('button', { name: 'Delete account' });

test('what is theirs is collected once however often it is asked for, and a failure is told and tried again', async () => {
  aMember();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const asked = answer(exportAccount, async (_, place) => {
    await held;
    return place === 0
      ? new Response('{}', { status: 500 })
      : { data: { exported_at: '2026-11-25T10:00:00Z', list: [] } };
  });
  for (const entry of [exportOwnOrders, exportOwnUploads, exportOwnSignUps, exportOwnComments])
    answer(entry, () => ({ data: { list: [] } }));
  await render(<OwnData />);
  await button('Download my data').click();
  await expect.element(button('Collecting …')).toHaveAttribute('aria-busy', 'true');
  await button('Collecting …').click();
  release();
  await told('Something went wrong on our side. Try again in a moment.');
  expect(asked).toHaveLength(1);
  await button('Download my data').click();
  await told('Your data is saved as my-data-2026-11-25.json.');
});

test('an account is not deleted without a password, nor without a connection; left, the dialog forgets the password unasked', async () => {
  aMember();
  const sent = answer(deleteAccount, () => noConnection);
  await render(<OwnData />);
  await button('Delete account').click();
  await expect.element(dialog.getByText('ada@example.com', { exact: false })).toBeVisible();
  for (const named of ['comments', 'messages with customer service', 'exam sign-ups', 'certificates', 'because anyone'])
    expect(dialog.element().textContent).toContain(named);
  await deleteIt.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible();
  await password.fill('a stage is lit by 12 lamps');
  await deleteIt.click();
  await expect.element(dialog.getByText('There is no connection.', { exact: false })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await button('Delete account').click();
  await expect.element(password).toHaveValue('');
  expect(sent).toMatchObject([{ password: 'a stage is lit by 12 lamps' }]);
});
