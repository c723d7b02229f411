import { expect, it } from 'vitest';
import { windowsAt } from './steps.ts';

it('windows come one by one, none of them as drawn, and at the end all are', () => {
  const counts = [0.5, 2.5, 4, 6].map((time) => windowsAt(time).length);
  expect(counts).toEqual([0, 1, 2, 3]);
  expect(windowsAt(6).filter(({ exact }) => exact)).toEqual([]);
  expect(windowsAt(11.7).map(({ exact }) => exact)).toEqual([true, false, false]);
  expect(windowsAt(17.2).map(({ exact }) => exact)).toEqual([true, true, true]);
});

it('a number counts once all of its digits are there', () => {
  const wallAt = (time: number) => windowsAt(time).find(({ name }) => name === 'Wall');
  expect(wallAt(7.8)).toMatchObject({ typing: 'Left', words: { Left: '76' }, box: { Left: 711 } });
  expect(wallAt(8.3)).toMatchObject({ typing: 'Left', words: { Left: '768' }, box: { Left: 768 } });
});
