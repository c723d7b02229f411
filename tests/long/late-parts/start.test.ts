import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { aVisitor } from '../../browser/a-visitor.ts';
import { testPagesFolder } from '../../support/browsers/test-pages.ts';
import { devices } from '../../support/browsers/visitor.ts';
import { eventually } from '../../support/runs/eventually.ts';

const siteUrl = inject('siteUrl');

const entry = '**/assets/entry-client*.js';
/** What browsers say of a script that they could not fetch. */
const unfetched = /dynamically imported module/;
const live = (page: Page) => page.locator('html[data-live]');
const theme = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' });

/** Touches the page again and again, as a touch during a start that fails starts nothing by itself. */
function touchUntil(page: Page, isDone: () => boolean | Promise<boolean>): Promise<boolean> {
  return eventually(
    async () => {
      await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
      return isDone();
    },
    (done) => done,
    20,
  );
}

/** Counts the documents that a page asks for, and the starts that failed in it. */
function watch(page: Page) {
  const seen = { documents: 0, failures: 0, asked: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.documents += 1;
    if (request.resourceType() === 'fetch' && new URL(request.url()).pathname === '/home') seen.asked += 1;
  });
  page.on('pageerror', ({ message }) => {
    if (unfetched.test(message)) seen.failures += 1;
  });
  const until = (figure: keyof typeof seen, count: number) =>
    eventually(
      async () => seen[figure],
      (now) => now >= count,
      20,
    );
  return { seen, until };
}

describe('a page whose scripts could not be had', () => {
  test.each([
    ['the entry', 'entry-client'],
    ['its own', 'home-page'],
    ['what it shares with others', 'forms'],
  ])('comes to life at the next touch, and does what was touched (%s)', async (_, script) => {
    const { page, leave } = await aVisitor({ colorScheme: 'dark' });
    const { seen, until } = watch(page);
    await page.route(`**/assets/${script}*.js`, (route) => route.abort());
    await page.goto('/home');
    await until('failures', 1);
    await page.unroute(`**/assets/${script}*.js`);
    await theme(page).click();
    await live(page).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(seen.documents).toBe(1);
    await leave(unfetched);
  });

  test('comes to life by itself when the network is back', async () => {
    const { page, leave } = await aVisitor();
    const { seen, until } = watch(page);
    await page.route(entry, (route) => route.abort());
    await page.goto('/home');
    await until('failures', 1);
    await page.unroute(entry);
    // Told by hand: a browser may say so a moment before requests get through.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await live(page).waitFor();
    expect(seen.documents).toBe(1);
    await leave(unfetched);
  });

  test('is exchanged for a fresh document where they are gone, once and no more', async () => {
    const { page, leave } = await aVisitor();
    const { seen, until } = watch(page);
    await page.route(entry, (route) => route.fulfill({ status: 404 }));
    await page.goto('/home');
    await until('failures', 1);
    await theme(page).dispatchEvent('pointerdown');
    await until('documents', 2);
    await page.waitForLoadState();
    const before = seen.failures;
    await touchUntil(page, () => seen.failures >= before + 4);
    expect(seen.documents).toBe(2);
    await page.unroute(entry);
    await touchUntil(page, () => live(page).isVisible());
    expect(seen.documents).toBe(2);
    await leave(unfetched);
  });

  test('stays as it is while the site does not answer', async () => {
    const { page, leave } = await aVisitor();
    const { seen, until } = watch(page);
    await page.route(entry, (route) => route.abort());
    await page.goto('/home');
    await until('failures', 1);
    await page.context().setOffline(true);
    await touchUntil(page, () => seen.failures >= 4);
    expect(seen.asked).toBeGreaterThan(0);
    expect(seen.documents).toBe(1);
    await leave(unfetched);
  });
});

