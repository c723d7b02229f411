import type { Route } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aCandidate, aPhoto, button, cropFrame, partsOf, photoField, uploadPhoto } from './certification-site.ts';

const signUp = '/sign?tab=sign-up';
const _rules = ['One exam per candidate per month.', 'Duplicate sign-ups in one exam period void the result.'];

describe('the photo of a sign-up', () => {
  test('is chosen, cut by keyboard, sent with its progress, and is an upright JPEG below 2 MB', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { page, bodiesOf, open, leave } = await aCandidate(
      { '/test-upload': (route) => released.then(() => route.fulfill({ status: 200, body: '' })) },
      devices.phone,
    );
    await open(signUp);
    const buffer = await aPhoto(2_400, 1_600, 'png');
    expect(buffer.length).toBeGreaterThan(2 * 1024 * 1024);
    await photoField(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await cropFrame(page).waitFor();
    const zoom = page.getByRole('slider', { name: 'Zoom' });
    await cropFrame(page).focus();
    for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp', '-']) await page.keyboard.press(key);
    expect(Number(await zoom.inputValue())).toBeCloseTo(1.1);
    await page
      .getByRole('status')
      .filter({ hasText: /^Zoom 110 %/ })
      .waitFor({ state: 'attached' });
    await button(page, 'Use this photo').click();
    await page.getByRole('progressbar', { name: 'Upload' }).waitFor();
    await page.getByText(/^Uploading \d+ %$/).waitFor();
    release();
    await page.getByText('Uploaded', { exact: true }).waitFor();

    const [body = Buffer.alloc(0)] = bodiesOf('/test-upload');
    const parts = partsOf(body);
    expect([...parts.keys()].at(-1)).toBe('file'); // what comes after it, S3 does not read
    const file = parts.get('file') ?? Buffer.alloc(0);
    expect(file.length).toBeLessThan(2 * 1024 * 1024);
    const { format, width = 0, height = 0 } = await sharp(file).metadata();
    expect([format, width / height]).toEqual(['jpeg', 0.75]);
    await leave();
  });

  test('moves under a finger, and starts over', async () => {
    const { page, open, leave } = await aCandidate();
    await open(signUp);
    const buffer = await aPhoto(1_200, 900);
    await photoField(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await cropFrame(page).waitFor();
    const drawn = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const before = await drawn();
    const { x, y, width, height } = (await cropFrame(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 4, y + height / 2, { steps: 4 });
    await page.mouse.up();
    const dragged = await drawn();
    expect(dragged).not.toBe(before);
    await page.mouse.wheel(0, -400);
    await expect.poll(drawn).not.toBe(dragged);
    await button(page, 'Start over').click();
    await expect.poll(drawn).toBe(before);
    await leave();
  });

  test.each([
    [
      'a drawing',
      'me.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      /^Uploading photos can only be JPG, PNG format!$/,
    ],
    [
      'a HEIC',
      'me.heic',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'),
      /^Uploading photos can only be JPG, PNG format! This one is HEIC/,
    ],
    [
      'a broken JPEG',
      'me.jpg',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]),
      /^This file cannot be opened as a photo/,
    ],
  ])('%s is refused at once, beside the field', async (_, name, buffer, words) => {
    const { page, open, leave } = await aCandidate();
    await open(signUp);
    await photoField(page).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await page.locator('#exam-sign-up-headimg-error').filter({ hasText: words }).waitFor();
    expect(await photoField(page).getAttribute('aria-invalid')).toBe('true');
    expect(await cropFrame(page).count()).toBe(0);
    await leave();
  });

  test.each([
    ['whose signature is refused', '/api/pc/upload_signature'],
    ['which the bucket refuses', '/test-upload'],
  ])('%s says that it failed, and is sent again without being cut again', async (_, path) => {
    const fail = (route: Route, place: number) =>
      place === 0 ? route.fulfill({ status: 503, body: '' }) : route.fallback();
    const { page, open, leave } = await aCandidate();
    let tried = 0;
    await page.route(
      (url) => url.pathname === path,
      (route) => fail(route, tried++),
    );
    await open(signUp);
    await photoField(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(600, 800) });
    await button(page, 'Use this photo').click();
    await page
      .locator('#exam-sign-up-headimg-error')
      .filter({ hasText: 'Upload failed. Please upload again' })
      .waitFor();
    await button(page, 'Try again').click();
    await page.getByText('Uploaded', { exact: true }).waitFor();
    expect(await page.locator('#exam-sign-up-headimg-error').textContent()).toBe('');
    await leave();
  });

  test('is cancelled on its way, and removed when it is there: nothing stands for it any more', async () => {
    const { promise: never } = Promise.withResolvers<void>();
    const { page, open, leave } = await aCandidate({
      '/test-upload': (route, place) => (place === 0 ? never : route.fulfill({ status: 200, body: '' })),
    });
    await open(signUp);
    const value = page.locator('input[name=headimg]');
    await photoField(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(600, 800) });
    await button(page, 'Use this photo').click();
    await button(page, 'Cancel').click();
    await page.getByText('Choose a photo').waitFor();
    expect(await photoField(page).evaluate((control) => control === document.activeElement)).toBe(true);
    await uploadPhoto(page);
    expect(await value.inputValue()).toMatch(/^headimg\//);
    await button(page, 'Remove').click();
    expect(await value.inputValue()).toBe('');
    await leave();
  });
});
