import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sendExamCode, signUpForExam } from '../../../../../shared/contract/certification/sign-up.ts';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { readUploadSignature } from '../../../../../shared/contract/uploads.ts';
import { expectAccessible } from '../../../../testing/components/accessibility.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { answerUploads, aPhoto } from '../../../../testing/components/photos.ts';
import { browserContext } from '../../../lib/api/browser-context.ts';
import { SignUpTab } from './sign-up-tab.tsx';

const texts = await browserContext.pageText('sign');

const key = 'headimg/abcdefghijkmnpqrstuv.jpg';
const [host, domain] = ['https://uploads.example.com/', 'https://www.example.com/'];
const proofs = { policy: 'cG9saWN5', accessid: 'AKIA', signature: 'c2ln', callback: '' } as const;
const signature = { host, dir: 'headimg/', domain, ...proofs, fields: { key, policy: proofs.policy } };

const candidate = {
  Name: 'Ada Lovelace',
  Company: 'Stage One',
  Address: '1 Stage Road, Shanghai',
  'ID number': '11010519491231002X',
  'Mobile number': '13800138000',
  'E-mail': 'ada@example.com',
  'Verification code': '407213',
};

const form = page.getByRole('form', { name: 'Exam sign-up' });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const photo = page.getByLabelText('Photo');
const frame = page.getByRole('application', { name: 'Frame of the photo' });
const uploaded = page.getByText('Uploaded');
const consent = page.getByRole('checkbox');
const summary = page.getByRole('alert');
const signedUp = page.getByRole('dialog', { name: 'You are signed up' });
const isThere = (what: Locator) => expect.element(what).toBeVisible();
const says = (message: string) => isThere(summary.getByRole('link', { name: message }));

/** @returns what is sent with sign-ups */
async function show(onSignedUp = () => {}): Promise<readonly object[]> {
  answer(readUploadSignature, () => ({ data: signature }));
  answerUploads(() => 200);
  await render(<SignUpTab texts={texts} onSignedUp={onSignedUp} />);
  return answer(signUpForExam, () => ({ data: {} }));
}

async function takePhoto(): Promise<void> {
  await photo.upload(await aPhoto(600, 800));
  await button('Use this photo').click();
}

async function uploadPhoto(): Promise<void> {
  await takePhoto();
  await isThere(uploaded);
}

async function fillIn(values: Readonly<Record<string, string>> = candidate): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

test('what is missing is said first and what is written wrongly next, in its order, at the field and in the summary', async () => {
  const sent = await show();
  const refuses = async (at: Locator, message: string) => {
    await button('Sign up').click();
    await says(message);
    await expect.element(at).toHaveAttribute('aria-invalid', 'true');
    await expect.element(at).toHaveAccessibleDescription(expect.stringContaining(message));
  };
  await refuses(photo, 'Please upload your photos');
  await summary.getByRole('link').click();
  await expect.element(photo).toHaveFocus();
  await uploadPhoto();
  for (const [label, message, value] of [
    ['Name', 'Please enter your name', 'Ada Lovelace'],
    ['Company', 'Please enter your company', 'Stage One'],
    ['Address', 'Please enter your address', '1 Stage Road'],
    ['ID number', 'Please enter your ID number', '110105194912310021'],
    ['Mobile number', 'Please enter your mobile phone number', '12345'],
    ['E-mail', 'Please enter email address', 'ada@example'],
    ['Verification code', 'Please enter your verification code', '12'],
    ['ID number', 'The id number format is incorrect', '11010519491231002x'],
    ['Mobile number', 'The entered mobile phone number is incorrect', '13800138000'],
    ['E-mail', 'The mailbox format is incorrect', 'ada@example.com'],
    ['Verification code', 'The verification code has 6 digits', '407213'],
  ] as const) {
    await refuses(field(label), message);
    await field(label).fill(value);
  }
  await refuses(consent, 'Please agree to how your data is kept');
  expect(sent).toEqual([]);
});

