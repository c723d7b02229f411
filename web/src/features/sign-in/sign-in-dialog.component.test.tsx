import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startPasskeySignIn } from '../../../../shared/contract/accounts/passkeys.ts';
import { sendEmailCode } from '../../../../shared/contract/accounts/sign-in.ts';
import { writeRefusal } from '../../../../shared/contract/dialect.ts';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { expectAccessible } from '../../../testing/components/accessibility.ts';
import { answer } from '../../../testing/components/answer.ts';
import { smallTargetsIn } from '../../../testing/components/small-targets.ts';
import { beginning } from './kept-sign-in.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

const dialog = page.getByRole('dialog');
const name = dialog.getByRole('textbox', { name: /^E-mail/ }).first();
const password = dialog.getByLabelText('Password', { exact: true });
const code = dialog.getByLabelText('Verification code');
const summary = dialog.getByRole('alert');
const press = (button: string) => dialog.getByRole('button', { name: button, exact: true }).click();

function openDialog() {
  answer(startPasskeySignIn, () => new Response('{}', { status: 503 })); // no passkey is offered
  return render(<SignInDialog begun={beginning} keep={() => {}} onClose={() => {}} />);
}

test('a mistake is told at its field, a password shown on demand, and what was typed is carried from face to face', async () => {
  const asked = answer(sendEmailCode, () => ({ data: {} }));
  await openDialog();
  await password.fill('Two walls and a floor');
  await press('Show password');
  await expect.element(password).toHaveAttribute('type', 'text');
  await press('Sign in'); // hidden again when it is sent
  await expect.element(password).toHaveAttribute('type', 'password');

  // Whoever registers with a number is asked for an address.
  await name.fill('13800138000');
  await press('Create an account');
  await dialog.getByRole('textbox', { name: 'E-mail', exact: true }).fill('ada@example');
  await press('Sign in');
  await expect.element(name).toHaveValue('13800138000');
  await press('Sign in with a code');
  await expect.element(name).toHaveValue('ada@example');

  // That is none, and no code is asked for.
  await press('Send code');
  await summary.getByText('Please enter a valid email address').click();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('ada@example.com');
  await expect.element(summary).not.toBeInTheDocument();
  await code.fill('１２３ ４５６');
  await expect.element(code).toHaveValue('１２３ ４５６');
  expect(asked).toEqual([]);
});

test('a code is asked for once: the button is disabled while it is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = answer(sendEmailCode, async () => {
    await promise;
    return { data: {} };
  });
  await openDialog();
  await press('Sign in with a code');
  await name.fill('ada@例子.中国');
  await press('Send code');
  const sending = dialog.getByRole('button', { name: 'Sending …' });
  await expect.element(sending).toHaveAttribute('aria-disabled', 'true');
  resolve();
  await expect.element(dialog.getByText('Sent to ada@xn--fsqu00a.xn--fiqs8s')).toBeVisible();
  expect(asked).toEqual([{ email: 'ada@xn--fsqu00a.xn--fiqs8s', type: 3, lang: 'en' }]);
});

test('a code that is asked for too often is refused in the words of the server, and the button waits as long as it says', async () => {
  vi.useFakeTimers({ toFake: ['Date'] }); // the clock stands, and so does what is left
  onTestFinished(() => void vi.useRealTimers());
  const words = 'Too many codes for this mailbox. Please try again in 42 seconds.';
  answer(sendEmailCode, () =>
    Response.json(writeRefusal(sendEmailCode.dialect, new Refusal(words)), { headers: { 'retry-after': '42' } }),
  );
  await openDialog();
  await press('Sign in with a code');
  await name.fill('ada@example.com');
  await press('Send code');
  await expect.element(dialog.getByRole('button', { name: 'Again in 42 s' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(dialog.getByText(words)).toBeVisible();
});

test.each([
  ['a phone', 390],
  ['a desk', 1440],
])(
  'axe finds nothing in any face on %s, with a mistake or without, nor is a target too small for a finger',
  async (_, width) => {
    const enabled = width === 390;
    await page.viewport(width, 844);
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
    onTestFinished(async () => void (await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })));
    await openDialog();
    expect(matchMedia('(pointer: coarse)').matches).toBe(enabled);
    const look = async () => {
      await expectAccessible(dialog.element());
      if (enabled) expect(smallTargetsIn('dialog[open]')).toEqual([]);
    };
    for (const turn of ['Sign in with a code', 'Create an account', 'Sign in', 'Forgot your password?']) {
      await press(turn);
      await look();
    }
    await press('Set the new password');
    await expect.element(summary).toBeVisible();
    await look();
  },
);
