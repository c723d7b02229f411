import { expect, inject, test } from 'vitest';
import { brand } from '../../shared/brand.ts';
import { accessibilityViolations } from '../support/browsers/accessibility.ts';
import { eventually } from '../support/runs/eventually.ts';
import { mailsSent } from '../support/telling/mails.ts';
import { aVisitor } from './a-visitor.ts';
import { aPhoto } from './certification-site.ts';

test('feedback from the link of a product arrives at support, with the picture of the screen', async () => {
  const { page, open, leave } = await aVisitor({ reducedMotion: 'reduce', pictures: true });
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  const field = (label: string | RegExp) => page.getByLabel(label);
  await open('/feedback?productID=3&version=5.1.4&userName=Ada');
  await expect.poll(() => field('Product').inputValue()).toBe('S1');
  expect(await field('Version').inputValue()).toBe('5.1.4');
  expect(await field('Name').inputValue()).toBe('Ada');
  await field(/^Picture of the screen/).setInputFiles({
    name: 'screen.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhoto(800, 500),
  });
  await page.getByText('Uploaded', { exact: true }).waitFor();
  await field('Question or suggestion').fill('Let a cue start it.');
  await field('E-mail').fill(email);
  await field('Mobile number').fill('13800138000');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thank you for your feedback' });
  await dialog.getByText('within 24 hours').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await field('Question or suggestion').inputValue()).toBe('');
  const mails = await eventually(
    async () => (await mailsSent(inject('siteUrl'))).filter(({ text }) => text.includes(email)),
    ({ length }) => length > 0,
  );
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [brand.supportEmail, expect.stringMatching(/^Feedback on .* 5\.1\.4$/)],
  ]);
  expect(mails[0]?.text).toContain('A picture came with it');
  await leave();
});