test('it is sent with the version that was agreed to; a dialog says so, and the form is empty: all of it accessible', async () => {
  await page.viewport(390, 844);
  const onSignedUp = vi.fn();
  const sent = await show(onSignedUp);
  await button('Sign up').click();
  await isThere(summary);
  await expectAccessible();
  await photo.upload(await aPhoto(600, 800));
  await isThere(frame);
  await expectAccessible();
  await button('Use this photo').click();
  await isThere(uploaded);
  await fillIn();
  await consent.click();
  await expectAccessible();
  await button('Sign up').click();
  await isThere(signedUp);
  await expectAccessible();
  await button('Done').click();
  await expect.element(signedUp).not.toBeInTheDocument();
  expect(onSignedUp).toHaveBeenCalledOnce();
  for (const label of Object.keys(candidate)) await expect.element(field(label)).toHaveValue('');
  await isThere(page.getByText('Choose a photo'));
  await expect.element(consent).not.toBeChecked();
  expect(sent).toEqual([
    expect.objectContaining({
      headimg: key,
      name: 'Ada Lovelace',
      company: 'Stage One',
      addr: '1 Stage Road, Shanghai',
      idcard: '11010519491231002X',
      phone: '13800138000',
      email: 'ada@example.com',
      code: '407213',
      consent: texts.kept.version,
      lang: 'en',
    }),
  ]);
  await field('Name').fill('Grace Hopper');
  await button('Sign up').click();
  await says('Please upload your photos');
});

test('all that was entered stays where the server says no', async () => {
  await show();
  const words = 'One exam per candidate per month.';
  const sent = answer(signUpForExam, () => new Refusal(words));
  await uploadPhoto();
  await fillIn();
  await consent.click();
  for (const place of [0, 1]) {
    await button('Sign up').click();
    await isThere(form.getByRole('status').getByText(words));
    expect(sent[place]).toMatchObject({ name: 'Ada Lovelace', headimg: key });
  }
  await expect.element(field('Name')).toHaveValue('Ada Lovelace');
  await expect.element(signedUp).not.toBeInTheDocument();
});

test('a code is asked for by phone and mailbox, and again after a while', async () => {
  const codes = answer(sendExamCode, () => ({ data: {} }));
  await show();
  for (const [message, label, value] of [
    ['Please enter your mobile phone number', 'Mobile number', '12345'],
    ['Please enter email address', 'E-mail', 'grace@example.com'],
    ['The entered mobile phone number is incorrect', 'Mobile number', '13800138000'],
  ] as const) {
    await button('Send code').click();
    await says(message);
    await field(label).fill(value);
  }
  await button('Send code').click();
  await isThere(button(/^Again in \d+ s$/));
  await isThere(page.getByText('Sent to grace@example.com'));
  await expect.element(field('Verification code')).toHaveFocus();
  expect(codes).toEqual([{ phone: '13800138000', email: 'grace@example.com', lang: 'en' }]);
  await field('E-mail').fill('ben@example.com');
  await isThere(button('Send code'));
});

test('that a month is closed is said in the words of the server', async () => {
  const words = 'Registration for this month is closed';
  answer(sendExamCode, () => new Refusal(words));
  await show();
  await fillIn({ 'Mobile number': '13800138000', 'E-mail': 'charles@example.com' });
  await button('Send code').click();
  await isThere(form.getByText(words));
  await isThere(button('Send code'));
});

test('it is filled in and sent by keyboard alone', async () => {
  answer(sendExamCode, () => ({ data: {} }));
  const sent = await show();
  await userEvent.tab();
  await expect.element(photo).toHaveFocus();
  await photo.upload(await aPhoto(600, 800));
  await isThere(frame);
  await userEvent.keyboard('{Tab}{Tab}'); // Close
  await expect.element(frame).toHaveFocus();
  await userEvent.keyboard('+{Tab}{Tab}{Enter}'); // Zoom
  await isThere(uploaded);
  await userEvent.keyboard('{Tab}'); // Remove
  const { 'Verification code': code, ...before } = { ...candidate, 'E-mail': 'emmy@example.com' };
  for (const value of Object.values(before)) await userEvent.keyboard(`{Tab}${value}`);
  await userEvent.keyboard('{Tab}{Tab}{Enter}'); // the code, then the button that asks for it, which leads back to it
  await isThere(button(/^Again in/));
  await userEvent.keyboard(`${code}{Tab}{Tab} {Enter}`);
  await isThere(signedUp);
  expect(sent).toHaveLength(1);
});

test.each([390, 1440])(
  'at %i px nothing moves when the photo is on its way, and when mistakes are said',
  async (width) => {
    await page.viewport(width, 844);
    await show();
    const places = () =>
      [...document.querySelectorAll('h2, h3, dt, label, textarea, input, [type=submit]')]
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { x, y } = part.getBoundingClientRect();
          return [x, y + scrollY].map(Math.round);
        });
    await document.fonts.ready;
    const before = places();
    await button('Sign up').click();
    await isThere(summary);
    expect(places()).toEqual(before);
    await uploadPhoto();
    expect(places()).toEqual(before);
  },
);

