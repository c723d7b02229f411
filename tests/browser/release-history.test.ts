import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const siteUrl = inject('siteUrl');

test('each release has an address of its own', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/history?page=21#v-5.1.4');
  const top = await page.locator('[id="v-5.1.4"]').evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(300);
  await leave();
});

test('the tab strip unfolds, and a tab opens the history of its product', async () => {
  const { page, problems, open, leave } = await aVisitor({ viewport: { width: 768, height: 1024 } });
  await open('/history');
  await page.getByRole('heading', { level: 1, name: /^S1/ }).waitFor();
  await page.getByRole('button', { name: 'More products' }).click();
  await page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'License Reader' }).click();
  await page.getByRole('heading', { level: 1, name: /^License Reader/ }).waitFor();
  expect(page.url()).toContain('page=20');
  expect(problems).toEqual([]);
  await leave();
});

test("back from the browser's cache the page asks anew, and shows what was released meanwhile", async () => {
  const { page, open, leave } = await aVisitor();
  await open('/history?page=21');
  const version = (name: string) => page.locator(`[id="v-${name}"]`);
  await version('5.1.4').waitFor();
  await page.waitForLoadState('networkidle');
  await page.route(/product_list/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('5.1.4', '5.1.4.1') });
  });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await version('5.1.4.1').waitFor();
  expect(await version('5.1.4').count()).toBe(0);
  await leave();
});

test('feeds and lists tell of every release', async () => {
  const atom = await (await fetch(`${siteUrl}/feeds/s3-pro.atom`)).text();
  expect(atom).toContain('<feed');
  expect(atom).toContain('5.2.0');
  const all = await (await fetch(`${siteUrl}/feeds/all.atom`)).text();
  expect((all.match(/<entry>/g) ?? []).length).toBeGreaterThan(20);
  expect((await fetch(`${siteUrl}/feeds/s3-pro.json`)).headers.get('content-type')).toMatch(/^application\/json/);
});

/** The filled download in sight: its name, and how far down the screen it ends. */
async function filledDownload(page: Page) {
  return page
    .getByRole('region', { name: /^New version/ })
    .locator(':is(a, button):visible')
    .evaluateAll((controls) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--accent)';
      document.body.append(probe);
      const accent = getComputedStyle(probe).color;
      probe.remove();
      return controls
        .filter((control) => getComputedStyle(control).backgroundColor === accent)
        .map((control) => ({ name: control.textContent, bottom: control.getBoundingClientRect().bottom }));
    });
}

const iphone = {
  ...devices.phone,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
};

test.each([
  ['a Mac', devices.mac, 12, /^Download Broadcasting Assistant .* for Mac$/],
  ['an iPhone', iphone, 11, /^Get ccMAX .* for iOS$/],
] as const)(
  'the build of %s is filled, high in the first screen, and comes without moving what is below it',
  async (...given) => {
    const [, device, type, name] = given;
    const { page, open, leave } = await aVisitor(device);
    /** Where the other platforms stand in the section, and what they are. */
    const others = () => {
      const list = document.querySelector('main ul[aria-label="Other platforms"]');
      const section = list?.closest('section');
      if (!list || !section) return null;
      return { down: list.getBoundingClientRect().top - section.getBoundingClientRect().top, words: list.textContent };
    };
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => { window.before = (${others})(); })`);
    await open(`/history?page=${type}`);
    const before = await page.evaluate(() => (window as unknown as { before: ReturnType<typeof others> }).before);
    const after = await page.evaluate(others);
    expect(after?.words).not.toBe(before?.words);
    expect(after?.down).toBeCloseTo(before?.down ?? 0, 0);
    const filled = await filledDownload(page);
    expect(filled).toEqual([{ name: expect.stringMatching(name), bottom: expect.any(Number) }]);
    expect(filled[0]?.bottom).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.6);
    await leave();
  },
);
