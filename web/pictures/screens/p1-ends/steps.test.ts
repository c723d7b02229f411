import { expect, test } from 'vitest';
import { END_FROM, nightAt } from './steps.ts';

test('each of the four endings is chosen once, and the last one stays', () => {
  const endings = [5, 6.5, 8, 9, 10.5].map((time) => nightAt(time).monitors.onAir.ending);
  expect(endings).toEqual(['next', 'hold', 'black', 'loop', 'next']);
});

test('the button that is pressed is the one of the ending', () => {
  expect([5.7, 7.1, 8.5, 9.9].map((time) => nightAt(time).choice)).toEqual(
    ['hold', 'black', 'loop', 'next'].map((ending) => ({ ending, press: 'pressed' })),
  );
  expect(nightAt(6.4).choice).toBeUndefined();
});

test('the next film comes by itself when the one on air is over', () => {
  const shown = (after: number) => {
    const { onAir, next } = nightAt(END_FROM + after).monitors;
    return [onAir.name, next?.name];
  };
  expect([0, 2.5, 2.7].map(shown)).toEqual([
    ['Opening', 'River song'],
    ['Opening', 'River song'],
    ['River song', 'Old town'],
  ]);
});
