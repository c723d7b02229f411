import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations } from '../support/browsers/accessibility.ts';
import { devices, type Visitor } from '../support/browsers/visitor.ts';
import { eventually } from '../support/runs/eventually.ts';
import { aVisitor } from './a-visitor.ts';

const index = '**/search/index.json';
const manualIndex = '**/search/manuals.json';
const code = '**/assets/search-dialog*.js';
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const results = (page: Page) => page.getByRole('option');
const said = (page: Page) => page.getByRole('dialog', { name: 'Search' }).getByRole('status');

async function search({ page }: Visitor, words: string) {
  await field(page).fill('');
  await said(page).getByText('Find a product').waitFor();
  await field(page).fill(words);
  await said(page)
    .getByText(/result|Nothing found/)
    .waitFor();
}

/** Opens a page, and the search with `/`. */
async function openSearch(visitor: Visitor, path = '/history?page=21') {
  await visitor.open(path);
  await visitor.page.keyboard.press('/');
  await field(visitor.page).waitFor();
}

/** Closes the search, and waits until the page knows: browsers tell it in a task of its own, and a key may come before. */
async function closeSearch(page: Page) {
  await page.keyboard.press('Escape');
  await page.locator('[role=combobox]').waitFor({ state: 'detached' });
}

/** Hears which words the page reports as not found; undefined for some that it does not say. */
async function reportedBy(page: Page): Promise<readonly (string | undefined)[]> {
  const reported: (string | undefined)[] = [];
  await page.route('**/api/pc/search_missed', (route) => {
    reported.push(route.request().postDataJSON().words);
    return route.fulfill({ json: { status: 0, data: {} } });
  });
  return reported;
}

/** Whether a press of `/` is the search's, and no letter. */
function takesSlash(
  page: Page,
  held: Pick<KeyboardEventInit, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> = {},
): Promise<boolean> {
  return page.evaluate(
    (modifiers) => !dispatchEvent(new KeyboardEvent('keydown', { key: '/', cancelable: true, ...modifiers })),
    held,
  );
}

