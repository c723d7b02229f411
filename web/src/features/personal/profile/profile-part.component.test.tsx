import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { editProfile, getProfile } from '../../../../../shared/contract/accounts/own-account.ts';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { expectAccessible } from '../../../../testing/components/accessibility.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { aMember } from '../../../../testing/components/member.ts';
import { told } from '../../../../testing/components/toasts.ts';
import { session } from '../../../lib/session/browser-session.ts';
import type { UserInfo } from '../../../lib/session/session.ts';
import { ProfilePart } from './profile-part.tsx';

const button = (name: string) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const form = page.getByRole('form', { name: 'Profile' });
const control = form.getByLabelText('Picture', { exact: true });
const picture = page.getByRole('img', { name: 'Yours, as others see you' });
const pictureInForm = () => document.querySelector('form img');

const filled = { company: 'Stage One', industry: 'Operator' };

/** Shows the profile of a member, which is saved as it is sent. @returns what was sent */
async function aProfile(fields: Partial<UserInfo> = filled) {
  const profile = aMember(fields);
  answer(getProfile, () => ({ data: profile }));
  const sent = answer(editProfile, ({ company, job, header, header_remove }) => {
    const kept = header_remove === 1 ? '' : profile.header;
    return { data: { ...profile, company, industry: job, header: header || kept, revision: 2 } };
  });
  await render(<ProfilePart />);
  return sent;
}

test('changed in two windows, the later one is told, and gets the newest after asking', async () => {
  const profile = aMember(filled);
  answer(getProfile, (_, place) => ({ data: place === 0 ? profile : { ...profile, company: 'First', revision: 2 } }));
  const words = 'Your profile was changed in another window. Please load it again.';
  const sent = answer(editProfile, () => new Refusal(words));
  await render(<ProfilePart />);
  await button('Edit').click();
  await field('Company').fill('Too late');
  await button('Save').click();
  await expect.element(form.getByText(words)).toBeVisible();
  expect(sent).toMatchObject([{ company: 'Too late', job: 'Operator', email: 'ada@example.com', revision: 1 }]);
  await expect.element(field('Company')).toHaveValue('Too late');
  await button('Load your profile again').click();
  await button('Discard').click();
  await expect.element(page.getByText('First')).toBeVisible();
});

test('the picture is removed by keyboard alone, after a change of mind', async () => {
  const header = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;
  const sent = await aProfile({ ...filled, header });
  const press = async (name: string) => {
    await expect.element(button(name)).toBeVisible();
    button(name).element().focus();
    await userEvent.keyboard('{Enter}');
  };
  await expect.element(picture).toBeInTheDocument();
  await press('Edit');
  await press('Remove');
  await expect.element(form.getByText('Removed once you save')).toBeVisible();
  expect(pictureInForm()).toBeNull();
  await expect.element(control).toHaveFocus();
  await expectAccessible();
  await press('Keep it');
  await expect.element(button('Remove')).toBeVisible();
  expect(pictureInForm()).not.toBeNull();
  await press('Remove');
  await press('Save');
  await expect.element(button('Edit')).toBeVisible();
  await expect.element(picture).not.toBeInTheDocument();
  expect(session.user()).toMatchObject({ header: '' });
  expect(sent).toMatchObject([{ header: '', header_remove: 1 }]);
});

test('a picture that cannot be sent says so, and the profile is saved without it', async () => {
  const sent = await aProfile({});
  // It says how far it is, which `fetch` cannot.
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperty(this, 'status', { value: 503 });
    this.dispatchEvent(new ProgressEvent('load'));
  });
  onTestFinished(() => send.mockRestore());
  await button('Edit').click();
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  await control.upload(new File([photo ?? ''], 'me.png', { type: 'image/png' }));
  await expect.element(page.getByRole('application', { name: 'Frame of the photo' })).toBeVisible();
  await expectAccessible();
  await button('Use this photo').click();
  await expect
    .element(control)
    .toHaveAccessibleDescription(expect.stringContaining('Upload failed. Please upload again'));
  await field('Company').fill('Stage One');
  await field('Job').fill('Operator');
  await button('Save').click();
  await told('Your profile is saved.');
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ company: 'Stage One', job: 'Operator', header: '' }]);
});

test('a mistake, and the dialog for another e-mail address, have no accessibility violation', async () => {
  await aProfile({});
  await button('Change e-mail').click();
  await expect.element(button('Send code')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await button('Edit').click();
  await button('Save').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectAccessible();
});
