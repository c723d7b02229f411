import { describe, expect, test } from 'vitest';
import { violationsInSchemes } from '../support/browsers/accessibility.ts';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';
import {
  aCandidate,
  aPhoto,
  button,
  candidate,
  cropFrame,
  dialog,
  field,
  fillIn,
  formOf,
  photoField,
  tab,
  uploadPhoto,
} from './certification-site.ts';
import { noteShifts, shiftOf } from './layout-shift.ts';

const signUp = '/sign?tab=sign-up';
const rules = ['One exam per candidate per month.', 'Duplicate sign-ups in one exam period void the result.'];

describe('the tabs of the certification centre', () => {
  test('have an address each, keep what was typed, and are led to by a floating button which is gone where it leads', async () => {
    const { page, problems, open, leave } = await aCandidate();
    await open('/sign');
    const floating = page.getByRole('link', { name: 'Sign up for the exam' });
    expect(await floating.isVisible()).toBe(true);
    await floating.click();
    await page.waitForURL('**/sign?tab=sign-up');
    await floating.waitFor({ state: 'detached' });
    await field(page, 'Company').fill('Stage One');
    await tab(page, 'Certificate query').click();
    await page.waitForURL('**/sign?tab=certificate');
    await page.getByRole('heading', { name: 'Look a certificate up' }).waitFor();
    await page.goBack();
    expect(await field(page, 'Company').inputValue()).toBe('Stage One');
    expect(problems).toEqual([]);
    await leave();
  });

  test.each([
    ['/sign', 'What the exam asks for'],
    ['/sign?tab=certificate', 'Look a certificate up'],
    [signUp, 'Sign up for the exam of this month'],
    ['/sign?tab=sign-up-query', 'Look your sign-up up'],
  ])('%s is read without script, and shows no form that cannot be sent', async (address, heading) => {
    const { page, open, leave } = await aVisitor({ javaScriptEnabled: false });
    await open(address);
    expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(true);
    expect(await page.getByRole('form').count()).toBe(0);
    await leave();
  });

  test('both rules stand where the exam is explained and beside the button that signs up', async () => {
    const { page, open, leave } = await aCandidate();
    for (const address of ['/sign', signUp]) {
      await open(address);
      expect(
        await page.getByRole('list', { name: 'Rules of the exam' }).getByRole('listitem').allTextContents(),
      ).toEqual(rules);
    }
    await leave();
  });
});

