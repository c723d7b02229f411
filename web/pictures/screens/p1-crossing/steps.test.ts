import { expect, test } from 'vitest';
import { crossingAt } from './steps.ts';

test('one title is on air until it is over, and the next one runs on from where both were heard', () => {
  const shown = (time: number) => {
    const { live, next, left } = crossingAt(time);
    return [live, next, Math.round(left)];
  };
  expect([0, 11, 12].map(shown)).toEqual([
    ['Northern sky', 'City at night', 11],
    ['Northern sky', 'City at night', 0],
    ['City at night', 'Rain, acoustic', 219],
  ]);
});

test('an announcement that is pressed begins at once, and the music comes back after it', () => {
  expect([14, 15].map((time) => [crossingAt(time).live, crossingAt(time).next])).toEqual([
    ['City at night', 'Rain, acoustic'],
    ['Please take your seats', 'City at night'],
  ]);
});

test('the music is gone three seconds after the press, and not before', () => {
  const music = (time: number) => crossingAt(time).meters.find(({ name }) => name === 'Mon')?.level ?? 0;
  expect(music(14)).toBe(-16);
  expect(music(16)).toBeGreaterThan(-60);
  expect(music(17.8)).toBe(-66);
});