describe('what a page holds back', () => {
  /** How many pictures stand below the screen, and how many of those are there. */
  const picturesBelow = (page: Page) =>
    page.evaluate(() => {
      const below = [...document.images].filter((picture) => picture.getBoundingClientRect().top > innerHeight);
      return { all: below.length, loaded: below.filter(({ naturalWidth }) => naturalWidth > 0).length };
    });

  test('pictures below the screen are asked for once somebody scrolls', async () => {
    const { page, leave } = await aVisitor(devices.phone);
    await page.route('**/assets/*.js', () => {}); // never answered: the page does not become live
    await page.goto('/home');
    const { all, loaded } = await picturesBelow(page);
    expect(all).toBeGreaterThan(5);
    expect(loaded).toBe(0);
    await page.evaluate(() => scrollBy(0, 1));
    const later = await eventually(
      () => picturesBelow(page),
      (now) => now.loaded > 0,
      20,
    );
    expect(later.loaded).toBeGreaterThan(0);
    await leave();
  });

  test('pictures below the screen are asked for by themselves once the page is live', async () => {
    const { page, leave } = await aVisitor(devices.phone);
    await page.goto('/home');
    await live(page).waitFor();
    const later = await eventually(
      () => picturesBelow(page),
      (now) => now.loaded > 0,
      20,
    );
    expect(later.loaded).toBeGreaterThan(0);
    await leave();
  });

  test('without script nothing waits: pictures, and the rules of what is below', async () => {
    const { page, leave } = await aVisitor({ ...devices.phone, javaScriptEnabled: false });
    await page.goto('/home');
    const hidden = await page.evaluate(
      () => [...document.querySelectorAll('main > *, footer')].filter((part) => !part.checkVisibility()).length,
    );
    expect(hidden).toBe(0);
    const later = await eventually(
      () => picturesBelow(page),
      (now) => now.loaded > 0,
      20,
    );
    expect(later.loaded).toBeGreaterThan(0);
    await leave();
  });

  test('a page comes to life with its style sheets, and not before', async () => {
    const { page, leave } = await aVisitor();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const { dataset, classList } = document.documentElement ?? {};
        if (dataset?.live === undefined) return;
        observer.disconnect();
        dataset.styledBefore = String(classList?.contains('styled'));
      }).observe(document, { subtree: true, attributes: true });
    });
    const scripts = page.waitForResponse('**/assets/home-page*.js');
    await page.route('**/assets/*.css', (route) => scripts.then(() => route.continue()));
    await page.goto('/home');
    await page.locator('html[data-styled-before=true]').waitFor();
    await leave();
  });

  test('a page comes to life without a style sheet that cannot be had', async () => {
    const { page, leave } = await aVisitor();
    await page.route('**/assets/home-page*.css', (route) => route.fulfill({ status: 404 }));
    await page.goto('/home');
    await live(page).waitFor();
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    await leave();
  });

  test('a page whose data cannot be had comes to life at the next touch', async () => {
    const { page, leave } = await aVisitor();
    const { until } = watch(page);
    await page.route('**/assets/data-*.js', (route) => route.abort());
    await page.goto('/product-s3-pro');
    await until('failures', 1);
    await page.unroute('**/assets/data-*.js');
    await theme(page).click();
    await live(page).waitFor();
    await leave(unfetched);
  });
});

