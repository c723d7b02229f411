import type { Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';
import { button, field, fillIn } from './certification-site.ts';
import { noteShifts, shiftOf } from './layout-shift.ts';

const answering = (status: number | string, data: object) => (route: Route) =>
  route.fulfill({ json: { status, msg: 'success', data } });

describe('the tabs of the certification centre', () => {
  test('have an address each, keep what was typed, and are led to by a floating button which is gone where it leads', async () => {
    const { page, problems, open, leave } = await aVisitor({ reducedMotion: 'reduce' });
    await open('/sign');
    const floating = page.getByRole('link', { name: 'Sign up for the exam' });
    expect(await floating.isVisible()).toBe(true);
    await floating.click();
    await page.waitForURL('**/sign?tab=sign-up');
    await floating.waitFor({ state: 'detached' });
    await field(page, 'Company').fill('Stage One');
    await page
      .getByRole('navigation', { name: 'Certification' })
      .getByRole('link', { name: 'Certificate query' })
      .click();
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
    ['/sign?tab=sign-up', 'Sign up for the exam of this month'],
    ['/sign?tab=sign-up-query', 'Look your sign-up up'],
  ])('%s is read without script, and shows no form that cannot be sent', async (address, heading) => {
    const { page, open, leave } = await aVisitor({ javaScriptEnabled: false });
    await open(address);
    expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(true);
    expect(await page.getByRole('form').count()).toBe(0);
    await leave();
  });
});

test('nothing moves while the form of a sign-up comes; the button that asks for a code counts down, over a reload too', async () => {
  const { page, open, leave } = await aVisitor({ reducedMotion: 'reduce' });
  await page.route('**/api/pc/get_code', answering('0', {}));
  await noteShifts(page);
  const come = async () => {
    await open('/sign?tab=sign-up');
    await page.locator('html.typeset').waitFor();
    expect(await shiftOf(page)).toBeLessThan(0.02);
  };
  await come();
  await fillIn(page, { 'Mobile number': '13800138000', 'E-mail': 'ada@example.com' });
  await button(page, 'Send code').click();
  await button(page, /^Again in \d+ s$/).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await come();
  await field(page, 'E-mail').fill('Ada@example.com');
  await button(page, /^Again in \d+ s$/).waitFor();
  await leave();
});

test('what is kept of a candidate is copied by a code, and nothing is deleted', async () => {
  const { page, open, leave } = await aVisitor({ reducedMotion: 'reduce', ...devices.phone });
  const record = { kind: 'sign-up', id: '2026-11', at: '2026-11-18T09:30:00.000Z', says: { name: 'Ada Lovelace' } };
  const erasures: unknown[] = [];
  await page.route('**/api/pc/sign_data_code', answering(0, {}));
  await page.route('**/api/pc/sign_data_export', answering(0, { list: [record] }));
  await page.route('**/api/pc/sign_data_erase', (route) => {
    erasures.push(route.request().postDataJSON());
    return answering(0, { erased: 1 })(route);
  });
  await open('/sign?tab=sign-up-query');
  await button(page, 'Copy or delete my data').click();
  const form = page.getByRole('form', { name: 'Your data' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await form.getByRole('textbox', { name: 'ID number' }).fill('11010519491231002X');
  await form.getByRole('radio', { name: 'A copy' }).check();
  await form.getByRole('button', { name: 'Send code' }).click();
  await form.getByText('Sent to the mailbox of the sign-up, if there is one').waitFor();
  await form.getByRole('textbox', { name: 'Verification code' }).fill('407213');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'Save a copy' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-sign-ups.json');
  expect(erasures).toEqual([]);
  await leave();
});
