import { randomInt } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { certificates } from '../../infra/ops/commands/certificates/certificates-command.ts';
import { identityNumber } from '../../shared/typed/identity-number.ts';
import { devices } from '../support/browsers/visitor.ts';
import { codeIn } from '../support/people/codes.ts';
import { eventually } from '../support/runs/eventually.ts';
import { deskCommand } from '../support/site/operators.ts';
import { mailsSent } from '../support/telling/mails.ts';
import { aVisitor } from './a-visitor.ts';
import { aPhoto, button, candidate, cropFrame, dialog, field, fillIn, photoField } from './certification-site.ts';

const siteUrl = inject('siteUrl');

/** An ID number that nobody has signed up with. */
function anIdNumber(): string {
  const number = identityNumber(
    `110105${randomInt(50, 99)}0${randomInt(1, 10)}${randomInt(10, 28)}${randomInt(100, 1_000)}`,
  );
  if (!number) throw new Error('This is no ID number');
  return number;
}

async function certificateFound(page: Page, way: string, value: string, name: string): Promise<void> {
  await page.goto('/sign?tab=certificate');
  await page.getByRole('radio', { name: way }).check();
  await field(page, way).fill(value);
  await field(page, 'Name of the holder').fill(name);
  await button(page, 'Look up').click();
}

test('on a phone somebody signs up with a photo and a code, looks that up, is certified, and is found by all, until the certificate is revoked', async () => {
  const idcard = anIdNumber();
  const name = `Ada ${idcard.slice(-6).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
  const email = `${idcard.toLowerCase()}@example.com`;
  const { page, problems, open, leave } = await aVisitor({ ...devices.phone, reducedMotion: 'reduce', pictures: true });
  await open('/sign');
  await page.getByRole('link', { name: 'Sign up for the exam' }).click();
  await photoField(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(1_600, 1_200) });
  await cropFrame(page).focus();
  for (const key of ['+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await button(page, 'Use this photo').click();
  await page.getByText('Uploaded', { exact: true }).waitFor();

  const { 'Verification code': _, ...entered } = candidate;
  await fillIn(page, { ...entered, Name: name, 'ID number': idcard, 'E-mail': email });
  await button(page, 'Send code').click();
  await button(page, /^Again in/).waitFor();
  const mail = await eventually(
    async () => (await mailsSent(siteUrl, email))[0],
    (sent) => sent !== undefined,
  );
  await field(page, 'Verification code').fill(mail ? codeIn(mail) : '');
  await page.getByRole('checkbox').check();
  await button(page, 'Sign up').click();
  await dialog(page, 'You are signed up').waitFor();
  await button(page, 'Done').click();

  await open('/sign?tab=sign-up-query');
  await field(page, 'Name').fill(name);
  await field(page, 'ID number').fill(idcard);
  await button(page, 'Look up').click();
  await page.getByText('Signed up', { exact: true }).waitFor();
  const period = new Date(Date.now() + 8 * 60 * 60 * 1_000).toISOString().slice(0, 7); // of Asia/Shanghai

  const awarded = JSON.parse(
    await deskCommand(inject('siteState'), certificates, 'award', idcard, '--period', period, '--yes', '--json'),
  ) as { cert_num: string };
  const number = awarded.cert_num;
  for (const [way, value] of [
    ['Certificate number', number],
    ['Mobile number', candidate['Mobile number']],
    ['ID number', idcard],
  ] as const) {
    await certificateFound(page, way, value, name);
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }
  const certificate = page.getByRole('link', { name: `Certificate ${number} of ${name}` });
  const search = async () => {
    await open('/sign');
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(name);
    await page.keyboard.press('Enter');
    await page.waitForLoadState('networkidle');
    return certificate.count();
  };
  await expect.poll(search, { message: 'the list may be as it was ten seconds ago' }).toBe(1);
  await certificate.click();
  await page.waitForURL(`**/certificate-${number}`);
  await page.getByText(name).first().waitFor();
  expect(await page.getByText(idcard).count()).toBe(0);

  await deskCommand(inject('siteState'), certificates, 'revoke', number, '--reason', 'A wrong exam', '--yes');
  await certificateFound(page, 'Certificate number', number, name);
  await page.getByRole('heading', { name: new RegExp(`${number} was revoked`) }).waitFor();
  expect(problems).toEqual([]);
  await leave();
}, 180_000); // a photo is sent and read again, and two commands run: half a minute, and more beside others
