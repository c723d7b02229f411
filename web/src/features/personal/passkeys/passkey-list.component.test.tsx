import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addPasskey, listPasskeys, startAddingPasskey } from '../../../../../shared/contract/accounts/passkeys.ts';
import type { PasskeyFacts } from '../../../../../shared/contract/passkey-schemas.ts';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { expectAccessible } from '../../../../testing/components/accessibility.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { aMember } from '../../../../testing/components/member.ts';
import { withoutPasskeys } from '../../../../testing/components/passkeys.ts';
import { told } from '../../../../testing/components/toasts.ts';
import { PasskeyList } from './passkey-list.tsx';

const button = (name: string) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const password = dialog.getByLabelText('Your password', { exact: true });
const list = page.getByRole('list', { name: 'Passkeys' });

const phone: PasskeyFacts = { id: 'p', name: 'Phone', added_at: '2026-11-25T10:00:00Z', used_at: '', is_synced: 0 };

/** Gives the browser a device whose owner touches it at once, until the test ends. */
async function aDevice() {
  const protocol = cdp();
  await protocol.send('WebAuthn.enable');
  onTestFinished(() => protocol.send('WebAuthn.disable'));
  const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    /** @param isUserVerified whether it knows its owner */
    know: (isUserVerified: boolean) => protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentials: async () => (await protocol.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

test('without the password no passkey is made, nor by a device that does not know its owner, and what was typed is not lost', async () => {
  aMember();
  const device = await aDevice();
  const kept: PasskeyFacts[] = [];
  answer(listPasskeys, () => ({ data: { list: kept } }));
  const asked = answer(startAddingPasskey, ({ password }) =>
    password === 'another password'
      ? new Refusal('The password is wrong')
      : {
          data: {
            challenge: 'Y2hhbGxlbmdl',
            rp: { id: 'localhost', name: 'Lumen' },
            user: { id: 'dTE', name: 'ada@example.com', displayName: 'Ada Lovelace' },
            pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
            timeout: 300_000,
            excludeCredentials: [],
            authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
            attestation: 'none',
          },
        },
  );
  const added = answer(addPasskey, () => {
    kept.push(phone);
    return { data: phone, message: 'The passkey is added.' };
  });
  await render(<PasskeyList />);
  await expect.element(page.getByText('No passkeys yet.', { exact: false })).toBeVisible();
  await button('Add passkey').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Phone');
  await password.fill('another password');
  await button('Continue').click();
  await expect.element(dialog.getByText('The password is wrong')).toBeVisible();
  await device.know(false);
  await password.fill('a stage is lit by 12 lamps');
  await button('Continue').click();
  await expect.element(dialog.getByText('No passkey was made.')).toBeVisible();
  await expectAccessible();
  expect(await device.credentials()).toEqual([]);
  await device.know(true);
  await button('Try again').click();
  await told('The passkey is added.');
  await expect.element(list.getByText('Phone')).toBeVisible();
  expect(asked.map((sent) => sent.password)).toEqual(['another password', 'a stage is lit by 12 lamps']);
  expect(added).toMatchObject([{ name: 'Phone', credential: { type: 'public-key' } }]);
});

test('a browser without passkeys shows those there are, and does not offer to make one', async () => {
  aMember();
  withoutPasskeys();
  answer(listPasskeys, () => ({ data: { list: [phone] } }));
  await render(<PasskeyList />);
  await expect.element(list.getByText('Phone')).toBeVisible();
  await expect.element(page.getByText('This browser cannot make passkeys.')).toBeVisible();
  await expect.element(button('Add passkey')).not.toBeInTheDocument();
});
