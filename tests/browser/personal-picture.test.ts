import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsInSchemes } from '../support/browsers/accessibility.ts';
import { aPhoto, cropFrame } from './certification-site.ts';
import { aSignedInMember, button, field, partOf, storedUser, told } from './personal-site.ts';

/** A picture is sent, inspected and written anew: some seconds, and more beside other tests. */
const takingPictures = 180_000;

const pictureOf = (page: Page) => partOf(page, 'Profile').getByRole('img', { name: 'Yours, as others see you' });

test(
  'a member chooses a picture, cuts it to a square and saves it: profile and header show it at once, and after a reload',
  async () => {
    const { page, open, leave } = await aSignedInMember({ reducedMotion: 'reduce' });
    await open('/personal');
    await button(page, 'Edit').click();
    const control = page.locator('#profile-header');
    await control.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await aPhoto(900, 600, 'png') });
    await cropFrame(page).waitFor();
    expect(await violationsInSchemes(page, 'the crop')).toEqual([]);
    await button(page, 'Use this photo').click();
    await page.getByText('Uploaded', { exact: true }).waitFor();
    await field(page, 'Company').fill('Stage One');
    await field(page, 'Job').fill('Operator');
    await button(page, 'Save').click();
    await told(page, 'Your profile is saved.');
    const shown = pictureOf(page);
    await shown.waitFor();
    const address = await shown.getAttribute('src');
    expect(String(await storedUser(page))).toContain(String(address));
    await expect.poll(() => page.locator('header summary img').first().getAttribute('src')).toBe(address);
    expect(
      await shown.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth / image.naturalHeight),
      ),
    ).toBe(1);
    await page.reload();
    await shown.waitFor();
    expect(await shown.getAttribute('src')).toBe(address);
    await leave();
  },
  takingPictures,
);

test(
  'a member removes the picture by keyboard alone, after a change of mind: it is gone from profile and header, after a reload too',
  async () => {
    const { page, open, leave } = await aSignedInMember({ reducedMotion: 'reduce' });
    await open('/personal');
    await button(page, 'Edit').click();
    await page
      .locator('#profile-header')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(600, 600) });
    await button(page, 'Use this photo').click();
    await page.getByText('Uploaded', { exact: true }).waitFor();
    await field(page, 'Company').fill('Stage One');
    await field(page, 'Job').fill('Operator');
    await button(page, 'Save').click();
    await pictureOf(page).waitFor();
    const inHeader = page.locator('header summary img');
    await inHeader.first().waitFor({ state: 'attached' }); // one of them is the phone's

    const form = page.getByRole('form', { name: 'Profile' });
    const said = form.getByText('Removed once you save');
    const press = async (name: string) => {
      await button(page, name).focus();
      await page.keyboard.press('Enter');
    };
    await press('Edit');
    await form.locator('img').waitFor();
    await press('Remove');
    await said.waitFor();
    expect(await form.locator('img').count()).toBe(0);
    expect(await page.locator('#profile-header').evaluate((control) => control === document.activeElement)).toBe(true);
    expect(await violationsInSchemes(page, 'a picture that goes')).toEqual([]);
    await press('Keep it');
    await form.locator('img').waitFor();
    await press('Remove');
    await press('Save');
    await pictureOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => inHeader.count()).toBe(0);
    await page.reload();
    await button(page, 'Edit').waitFor();
    expect(await pictureOf(page).count()).toBe(0);
    expect(JSON.parse(String(await storedUser(page)))).toMatchObject({ header: '' });
    await leave();
  },
  takingPictures,
);

test('a picture that cannot be sent says so, and the profile is saved without it', async () => {
  const { page, open, leave } = await aSignedInMember({ reducedMotion: 'reduce' });
  await page.route('**/api/user/upload_image', (route) => route.fulfill({ status: 503, body: '' }));
  await open('/personal');
  await button(page, 'Edit').click();
  await page
    .locator('#profile-header')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(600, 600) });
  await button(page, 'Use this photo').click();
  await page.locator('#profile-header-error').filter({ hasText: 'Upload failed. Please upload again' }).waitFor();
  await field(page, 'Company').fill('Stage One');
  await field(page, 'Job').fill('Operator');
  await button(page, 'Save').click();
  await told(page, 'Your profile is saved.');
  expect(await partOf(page, 'Profile').getByRole('img').count()).toBe(0);
  await leave();
});
