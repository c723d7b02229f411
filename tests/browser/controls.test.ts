import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/visitor.ts';
import { aVisitor } from './a-visitor.ts';

/**
 * Links and buttons that a finger has to aim at: what lies 21 px from the middle, in each direction, is something else.
 * A link inside a sentence is as high as its line, and so does not count.
 */
async function smallTargets(page: Page, within: string): Promise<string[]> {
  return page.evaluate((root) => {
    const targets = document.querySelectorAll<HTMLElement>(`${root} :is(a[href], button, summary)`);
    const isShown = (target: HTMLElement) => target.checkVisibility() && target.getClientRects().length > 0;
    const isInText = (target: HTMLElement) =>
      getComputedStyle(target).display.startsWith('inline') &&
      (target.parentElement?.textContent ?? '').trim().length > (target.textContent ?? '').trim().length &&
      [...(target.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const small: string[] = [];
    for (const target of targets) {
      if (!isShown(target) || isInText(target)) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const reaches = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && target.contains(hit);
      };
      const wide = (reaches(-21, 0) && reaches(21, 0)) || width >= 44;
      const high = (reaches(0, -21) && reaches(0, 21)) || height >= 44;
      if (!wide || !high)
        small.push(
          `${(target.ariaLabel ?? target.textContent ?? '').trim()}: ${Math.round(width)} × ${Math.round(height)}`,
        );
    }
    return small;
  }, within);
}

test.each([
  '/home',
  '/download?page=0',
  '/download?page=6',
  '/history?page=21',
  '/history?page=11',
  '/history?page=4711',
  '/down_link?product_name=S3%20Pro&version=5.2.0&system=1&page=21',
  '/about',
  '/contact',
  '/lease',
  '/lock',
  '/tutorial',
  '/videos?tabid=2',
])('on a phone every link and button of %s has 44 px for the finger', async (path) => {
  const { page, open, leave } = await aVisitor({ ...devices.phone, reducedMotion: 'reduce' });
  await open(path);
  // The document of a download names none: its page follows, and while pages change nothing can be hit.
  await page.waitForLoadState('networkidle');
  await page.locator('html:not(:active-view-transition)').waitFor();
  expect(await smallTargets(page, 'body')).toEqual([]);
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).tap();
  expect(await smallTargets(page, 'header')).toEqual([]);
  await leave();
});

test('in a dialog, too', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.phone, reducedMotion: 'reduce' });
  await open('/history?page=21');
  await page.getByRole('button', { name: 'Downloads' }).first().tap();
  await page.getByRole('dialog').waitFor();
  expect(await smallTargets(page, 'dialog[open]')).toEqual([]);
  await leave();
});

test('no screen shows two filled buttons', async () => {
  const { page, open, leave } = await aVisitor({ reducedMotion: 'reduce' });
  for (const path of ['/home', '/download', '/history?page=21', '/history?page=4711', '/down_link']) {
    await open(path);
    const gaps = await page.getByRole('main').evaluate((main) => {
      const root = getComputedStyle(document.documentElement);
      const probe = document.createElement('i');
      probe.style.color = root.getPropertyValue('--accent');
      main.append(probe);
      const accent = getComputedStyle(probe).color;
      probe.remove();
      const tops = [...main.querySelectorAll('a, button')]
        .filter((control) => getComputedStyle(control).backgroundColor === accent)
        .map((control) => control.getBoundingClientRect().top);
      return tops.slice(1).map((top, place) => top - (tops[place] ?? 0));
    });
    expect(gaps.filter((gap) => gap < 900)).toEqual([]);
  }
  await leave();
});
