import { expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browsers/browser.ts';
import { type Visitor, visitorOf } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

async function openDownloads({ page, open }: Visitor) {
  await open('/history?page=21');
  await page.getByRole('button', { name: 'Downloads' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

test('the page behind an open dialog does not scroll, and does again once it is closed', async () => {
  const visitor = await aVisitor({ reducedMotion: 'reduce' });
  const { page, leave } = visitor;
  const dialog = await openDownloads(visitor);
  const scrolled = async () => {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(40, 600);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    // Three frames on, a scroll that was to come has come.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    return (await page.evaluate(() => scrollY)) - before;
  };
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => scrollY > 0);
  await leave();
});

test('opening a dialog moves nothing where scroll bars take room', async () => {
  const withBars = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] });
  const visitor = await visitorOf(withBars, inject('siteUrl'));
  const { page } = visitor;
  const left = () => page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().left);
  await visitor.open('/history?page=21');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
  const before = await left();
  await openDownloads(visitor);
  expect(await left()).toBe(before);
  await withBars.close();
});

test.each([320, 390, 499])('under 500 px a dialog takes nine tenths of the width: at %i px', async (width) => {
  const visitor = await aVisitor({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  const box = await (await openDownloads(visitor)).boundingBox();
  expect(box?.width).toBeCloseTo(width * 0.9, 0);
  expect(box?.x).toBeCloseTo(width * 0.05, 0);
  await visitor.leave();
});

test('the dialog of a code is 180 px wide', async () => {
  const { page, open, leave } = await aVisitor({ reducedMotion: 'reduce' });
  await open('/history?page=11');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Scan code/ })
    .first()
    .click();
  expect((await page.getByRole('dialog').boundingBox())?.width).toBe(180);
  await leave();
});