describe('before a page is live', () => {
  /** The form page, with scripts that wait for `release`, or that are gone. */
  async function aFormPage({ scripts = 'held' }: { scripts?: 'held' | 'gone' } = {}) {
    const visitor = await aVisitor();
    const { page } = visitor;
    const { headers } = await fetch(`${siteUrl}/home`);
    const policy = headers.get('content-security-policy') ?? '';
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const client = join(testPagesFolder, 'client');
    await page.route('**/home', (route) =>
      route.fulfill({ path: join(client, 'home.html'), headers: { 'content-security-policy': policy } }),
    );
    await page.route('**/assets/*.js', async (route) => {
      if (scripts === 'gone') return route.fulfill({ status: 404 });
      await released;
      await route.fulfill({ path: join(client, new URL(route.request().url()).pathname) });
    });
    await page.route('**/assets/*.css', (route) =>
      route.fulfill({ path: join(client, new URL(route.request().url()).pathname) }),
    );
    await page.goto('/home');
    return { ...visitor, release };
  }
  const output = (page: Page, name: string) => page.getByRole('status', { name, exact: true }).textContent();

  test('what is typed, checked and chosen stays', async () => {
    const { page, problems, release, leave } = await aFormPage();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'City' }).fill('Hull');
    await page.getByRole('textbox', { name: 'Words' }).fill('Two lines\nof words');
    await page.getByRole('checkbox', { name: 'Terms' }).check();
    await page.getByRole('combobox', { name: 'Plan' }).selectOption('festival');
    await page.getByRole('radio', { name: 'phone' }).check();
    await page.getByRole('textbox', { name: 'City' }).focus();
    await page.keyboard.press('ArrowLeft');
    const caret = () =>
      page.getByRole('textbox', { name: 'City' }).evaluate((field: HTMLInputElement) => field.selectionStart);
    expect(await caret()).toBe(3);
    release();
    await live(page).waitFor();
    expect(await caret()).toBe(3);
    await page.getByRole('button', { name: 'Count' }).click(); // renders the form anew
    expect(await output(page, 'Kept')).toBe('Hull true festival');
    const fields = await page
      .locator('form')
      .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
    expect(fields).toEqual({
      name: 'Ada',
      city: 'Hull',
      words: 'Two lines\nof words',
      terms: 'on',
      plan: 'festival',
      way: 'phone',
    });
    expect(problems).toEqual([]);
    await leave();
  });

  test('a form that is sent waits, and is sent once with what was typed and by the button that was pressed', async () => {
    const { page, problems, release, leave } = await aFormPage();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    const send = page.getByRole('button', { name: 'Send' });
    await send.click();
    await send.click();
    expect(new URL(page.url()).search).toBe('');
    release();
    await live(page).waitFor();
    expect(await output(page, 'Sent')).toBe('name=Ada&words=&way=mail&city=&plan=single&action=send');
    await send.click();
    expect((await output(page, 'Sent'))?.split(' ')).toHaveLength(2);
    expect(new URL(page.url()).search).toBe('');
    expect(problems).toEqual([]);
    await leave();
  });

  test('a form that nobody has written into is sent once as well, and not by the browser', async () => {
    const { page, problems, release, leave } = await aFormPage();
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    release();
    await live(page).waitFor();
    await eventually(
      () => output(page, 'Sent'),
      (sent) => sent === 'name=Nobody&words=&way=mail&city=&plan=single',
      5,
    );
    expect(new URL(page.url()).search).toBe('');
    expect(problems).toEqual([]);
    await leave();
  });

  test('a form that is sent with the Enter key is sent as its first button would', async () => {
    const { page, release, leave } = await aFormPage();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Name' }).press('Enter');
    release();
    await live(page).waitFor();
    expect(await output(page, 'Sent')).toBe('name=Ada&words=&way=mail&city=&plan=single&action=save');
    await leave();
  });

  test('clicks wait, and each counts once', async () => {
    const { page, release, leave } = await aFormPage();
    const count = page.getByRole('button', { name: 'Count' });
    await count.click();
    await count.click();
    release();
    await live(page).waitFor();
    await eventually(
      () => output(page, 'Clicks'),
      (clicks) => clicks === '2',
      5,
    );
    await leave();
  });

  test('a document is never exchanged over what was typed', async () => {
    const { page, leave } = await aFormPage({ scripts: 'gone' });
    const { seen } = watch(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await touchUntil(page, () => seen.failures >= 4);
    expect(seen.asked).toBeGreaterThan(0);
    expect(seen.documents).toBe(0);
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ada');
    await leave(unfetched);
  });
});
