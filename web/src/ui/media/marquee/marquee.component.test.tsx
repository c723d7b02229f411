import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { acceptsMotion } from '../../../../testing/components/visitor.ts';
import { Marquee } from './marquee.tsx';

const marks = page.getByRole('region', { name: 'Partners' });
const items = 'Arc Beam Cue Dome Echo Fade Gain Halo Iris Jack'
  .split(' ')
  .map((name) => ({ key: name, content: name }));

const view = () => marks.element().querySelector<HTMLElement>('[tabindex]');
const moves = () => {
  const track = view()?.firstElementChild;
  if (!track) return undefined;
  const { animationName, animationPlayState, animationDuration } = getComputedStyle(track);
  return animationName !== 'none' && animationPlayState === 'running' && animationDuration;
};

const showMarks = () => render([<h2 key="title">Used by</h2>, <Marquee key="marks" label="Partners" items={items} />]);

test.each([
  ['seven on wide screens', 1440, 7],
  ['three on a phone', 390, 3],
])('marks show %s, and pass one in four seconds', async (_, width, inView) => {
  await acceptsMotion();
  await page.viewport(width, 900);
  await showMarks();
  const item = marks.getByRole('listitem').first().element().getBoundingClientRect();
  expect(Math.round(Number(view()?.clientWidth) / item.width)).toBe(inView);
  expect(moves()).toBe('40s');
});

test('marks stop under the pointer, with the focus and by their button, and move again afterwards', async () => {
  await acceptsMotion();
  await showMarks();
  const leave = async () => {
    await page.getByRole('heading').hover();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  await leave();
  expect(moves()).toBeTruthy();
  await marks.hover();
  expect(moves(), 'under the pointer').toBe(false);
  await leave();
  expect(moves()).toBeTruthy();
  view()?.focus();
  expect(moves(), 'with the focus').toBe(false);
  await leave();
  expect(moves()).toBeTruthy();
  await marks.getByRole('button', { name: 'Pause: Partners' }).click();
  await leave();
  expect(moves(), 'by their button').toBe(false);
  await marks.getByRole('button', { name: 'Play: Partners' }).click();
  await leave();
  expect(moves()).toBeTruthy();
});

test('marks stand for those who want less motion', async () => {
  await showMarks();
  expect(moves()).toBe(false);
});
