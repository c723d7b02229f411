import { expect, test } from 'vitest';
import { aPhoto, cropFrame } from './certification-site.ts';
import { aSignedInMember, button, field, partOf, storedUser, told } from './personal-site.ts';

/** A picture is sent, inspected and written anew: some seconds, and more beside other tests. */
const takingPictures = 180_000;

test(
  'a member chooses a picture, cuts it to a square, saves it, and removes it: profile and header show so at once, and after a reload',
  async () => {
    const { page, open, leave } = await aSignedInMember({ reducedMotion: 'reduce', pictures: true });
    const shown = partOf(page, 'Profile').getByRole('img', { name: 'Yours, as others see you' });
    const inHeader = page.locator('header summary img'); // one of them is the phone's
    await open('/personal');
    await button(page, 'Edit').click();
    await page
      .locator('#profile-header')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await aPhoto(900, 600, 'png') });
    await cropFrame(page).waitFor();
    await button(page, 'Use this photo').click();
    await page.getByText('Uploaded', { exact: true }).waitFor();
    await field(page, 'Company').fill('Stage One');
    await field(page, 'Job').fill('Operator');
    await button(page, 'Save').click();
    await told(page, 'Your profile is saved.');
    await shown.waitFor();
    const address = await shown.getAttribute('src');
    expect(String(await storedUser(page))).toContain(String(address));
    await expect.poll(() => inHeader.first().getAttribute('src')).toBe(address);
    expect(
      await shown.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth / image.naturalHeight),
      ),
    ).toBe(1);
    await page.reload();
    await shown.waitFor();
    expect(await shown.getAttribute('src')).toBe(address);

    await inHeader.first().waitFor({ state: 'attached' });
    await button(page, 'Edit').click();
    await button(page, 'Remove').click();
    await button(page, 'Save').click();
    await shown.waitFor({ state: 'detached' });
    await expect.poll(() => inHeader.count()).toBe(0);
    await page.reload();
    await button(page, 'Edit').waitFor();
    expect(await shown.count()).toBe(0);
    expect(JSON.parse(String(await storedUser(page)))).toMatchObject({ header: '' });
    await leave();
  },
  takingPictures,
);
