import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { accessibilityViolations } from '../support/browsers/accessibility.ts';
import { aMember, aPassword, type RegisteredMember } from '../support/people/members.ts';
import { mailsSent } from '../support/telling/mails.ts';
import { accountOf, anAccountVisitor, dialogOf, signInButton } from './account-visitor.ts';
import { button, field, keepSignedIn, partOf, told } from './personal-site.ts';

const siteUrl = inject('siteUrl');

/** Gives a browser a device with a fingerprint reader that its owner touches at once, as long as they want to. */
async function aDevice(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: false },
    },
  });
  return {
    /** @param isTouched whether its owner touches it when it asks */
    touch: (isTouched: boolean) =>
      protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isTouched }),
    know: (isUserVerified: boolean) => protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentials: async () => (await protocol.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

/** A member in the personal centre, in a browser with such a device. @param offers whether the browser offers passkeys where it fills in names */
async function aMemberWithDevice({ offers }: { readonly offers: boolean }) {
  const member = await aMember(siteUrl);
  const visitor = await anAccountVisitor();
  if (!offers)
    await visitor.page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  await keepSignedIn(visitor.page, member);
  const device = await aDevice(visitor.page);
  await visitor.open('/personal');
  await partOf(visitor.page, 'Passkeys').getByText('No passkeys yet.').waitFor();
  return { ...visitor, member, device };
}

/** Gives the name and the password, after which the device asks for a touch. */
async function begin(page: Page, name: string, password = aPassword): Promise<void> {
  await button(page, 'Add passkey').click();
  await field(page, 'Name').fill(name);
  await page.getByLabel('Your password').fill(password);
  await button(page, 'Continue').click();
}

async function signOut(page: Page): Promise<void> {
  await accountOf(page).click();
  await button(page, 'Sign out').click();
  await signInButton(page).waitFor();
}

const subjectsTo = async ({ email }: RegisteredMember) =>
  (await mailsSent(siteUrl, email)).map(({ subject }) => subject);

test('a passkey takes the password and a device that knows its owner, signs in, is renamed and removed, and signs in no more', async () => {
  const { page, member, device, leave } = await aMemberWithDevice({ offers: false });
  await begin(page, 'Office laptop', 'another password');
  await dialogOf(page).getByText('The password is wrong').waitFor();
  await device.know(false);
  await device.touch(true);
  await page.getByLabel('Your password').fill(aPassword); // the name is not lost
  await button(page, 'Continue').click();
  await dialogOf(page).getByText('No passkey was made.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await device.credentials()).toEqual([]);
  await device.know(true);
  await button(page, 'Try again').click();
  await told(page, /The passkey is added/);
  const row = partOf(page, 'Passkeys').getByRole('listitem');
  await row.getByText('Office laptop').waitFor();
  await row.getByText('Never used').waitFor();
  expect(await device.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
  expect(await accessibilityViolations(page)).toEqual([]);

  await signOut(page);
  await page.goto('/about');
  await signInButton(page).click();
  await button(page, 'Sign in with a passkey').click();
  await accountOf(page).waitFor();

  await page.goto('/personal');
  await row.getByText('Last used').waitFor();
  await button(page, 'Rename Office laptop').click();
  await field(page, 'Name').fill('Travel laptop');
  await button(page, 'Save').click();
  await row.getByText('Travel laptop').waitFor();
  await button(page, 'Remove Travel laptop').click();
  await page.getByRole('alertdialog').getByText('It signs you in no more.').waitFor();
  await button(page, 'Remove').click();
  await told(page, 'The passkey is removed.');
  await partOf(page, 'Passkeys').getByText('No passkeys yet.').waitFor();
  await expect.poll(() => subjectsTo(member)).toContain('A passkey was removed from your account');
  expect(await subjectsTo(member)).toContain('A passkey was added to your account');

  await signOut(page);
  await page.goto('/about');
  await signInButton(page).click();
  await button(page, 'Sign in with a passkey').click();
  await dialogOf(page).getByText('This passkey does not sign in here.').waitFor();
  await leave();
});

test('a passkey is offered with the name, without being asked for', async () => {
  const { page, device, leave } = await aMemberWithDevice({ offers: true });
  await device.touch(true);
  await begin(page, 'Phone');
  await told(page, /The passkey is added/);
  await device.touch(false);
  await signOut(page);
  await page.goto('/about');
  await signInButton(page).click();
  await dialogOf(page).waitFor();
  expect(await page.locator('input[name="login_name"]').getAttribute('autocomplete')).toBe('username webauthn');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await device.touch(true); // before it is asked: what waits for a touch already does not hear of it
  await signInButton(page).click();
  await accountOf(page).waitFor();
  await leave();
});
