import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually } from '../support/runs/eventually.ts';
import { aVisitor } from './a-visitor.ts';

declare global {
  /** The names of the animations of each change of page, and the view transitions that are over. */
  var changes: { readonly animations: string[][]; over: number };
  /** How often React gave new properties to an element of the page that was watched. */
  var renderings: number;
  /** Changes the size of the window. */
  var resizeWindow: () => Promise<void>;
  /** Why the browser did not animate a change of page. */
  var notAnimated: string | undefined;
  /** The heading at the end of the task in which the browser said that it had gone back. */
  var headingOnReturn: string | undefined;
}

/** Runs in the page, before anything of its own. */
function noteChanges(): void {
  globalThis.changes = { animations: [], over: 0 };
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...parameters) => {
    const transition = start(...parameters);
    transition.ready.then(() => {
      // React hides what has not changed by animations that take no time.
      const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().duration !== 0);
      const names = moving.map((animation) => (animation as CSSAnimation).animationName);
      globalThis.changes.animations.push(names.toSorted());
    });
    transition.finished.then(() => {
      globalThis.changes.over += 1;
    });
    return transition;
  };
}

async function aWatchedVisitor(options: BrowserContextOptions = {}) {
  const visitor = await aVisitor(options);
  await visitor.page.addInitScript(noteChanges);
  await visitor.open('/download');
  return visitor;
}

async function toHistory(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Release history' }).click();
  await page.getByRole('heading', { level: 1, name: /release history/ }).waitFor();
}

const changesOver = (page: Page, count: number) =>
  eventually(
    () => page.evaluate(() => changes),
    ({ over }) => over === count,
  );

test('a page fades into the next, and nothing else moves', async () => {
  const { page, leave } = await aWatchedVisitor({ reducedMotion: 'no-preference' });
  await toHistory(page);
  expect((await changesOver(page, 1)).animations).toEqual([['page-comes', 'page-leaves']]);
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1']);
  await leave();
});

test('nothing moves for whoever asked for less motion', async () => {
  const { page, leave } = await aWatchedVisitor({ reducedMotion: 'reduce' });
  await toHistory(page);
  expect((await changesOver(page, 1)).animations).toEqual([[]]);
  await leave();
});

test('a page that comes while the window changes its size is not animated, and that is no error', async () => {
  const { page, open, leave } = await aVisitor({ reducedMotion: 'no-preference' });
  await page.exposeFunction('resizeWindow', () => page.setViewportSize({ width: 900, height: 700 }));
  await open('/download');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (given) => {
      const update = async () => {
        await Object(given).update();
        await resizeWindow();
      };
      const transition = start({ ...Object(given), update });
      transition.ready.catch(({ message }) => {
        globalThis.notAnimated = message;
      });
      return transition;
    };
  });
  await toHistory(page);
  await expect.poll(() => page.evaluate(() => notAnimated)).toContain('Viewport size changed');
  // React tells of it in the task in which it is noted.
  await leave();
});

test('back shows the page in the same task, so that the browser finds it when it restores its place', async () => {
  const { page, leave } = await aWatchedVisitor();
  await toHistory(page);
  await changesOver(page, 1);
  await page.evaluate(() => {
    addEventListener('popstate', () => {
      queueMicrotask(() => {
        globalThis.headingOnReturn = document.querySelector('h1')?.textContent;
      });
    });
  });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Download centre' }).waitFor();
  expect(await page.evaluate(() => headingOnReturn)).toBe('Download centre');
  expect((await changesOver(page, 1)).animations).toHaveLength(1);
  await leave();
});

test('the page that leaves is not rendered again', async () => {
  const { page, leave } = await aWatchedVisitor();
  // Its font may make the tabs wider, which are then rendered once more by themselves.
  await page.locator('html.typeset').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.evaluate(() => {
    globalThis.renderings = 0;
    for (const element of document.querySelectorAll('main :is(h1, a, article, section, button)')) {
      // React keeps the properties of an element on it, and sets them anew whenever its component was rendered.
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
      if (!key) throw new Error('React keeps properties elsewhere now');
      let properties: unknown = Reflect.get(element, key);
      Object.defineProperty(element, key, {
        configurable: true,
        get: () => properties,
        set(next: unknown) {
          properties = next;
          globalThis.renderings += 1;
        },
      });
    }
  });
  await toHistory(page);
  expect(await page.evaluate(() => renderings)).toBe(0);
  await leave();
});
