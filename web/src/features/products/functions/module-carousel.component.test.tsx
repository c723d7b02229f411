import pages from 'virtual:product-pages';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { eventually, nextFrame, press, stopsClock } from '../../../../testing/components/clock.ts';
import { acceptsMotion, pointsAt } from '../../../../testing/components/visitor.ts';
import { ModuleCarousel } from './module-carousel.tsx';

/** Milliseconds for which modules rest (product-rules.md#carousels). */
const interval = 2_500;

const slides = page.getByRole('region', { name: 'Inside S1: slides' });
const control = (name: string) => page.getByRole('button', { name: `${name}: Inside S1` });

/** The slides that can be seen. */
const inView = () => [...slides.element().querySelectorAll('li:not([inert])')];
const isMoving = () => Number.parseFloat(slides.element().querySelector('ul')?.style.transitionDuration ?? '') > 0;
const shown = () => inView().map((slide) => slide.querySelector('strong')?.textContent);

/** Shows the modules of S1, once their library moves them. @returns their titles */
async function showModules() {
  stopsClock();
  const { modules } = (await pages.s1()).default;
  await render(<ModuleCarousel title="Inside S1" modules={modules} />);
  await eventually(() => expect(slides.element()).toHaveAttribute('data-moving'));
  return modules.map(({ title }) => title);
}

/** Has them begin to rest now: a library that measures anew what has just come waits for half a second. */
async function beginAnew(): Promise<void> {
  await eventually(() => press(control('Pause')));
  await eventually(() => expect(control('Play').element()).toBeVisible());
  await nextFrame();
  vi.advanceTimersByTime(1_000);
  press(control('Play'));
  await eventually(() => expect(control('Pause').element()).toBeVisible());
}

test.each([
  ['three on wide screens', 1440, [18, 18]],
  ['one on a phone', 390, []],
])('modules show %s, 18 px apart', async (_, width, gaps) => {
  await page.viewport(width, 900);
  await showModules();
  const boxes = inView().map((slide) => slide.getBoundingClientRect());
  expect(boxes.slice(1).map(({ left }, place) => Math.round(left - Number(boxes[place]?.right)))).toEqual(gaps);
  expect(boxes).toHaveLength(gaps.length + 1);
});

test('modules move on after 2,500 ms and go round', async () => {
  await acceptsMotion();
  const titles = await showModules();
  await beginAnew();
  for (const place of titles.keys()) {
    expect(shown()[0]).toBe(titles[place]);
    vi.advanceTimersByTime(interval);
    const next = [1, 2, 3].map((step) => titles[(place + step) % titles.length]);
    await eventually(() => expect([isMoving(), ...shown()]).toEqual([false, ...next]));
  }
});

test.each([
  ['under the pointer', () => pointsAt(slides.element())],
  ['while something in them has the focus', () => slides.getByRole('button').first().element().focus()],
  ['by their button', () => press(control('Pause'))],
])('modules stop %s', async (_, stop) => {
  await acceptsMotion();
  await showModules();
  await beginAnew();
  await stop();
  await nextFrame();
  const before = shown();
  vi.advanceTimersByTime(4 * interval);
  await nextFrame();
  expect(shown()).toEqual(before);
});

test('modules stay where they are for those who want less motion, until they ask', async () => {
  await showModules();
  await expect.element(control('Play')).toBeVisible();
  const before = shown();
  vi.advanceTimersByTime(4 * interval);
  expect(shown()).toEqual(before);
  await nextFrame();
  press(control('Next'));
  await eventually(() => expect(shown()).not.toEqual(before));
  expect(shown()).toHaveLength(3);
});