describe('the search', () => {
  test('opens with the slash, finds S3 Pro first, counts, and opens what was chosen with the arrow keys', async () => {
    const visitor = await aVisitor();
    const { page, leave } = visitor;
    await openSearch(visitor);
    await search(visitor, 's3 pro');
    const first = results(page).first();
    expect(await first.textContent()).toMatch(/^ProductS3 Pro/);
    expect(await first.locator('mark').first().textContent()).toBe('S3');
    expect(await said(page).textContent()).toMatch(/^\d+ results/);
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'));

    await page.keyboard.press('ArrowUp'); // from the first to the last
    expect(await results(page).last().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = results(page).nth(1);
    expect(await second.getAttribute('aria-selected')).toBe('true');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'));
    const to = await second.getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${to}`);
    await field(page).waitFor({ state: 'detached' });
    await leave();
  });

  test('Enter opens the best answer to what was typed last, at its page, with the focus there', async () => {
    const visitor = await aVisitor();
    const { page, leave } = visitor;
    await openSearch(visitor);
    await search(visitor, 'ndi');
    await field(page).fill('s3 pro');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/product-s3-pro');
    await page.locator('h1:focus').waitFor();
    await leave();
  });

  test.each([
    ['dongle', '/orderinfo'],
    ['certificate', '/sign'],
    ['租赁', '/lease'],
    ['联系我们', '/contact'],
  ])('“%s” opens the page %s', async (words, path) => {
    const visitor = await aVisitor();
    const { page, problems, leave } = visitor;
    await openSearch(visitor);
    await search(visitor, words);
    expect(await results(page).first().textContent()).toMatch(/^Page/);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
    await page.locator('h1:focus').waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  test('a release leads to its place in the history, on the page that is on show too', async () => {
    const visitor = await aVisitor();
    const { page, leave } = visitor;
    await openSearch(visitor);
    await search(visitor, 's3 pro 5.1.2');
    await results(page).first().click();
    await page.waitForURL('**/history?page=21#v-5.1.2');
    await field(page).waitFor({ state: 'detached' });
    await leave();
  });

  test('says that nothing was found, by the words, and offers ways on', async () => {
    const visitor = await aVisitor();
    const { page, leave } = visitor;
    await openSearch(visitor);
    await search(visitor, '<b>xyzzy');
    expect(await said(page).textContent()).toContain('Nothing found for “<b>xyzzy”');
    await page.getByRole('dialog').getByRole('link', { name: 'Products' }).waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Download centre' }).click();
    await page.getByRole('heading', { level: 1, name: 'Download centre' }).and(page.locator(':focus')).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await leave();
  });

  test('what was not found is reported by Enter, once, and at the end; a number that somebody typed stays here', async () => {
    const visitor = await aVisitor();
    const { page, leave } = visitor;
    const reported = await reportedBy(page);
    await openSearch(visitor);
    await search(visitor, 's3 pro');
    await search(visitor, 'XYZZY');
    await page.keyboard.press('Enter');
    await expect.poll(() => reported).toEqual(['xyzzy']);
    await page.keyboard.press('Enter');
    await search(visitor, '13800138000');
    await closeSearch(page);
    await expect.poll(() => reported).toEqual(['xyzzy', undefined]);
    await leave();
  });

  test('what stands is reported after a while, and nothing before the manuals were searched', async () => {
    const visitor = await aVisitor();
    const { page, leave } = visitor;
    const reported = await reportedBy(page);
    await page.route(manualIndex, (route) => route.fulfill({ status: 404, body: 'none' }));
    await openSearch(visitor);
    await search(visitor, 'qxzzvw');
    await said(page).getByText('The manuals could not be searched').waitFor();
    await page.keyboard.press('Enter');
    await page.unroute(manualIndex);
    await search(visitor, 'xyzzy');
    await expect.poll(() => reported).toEqual(['xyzzy']);
    await leave();
  });

  test('Escape closes it and gives the focus back', async () => {
    const visitor = await aVisitor();
    const { page, open, leave } = visitor;
    await open('/history?page=21');
    await button(page).click();
    await field(page).fill('s3');
    await page.keyboard.press('Escape');
    await page.locator('body > dialog').waitFor({ state: 'detached' });
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    // And with nothing left of what was typed.
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page).inputValue()).toBe('');
    await leave();
  });

  test('the slash is a letter in a field, and nothing beside an open dialog', async () => {
    const visitor = await aVisitor();
    const { page, open, leave } = visitor;
    await open('/home');
    const message = page.getByRole('textbox', { name: 'Message' }).or(page.getByRole('textbox')).first();
    await message.focus();
    await page.keyboard.type('a/b');
    expect(await message.inputValue()).toBe('a/b');
    expect(await field(page).count()).toBe(0);
    await openSearch(visitor);
    await page.keyboard.type('/');
    expect(await field(page).inputValue()).toBe('/');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await leave();
  });

  test('the slash can be switched off and on again, which the browser remembers', async () => {
    const visitor = await aVisitor();
    const { page, leave } = visitor;
    const keys = () => button(page).getAttribute('aria-keyshortcuts');
    await openSearch(visitor);
    expect(await keys()).toBe('/');
    const choice = page.getByRole('dialog').getByRole('checkbox', { name: 'The key / opens the search' });
    await choice.uncheck();
    await closeSearch(page);
    await expect.poll(keys).toBeNull();
    await visitor.open('/download');
    expect(await takesSlash(page)).toBe(false);
    expect(await keys()).toBeNull();
    await button(page).click();
    await choice.check();
    await closeSearch(page);
    await page.keyboard.press('/');
    await field(page).waitFor();
    await leave();
  });

  test('the slash with another key, or where one writes, is none of the search', async () => {
    const { page, open, leave } = await aVisitor();
    await open('/download');
    expect(await takesSlash(page, { altKey: true })).toBe(false);
    expect(await takesSlash(page, { ctrlKey: true })).toBe(false);
    expect(await takesSlash(page, { metaKey: true })).toBe(false);
    await page.evaluate(() => {
      const note = Object.assign(document.createElement('div'), { contentEditable: 'true', textContent: 'Note' });
      document.body.append(note);
      note.focus();
    });
    expect(await takesSlash(page)).toBe(false);
    await page.evaluate(() => document.querySelector<HTMLElement>('[contenteditable]')?.remove());
    expect(await takesSlash(page, { shiftKey: true })).toBe(true);
    await field(page).waitFor();
    await leave();
  });

  test('loads nothing before it is wanted, and everything once the pointer stays on it', async () => {
    const visitor = await aVisitor();
    const { page, open, leave } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/search/.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    await open('/history?page=21');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await button(page).hover();
    await eventually(
      async () => asked,
      (all) => all.includes('/search/index.json'),
      5,
    );
    expect(asked.filter((path) => path === '/search/index.json')).toHaveLength(1);
    await button(page).click();
    await search(visitor, 's3');
    expect(asked.filter((path) => path === '/search/index.json')).toHaveLength(1);
    await leave();
  });

  test('has nothing that axe finds wrong, light and dark', async () => {
    const visitor = await aVisitor({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const { page, problems, leave } = visitor;
    const expectRight = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await accessibilityViolations(page, 'dialog'), colorScheme).toEqual([]);
      }
    };
    await openSearch(visitor, '/home');
    await expectRight();
    await search(visitor, 'timeline');
    await expectRight();
    await search(visitor, 'xyzzy');
    await expectRight();
    expect(problems).toEqual([]);
    await leave();
  });

  test('is not there without script', async () => {
    const { page, open, leave } = await aVisitor({ javaScriptEnabled: false });
    await open('/home');
    expect(await button(page).isVisible()).toBe(false);
    await leave();
  });
});

describe('what cannot be had', () => {
  test.each([
    ['is missing', { status: 404, body: 'none' }],
    ['is no JSON', { status: 200, contentType: 'application/json', body: '<!doctype html>' }],
    ['is no index', { status: 200, contentType: 'application/json', body: '{"entries":[]}' }],
  ])('an index that %s is said, with links on, and tried again', async (_, answer) => {
    const visitor = await aVisitor();
    const { page, leave } = visitor;
    await page.route(index, (route) => route.fulfill(answer));
    await openSearch(visitor);
    await said(page).getByText('The search could not be loaded').waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Download centre' }).waitFor();
    await page.unroute(index);
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    await search(visitor, 's3 pro');
    expect(await results(page).count()).toBeGreaterThan(0);
    await leave();
  });

  test('without network it says so, and comes by itself with the network', async () => {
    const visitor = await aVisitor();
    const { page, leave } = visitor;
    await visitor.open('/history?page=21');
    await button(page).hover(); // the code is there
    await eventually(
      () => page.evaluate(() => performance.getEntriesByName(`${origin}/search/index.json`).length),
      (count) => count > 0,
      5,
    );
    await page.reload();
    await page.locator('html[data-live]').waitFor();
    await page.route(index, (route) => route.abort());
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    });
    await page.keyboard.press('/');
    await said(page).getByText('No connection').waitFor();
    await page.unroute(index);
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'onLine');
      dispatchEvent(new Event('online'));
    });
    await search(visitor, 's3 pro');
    await leave();
  });

  test('code that does not come is said below the button, with a link on, and tried again', async () => {
    const visitor = await aVisitor();
    const { page, open, leave } = visitor;
    await page.route(code, (route) => route.abort());
    await open('/history?page=21');
    await button(page).click();
    await page.getByText('The search could not be loaded.').waitFor();
    await page.getByRole('banner').getByText('lists everything there is').getByRole('link').waitFor();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('html[data-live]').waitFor();
    // A browser that keeps a failed import loads the document anew.
    if (!(await field(page).isVisible())) await page.keyboard.press('/');
    await search(visitor, 's3 pro');
    await leave();
  });
});

describe('on a phone', () => {
  test('it is a sheet as wide as the screen, and its results end above the keyboard', async () => {
    const visitor = await aVisitor({ ...devices.phone, reducedMotion: 'reduce' });
    const { page, open, leave } = visitor;
    await open('/home');
    const target = await button(page).boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button(page).tap();
    await search(visitor, 'timeline');
    const sheet = page.getByRole('dialog');
    expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
    // A keyboard on the screen makes the visual viewport smaller and nothing else.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => 420 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBeLessThanOrEqual(420);
    const last = results(page).last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await results(page).first().tap();
    await sheet.waitFor({ state: 'detached' });
    await leave();
  });

  test('the bar has room for it at 320, 390 and 430 px', async () => {
    const { page, open, leave } = await aVisitor({ ...devices.phone, isMobile: false });
    await open('/home');
    for (const width of [320, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const menu = await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).boundingBox();
      expect((menu?.x ?? 0) + (menu?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
    }
    await leave();
  });
});
