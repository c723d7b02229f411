import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { eventually } from '../../support/runs/eventually.ts';
import { countedDownloads } from '../../support/telling/downloads-reported.ts';
import { mailsSent } from '../../support/telling/mails.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { otherBrowsers } from './other-browsers.ts';

// What a browser of another maker would break first. Everything else is asked in Chromium.

const siteUrl = inject('siteUrl');

describe.each(Object.entries(otherBrowsers))('%s', (_, openBrowser) => {
  let browser: DrivenBrowser;
  beforeAll(async () => {
    browser = await openBrowser();
  }, 300_000);
  afterAll(() => browser?.close());

  /** Waits until a condition of the page holds. @param condition an expression */
  const holds = (condition: string) => eventually(() => browser.run(`return Boolean(${condition})`), Boolean, 30);
  const heading = (words: string) => holds(`document.querySelector('h1')?.textContent.includes('${words}')`);

  async function open(path: string): Promise<void> {
    await browser.goto(siteUrl + path);
    await holds(`document.querySelector('html[data-live]')`);
  }

  /** Marks the first element of a selector that is to be seen and holds some words. */
  const mark = (selector: string, words: string) =>
    holds(`(() => {
      const seen = [...document.querySelectorAll('${selector}')].filter((one) => one.checkVisibility());
      const found = seen.find(({ textContent }) => textContent.includes('${words}'));
      for (const before of document.querySelectorAll('[data-pressed]')) before.removeAttribute('data-pressed');
      found?.setAttribute('data-pressed', '');
      return found;
    })()`);

  async function press(selector: string, words = ''): Promise<void> {
    await mark(selector, words);
    await browser.click('[data-pressed]');
  }

  /** The same by keyboard: a driver that clicks may scroll the page, even for what stays in view. */
  async function pressByKey(selector: string, words: string): Promise<void> {
    await mark(selector, words);
    await browser.run(`document.querySelector('[data-pressed]').focus({ preventScroll: true })`);
    await browser.pressKey('Enter');
  }

  test('brings home to life, with its picture', async () => {
    await open('/home');
    await holds('[...document.images].some(({ naturalWidth }) => naturalWidth > 600)');
    expect(await browser.run('return document.title')).not.toBe('');
  });

  test('opens the menu, and follows a link of it', async () => {
    await open('/home');
    await press('header nav summary', 'Company');
    await press('header nav details[open] a', 'News');
    await heading('News');
    expect(await browser.run('return location.pathname')).toBe('/news');
    await holds(`document.activeElement === document.querySelector('h1')`);
    await holds(`!document.querySelector('header nav details[open]')`);
  });

  test('starts a download, which is counted', async () => {
    const before = await countedDownloads(inject('siteState'), 21);
    await open('/history?page=21');
    await press('main a[download]');
    await heading('Your download has started');
    await eventually(
      () => countedDownloads(inject('siteState'), 21),
      (counted) => counted > before,
    );
  });

  test('sends a form, and says so', async () => {
    const email = `${randomUUID().slice(0, 8)}@example.org`;
    await open('/home');
    const entered = { name: 'Ada Lovelace', email, phone: '13800138000', content: 'Two walls and a floor?' };
    for (const [name, value] of Object.entries(entered)) await browser.type(`#contact-form [name=${name}]`, value);
    await press('#contact-form [type=submit]');
    await holds(`document.querySelector('#contact-form').textContent.includes('Thank you')`);
    await eventually(
      () => mailsSent(siteUrl),
      (mails) => mails.some(({ to }) => to === email),
    );
  });

  test('keeps the place for Back', async () => {
    await open('/history?page=21');
    await browser.run(`scrollTo({ top: 1200, behavior: 'instant' })`);
    await holds('scrollY === 1200');
    await pressByKey('header a', 'Download centre');
    await heading('Download centre');
    await holds('scrollY === 0');
    await browser.back();
    await heading('S3 Pro');
    await holds('Math.abs(scrollY - 1200) < 200');
  });

  test('closes a dialog by Escape, and gives the focus back', async () => {
    await open('/about');
    await press('header button', 'Sign in');
    await holds(`document.activeElement?.closest('dialog[open]')`);
    await browser.pressKey('Escape');
    await holds(`!document.querySelector('dialog[open]')`);
    await holds(`document.activeElement.hasAttribute('data-pressed')`);
  });
});
