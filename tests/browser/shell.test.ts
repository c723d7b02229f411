import { describe, expect, inject, test } from 'vitest';
import { brand } from '../../shared/brand.ts';
import { devices } from '../support/browsers/visitor.ts';
import { eventually } from '../support/runs/eventually.ts';
import { aVisitor } from './a-visitor.ts';

const siteUrl = inject('siteUrl');

test.each(['/', '/no-such-page'])('%s leads home', async (path) => {
  const response = await fetch(siteUrl + path);
  expect(response.url).toBe(`${siteUrl}/home`);
});

describe('navigating', () => {
  test('following a link scrolls to the top, moves the focus to the heading, and updates title and canonical link', async () => {
    const { page, open, leave } = await aVisitor();
    await open('/home');
    await page.mouse.wheel(0, 1_500);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hardware', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Download centre' }).waitFor();
    await page.waitForURL('**/download?page=3');
    expect(await page.title()).toBe(brand.name);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${brand.siteUrl}/download?page=3`);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Download centre' }).waitFor({ state: 'detached' });
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${brand.siteUrl}/home`);
    await page.getByRole('link', { name: 'Release history' }).first().click();
    await page.getByRole('heading', { level: 1, name: /release history/ }).waitFor();
    await eventually(
      () => page.evaluate(() => scrollY),
      (y) => y === 0,
      5,
    );
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await leave();
  });

  test('going back returns to where the visitor was on the page', async () => {
    const { page, open, leave } = await aVisitor();
    await open('/history?page=21');
    const place = 1_200;
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
    await page.getByRole('link', { name: 'Download centre' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Download centre' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /S3 Pro/ }).waitFor();
    await eventually(
      () => page.evaluate(() => scrollY),
      (y) => Math.abs(y - place) < 200,
      5,
    );
    await leave();
  });
});

test('the back-to-top button appears beyond 400 px and leads to the top', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/history?page=21');
  const button = page.getByRole('button', { name: /top/i });
  await page.evaluate(() => scrollTo(0, 400));
  expect(await button.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo(0, 900));
  await button.waitFor();
  await button.click();
  await eventually(
    () => page.evaluate(() => scrollY),
    (y) => y === 0,
    5,
  );
  await leave();
});

test('the header stays in view once the page has scrolled 60 px, and nothing shifts', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/home');
  const top = () => page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().top));
  const heading = () =>
    page.getByRole('heading', { level: 1 }).evaluate((h1) => Math.round(h1.getBoundingClientRect().top + scrollY));
  const before = await heading();
  await page.evaluate(() => scrollTo(0, 700));
  await eventually(top, (y) => y === 0, 5);
  expect(await heading()).toBe(before);
  await leave();
});

test('the keyboard reaches content and menu, and closes the menu', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/home');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Skip to content');
  await page.locator('summary', { hasText: 'Products' }).focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('banner').getByRole('link', { name: 'S3 Pro', exact: true }).first();
  await entry.waitFor();
  await page.keyboard.press('Escape');
  await entry.waitFor({ state: 'hidden' });
  await leave();
});

test('the choice between light and dark is kept', async () => {
  const { page, open, leave } = await aVisitor({ colorScheme: 'dark' });
  await open('/home');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await eventually(background, (colour) => colour !== dark, 5);
  const light = await background();
  await page.reload();
  expect(await background()).toBe(light);
  await leave();
});

test('a visitor whose browser speaks Chinese is sent to the main site, once', async () => {
  const { page, open, leave } = await aVisitor({ locale: 'zh-CN' });
  await page.route(`${new URL(brand.mainSiteUrl).origin}/**`, (route) => route.fulfill({ body: 'main site' }));
  await page.goto('/home');
  await page.waitForURL(`${brand.mainSiteUrl}**`);
  await open('/home?from=cn');
  await open('/home');
  expect(new URL(page.url()).origin).toBe(siteUrl);
  await leave();
});

describe('without JavaScript', () => {
  test.each(['/home', '/download?page=0', '/history?page=21', '/history?page=11', '/down_link'])(
    '%s can be read without JavaScript',
    async (path) => {
      const { page, open, leave } = await aVisitor({ javaScriptEnabled: false });
      await open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect((await page.getByRole('main').textContent())?.length ?? 0).toBeGreaterThan(200);
      await leave();
    },
  );

  test('release rows are there without JavaScript, and their links download', async () => {
    const { page, open, leave } = await aVisitor({ javaScriptEnabled: false });
    await open('/history?page=21');
    expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(4);
    const links = await page
      .getByRole('main')
      .locator('a[download]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const href of links) expect((await fetch(`${siteUrl}${href}`, { method: 'HEAD' })).status).toBe(200);
    expect(links.length).toBeGreaterThanOrEqual(5);
    await leave();
  });
});

test('when the connection is gone, a page says so, and shows itself once it is back', async () => {
  const { page, open, leave } = await aVisitor(devices.phone);
  await open('/download?page=1');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'S2 history' }).tap();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: /^S2/ }).waitFor();
  await leave();
});