test('a photo is chosen, cut by keyboard, sent with its progress, and is an upright JPEG below 2 MB', async () => {
  await page.viewport(390, 844);
  await show();
  const { promise: released, resolve: release } = Promise.withResolvers<number>();
  const sent = answerUploads((_, progress) => {
    progress(0.45);
    return released;
  });
  const chosen = await aPhoto(2_400, 1_600, 'png');
  expect(chosen.size).toBeGreaterThan(2 * 1024 * 1024);
  await photo.upload(chosen);
  await isThere(frame);
  frame.element().focus();
  await userEvent.keyboard('++{ArrowLeft}{ArrowUp}-');
  await expect.element(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1');
  await expect.element(page.getByRole('status').getByText(/^Zoom 110 %/)).toBeInTheDocument();
  await button('Use this photo').click();
  await isThere(page.getByRole('progressbar', { name: 'Upload' }));
  await isThere(page.getByText('Uploading 45 %'));
  release(200);
  await isThere(uploaded);

  const parts = [...(sent[0] ?? [])];
  const [name, file] = parts.at(-1) ?? [];
  expect(name).toBe('file'); // what comes after it, S3 does not read
  if (!(file instanceof File)) throw new Error('The file was not sent');
  expect(file.size).toBeLessThan(2 * 1024 * 1024);
  expect([...new Uint8Array(await file.slice(0, 3).arrayBuffer())]).toEqual([0xff, 0xd8, 0xff]); // of a JPEG
  const { width, height } = await createImageBitmap(file);
  expect(width / height).toBe(0.75);
});

test('a photo moves under a pointer, and starts over', async () => {
  await show();
  await photo.upload(await aPhoto(1_200, 900));
  await isThere(frame);
  const drawn = () => document.querySelector('canvas')?.toDataURL();
  const before = drawn();
  const { width, height } = frame.element().getBoundingClientRect();
  await frame.dropTo(frame, {
    sourcePosition: { x: width / 2, y: height / 2 },
    targetPosition: { x: width / 4, y: height / 2 },
  });
  await expect.poll(drawn).not.toBe(before);
  const dragged = drawn();
  await frame.wheel({ delta: { y: -400 } });
  await expect.poll(drawn).not.toBe(dragged);
  await button('Start over').click();
  await expect.poll(drawn).toBe(before);
});

const wrongType = 'Uploading photos can only be JPG, PNG format!';
test.each([
  ['a drawing', 'me.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', new RegExp(`${wrongType}$`)],
  ['a HEIC', 'me.heic', '\0\0\0\x18ftypheic\0\0\0\0', new RegExp(`${wrongType} This one is HEIC`)],
  ['a broken JPEG', 'me.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2), /This file cannot be opened as a photo/],
])('%s is refused at once, at the field', async (_, name, content, words) => {
  await show();
  await photo.upload(new File([content], name, { type: 'image/jpeg' }));
  await expect.element(photo).toHaveAccessibleDescription(words);
  await expect.element(photo).toHaveAttribute('aria-invalid', 'true');
  await expect.element(frame).not.toBeInTheDocument();
});

test('what was said of a refused photo is gone once another one is opened', async () => {
  await show();
  await photo.upload(new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }));
  await expect.element(photo).toHaveAttribute('aria-invalid', 'true');
  await photo.upload(await aPhoto(600, 800));
  await expect.element(frame).toBeVisible();
  await expect.element(page.getByText(wrongType, { exact: false })).not.toBeInTheDocument();
});

test.each(['signature', 'file'])(
  'a photo whose %s is refused failed, and is sent again without being cut again',
  async (what) => {
    await show();
    answer(readUploadSignature, (_, place) =>
      what === 'signature' && place === 0 ? new Response('', { status: 503 }) : { data: signature },
    );
    answerUploads((place) => (what === 'file' && place === 0 ? 503 : 200));
    const hint = 'JPG or PNG, head and shoulders';
    await takePhoto();
    await expect.element(photo).toHaveAccessibleDescription(`${hint} Upload failed. Please upload again`);
    await button('Try again').click();
    await isThere(uploaded);
    await expect.element(photo).toHaveAccessibleDescription(hint);
  },
);

test('a photo is cancelled on its way, and removed when it is there: nothing stands for it any more', async () => {
  await show();
  answerUploads((place) => (place === 0 ? new Promise<number>(() => {}) : 200));
  await takePhoto();
  await button('Cancel').click();
  await isThere(page.getByText('Choose a photo'));
  await expect.element(photo).toHaveFocus();
  await uploadPhoto();
  await button('Sign up').click();
  await says('Please enter your name');
  await button('Remove').click();
  await button('Sign up').click();
  await says('Please upload your photos');
});
