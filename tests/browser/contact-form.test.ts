import type { BrowserContextOptions, Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { aVisitor } from './a-visitor.ts';

const filled = { Name: 'Ada', 'E-mail': 'ada@example.com', 'Mobile number': '13800138000', Message: 'Two walls' };
const thanks = { status: 0, msg: 'Thank you. We will answer within 24 hours.', data: {} };

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Send message' });
const answer = (page: Page) => page.getByRole('form').getByRole('status').last();
const says = (page: Page, words: RegExp | string) => answer(page).filter({ hasText: words }).waitFor();

async function fillIn(page: Page, values: Readonly<Record<string, string>> = filled): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function valuesOf(page: Page): Promise<Record<string, string>> {
  const labels = Object.keys(filled);
  const values = await Promise.all(labels.map((label) => field(page, label).inputValue()));
  return Object.fromEntries(labels.map((label, place) => [label, values[place] ?? '']));
}

/** A visitor of home whose messages are answered by `reply`, the first of them by the first. */
async function aSender(reply: (route: Route, place: number) => unknown, options: BrowserContextOptions = {}) {
  const visitor = await aVisitor({ reducedMotion: 'reduce', ...options });
  const sent: Record<string, unknown>[] = [];
  await visitor.page.route('**/api/pc/contact', async (route) => {
    sent.push(route.request().postDataJSON());
    await reply(route, sent.length - 1);
  });
  return { ...visitor, sent };
}

const accept = (route: Route) => route.fulfill({ json: thanks });

describe('a contact form that is sent early', () => {
  /** Holds the scripts whose address matches until `release`. */
  async function hold(page: Page, scripts: RegExp) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(scripts, (route) => released.then(() => route.continue()));
    return release;
  }

  test.each([
    ['before the page is live', /assets\/.*\.js$/],
    ['before what sends it has come', /assets\/take-form.*\.js$/],
  ])('%s is sent afterwards, once, with what was typed', async (_, scripts) => {
    const { page, sent, problems, leave } = await aSender(accept);
    const release = await hold(page, scripts);
    await page.goto('/home');
    await fillIn(page);
    await button(page).click();
    await button(page)
      .or(page.getByRole('button', { name: 'Sending …' }))
      .click();
    release();
    await says(page, thanks.msg);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ name: 'Ada', email: 'ada@example.com', content: 'Two walls' });
    expect(new URL(page.url()).search).toBe('');
    expect(problems).toEqual([]);
    await leave();
  });

  test('whose script cannot be had says so, and is sent when it can', async () => {
    const { page, sent, open, leave } = await aSender(accept);
    await page.route(/assets\/take-form.*\.js$/, (route) => route.abort());
    await open('/home');
    await fillIn(page);
    await button(page).click();
    await says(page, 'Something went wrong on our side');
    expect(await valuesOf(page)).toEqual(filled);
    await page.unroute(/assets\/take-form.*\.js$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await says(page, thanks.msg);
    expect(sent).toHaveLength(1);
    await leave();
  });

  test('a visitor who stays at the top of home loads nothing of it', async () => {
    const { page, open, leave } = await aSender(accept);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open('/home');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /take-form|enquiries/.test(path))).toEqual([]);
    await Promise.all([page.waitForRequest(/take-form/), button(page).scrollIntoViewIfNeeded()]);
    await leave();
  });
});

test('without script home says where to write instead of showing a form that cannot be sent', async () => {
  const { page, open, leave } = await aVisitor({ javaScriptEnabled: false });
  await open('/home');
  expect(await page.getByRole('form').count()).toBe(0);
  const instead = page.locator('noscript p');
  expect(await instead.isVisible()).toBe(true);
  expect(await instead.getByRole('link').getAttribute('href')).toBe('mailto:sales@example.com');
  await leave();
});