describe('the form of a sign-up', () => {
  test('says what is missing first and what is written wrongly next, in its order, beside the field and in the summary', async () => {
    const { page, valuesSentTo, open, leave } = await aCandidate();
    await open(signUp);
    const alert = formOf(page, 'Exam sign-up').getByRole('alert');
    const says = async (name: string, message: string) => {
      await button(page, 'Sign up').click();
      await alert.getByRole('link', { name: message, exact: true }).waitFor();
      expect(await page.locator(`#exam-sign-up-${name}-error`).textContent()).toBe(message);
      expect(await page.locator(`#exam-sign-up-${name}`).getAttribute('aria-invalid')).toBe('true');
    };
    await says('headimg', 'Please upload your photos');
    await alert.getByRole('link').click();
    expect(await photoField(page).evaluate((control) => control === document.activeElement)).toBe(true);
    await uploadPhoto(page);
    for (const [label, name, message, value] of [
      ['Name', 'name', 'Please enter your name', 'Ada Lovelace'],
      ['Company', 'company', 'Please enter your company', 'Stage One'],
      ['Address', 'addr', 'Please enter your address', '1 Stage Road'],
      ['ID number', 'idcard', 'Please enter your ID number', '110105194912310021'],
      ['Mobile number', 'phone', 'Please enter your mobile phone number', '12345'],
      ['E-mail', 'email', 'Please enter email address', 'ada@example'],
      ['Verification code', 'code', 'Please enter your verification code', '12'],
    ] as const) {
      await says(name, message);
      await field(page, label).fill(value);
    }
    for (const [label, name, message, value] of [
      ['ID number', 'idcard', 'The id number format is incorrect', '11010519491231002x'],
      ['Mobile number', 'phone', 'The entered mobile phone number is incorrect', '13800138000'],
      ['E-mail', 'email', 'The mailbox format is incorrect', 'ada@example.com'],
      ['Verification code', 'code', 'The verification code has 6 digits', '407213'],
    ] as const) {
      await says(name, message);
      await field(page, label).fill(value);
    }
    await says('consent', 'Please agree to how your data is kept');
    expect(valuesSentTo('/api/pc/exam_sign')).toEqual([]);
    await leave();
  });

  test('is sent with the version that was agreed to; a dialog says so, and the form is empty', async () => {
    const { page, valuesSentTo, problems, open, leave } = await aCandidate();
    await open(signUp);
    await uploadPhoto(page);
    await fillIn(page);
    await page.getByRole('checkbox').check();
    await button(page, 'Sign up').click();
    await dialog(page, 'You are signed up').waitFor();
    await button(page, 'Done').click();
    await dialog(page, 'You are signed up').waitFor({ state: 'detached' });
    for (const label of Object.keys(candidate)) expect(await field(page, label).inputValue()).toBe('');
    expect(await page.locator('input[name=headimg]').inputValue()).toBe('');
    expect(await page.getByText('Choose a photo').isVisible()).toBe(true);
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    expect(valuesSentTo('/api/pc/exam_sign')).toEqual([
      expect.objectContaining({
        headimg: 'headimg/abcdefghijkmnpqrstuv.jpg',
        name: 'Ada Lovelace',
        company: 'Stage One',
        addr: '1 Stage Road, Shanghai',
        idcard: '11010519491231002X',
        phone: '13800138000',
        email: 'ada@example.com',
        code: '407213',
        consent: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        lang: 'en',
      }),
    ]);
    expect(problems).toEqual([]);
    await leave();
  });

  test('keeps all that was entered where the server says no', async () => {
    const msg = 'One exam per candidate per month.';
    const { page, open, leave } = await aCandidate({
      '/api/pc/exam_sign': (route) => route.fulfill({ json: { status: '1', msg } }),
    });
    await open(signUp);
    await uploadPhoto(page);
    await fillIn(page);
    await page.getByRole('checkbox').check();
    await button(page, 'Sign up').click();
    await formOf(page, 'Exam sign-up').getByRole('status').filter({ hasText: msg }).waitFor();
    expect(await field(page, 'Name').inputValue()).toBe('Ada Lovelace');
    expect(await page.locator('input[name=headimg]').inputValue()).toMatch(/^headimg\//);
    expect(await dialog(page, 'You are signed up').count()).toBe(0);
    await leave();
  });

  test('asks for a code by phone and mailbox; its button counts down, over a reload too', async () => {
    const { page, valuesSentTo, open, leave } = await aCandidate();
    await open(signUp);
    const alert = formOf(page, 'Exam sign-up').getByRole('alert');
    for (const [message, label, value] of [
      ['Please enter your mobile phone number', 'Mobile number', '12345'],
      ['Please enter email address', 'E-mail', 'ada@example.com'],
      ['The entered mobile phone number is incorrect', 'Mobile number', '13800138000'],
    ] as const) {
      await button(page, 'Send code').click();
      await alert.getByRole('link', { name: message }).waitFor();
      await field(page, label).fill(value);
    }
    await button(page, 'Send code').click();
    await button(page, /^Again in \d+ s$/).waitFor();
    await page.getByText('Sent to ada@example.com').waitFor();
    expect(await field(page, 'Verification code').evaluate((code) => code === document.activeElement)).toBe(true);
    expect(valuesSentTo('/api/pc/get_code')).toEqual([{ phone: '13800138000', email: 'ada@example.com', lang: 'en' }]);
    await open(signUp);
    await field(page, 'E-mail').fill('Ada@example.com');
    await button(page, /^Again in \d+ s$/).waitFor();
    await field(page, 'E-mail').fill('ben@example.com');
    await button(page, 'Send code').waitFor();
    await leave();
  });

  test('says in the words of the server that a month is closed', async () => {
    const msg = 'Registration for this month is closed';
    const { page, open, leave } = await aCandidate({
      '/api/pc/get_code': (route) => route.fulfill({ json: { status: '1', msg } }),
    });
    await open(signUp);
    await fillIn(page, { 'Mobile number': '13800138000', 'E-mail': 'ada@example.com' });
    await button(page, 'Send code').click();
    await formOf(page, 'Exam sign-up').getByText(msg).waitFor();
    expect(await button(page, 'Send code').isVisible()).toBe(true);
    await leave();
  });

  test('is filled in and sent by keyboard alone', async () => {
    const { page, valuesSentTo, open, leave } = await aCandidate();
    await open(signUp);
    await photoField(page).focus();
    await photoField(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(600, 800) });
    await cropFrame(page).waitFor();
    await page.keyboard.press('Tab'); // Close
    await page.keyboard.press('Tab');
    expect(await cropFrame(page).evaluate((frame) => frame === document.activeElement)).toBe(true);
    await page.keyboard.press('+');
    await page.keyboard.press('Tab'); // Zoom
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Uploaded', { exact: true }).waitFor();
    await photoField(page).focus();
    await page.keyboard.press('Tab'); // Remove
    const { 'Verification code': code, ...before } = candidate;
    for (const value of Object.values(before)) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Tab'); // the code, then the button that asks for it, which leads back to it
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await button(page, /^Again in/).waitFor();
    await page.keyboard.type(code);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await dialog(page, 'You are signed up').waitFor();
    expect(valuesSentTo('/api/pc/exam_sign')).toHaveLength(1);
    await leave();
  });

  test.each([
    ['a phone', devices.phone],
    ['a desk', devices.windows],
  ])('on %s nothing moves when the photo is on its way, and when mistakes are said', async (_, options) => {
    const { page, open, leave } = await aCandidate({}, options);
    await noteShifts(page);
    await open(signUp);
    await page.locator('html.typeset').waitFor();
    const places = () =>
      formOf(page, 'Exam sign-up').evaluate((form) =>
        [...form.querySelectorAll('input:not([hidden]):not([name=website]), button[type=submit]')]
          .slice(1)
          .map((part) => Math.round(part.getBoundingClientRect().top - form.getBoundingClientRect().top)),
      );
    const before = await places();
    await button(page, 'Sign up').click();
    await page.getByRole('alert').waitFor();
    expect(await places()).toEqual(before);
    await uploadPhoto(page);
    expect(await places()).toEqual(before);
    expect(await shiftOf(page)).toBeLessThan(0.02);
    await leave();
  });
});

test('the photo field, its crop, mistakes and the dialog of a sign-up have no accessibility violation, light and dark', async () => {
  const { page, open, leave } = await aCandidate({}, devices.phone);
  await open(signUp);
  await button(page, 'Sign up').click();
  await page.getByRole('alert').waitFor();
  expect.soft(await violationsInSchemes(page, 'a mistake')).toEqual([]);
  await photoField(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(600, 800) });
  await cropFrame(page).waitFor();
  expect.soft(await violationsInSchemes(page, 'the crop')).toEqual([]);
  await button(page, 'Use this photo').click();
  await page.getByText('Uploaded', { exact: true }).waitFor();
  await fillIn(page);
  await page.getByRole('checkbox').check();
  expect.soft(await violationsInSchemes(page, 'filled in')).toEqual([]);
  await button(page, 'Sign up').click();
  await dialog(page, 'You are signed up').waitFor();
  expect.soft(await violationsInSchemes(page, 'signed up')).toEqual([]);
  await leave();
});
