import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, valueScale } from './value-scale.ts';

test.each([
  [0, 3, 4, true, [0, 1, 2, 3]],
  [0, 1, 4, true, [0, 1]],
  [0, 1, 4, false, [0, 0.5, 1]],
  [0, 416, 3, true, [0, 200, 400, 600]],
  [10, 78, 4, false, [0, 20, 40, 60, 80]],
  [0, 10_900_000, 4, true, [0, 5_000_000, 10_000_000, 15_000_000]],
  [0, 0, 4, true, [0, 1]],
  [-30, 50, 4, true, [-50, 0, 50]],
])('values from %s to %s, in at most %s steps: whole numbers %s, lines at %j', (low, high, most, areWhole, lines) => {
  expect(linesOf(valueScale(low, high, most, areWhole))).toEqual(lines);
});

test('all values lie between the ends, with no more steps than there is room for', () => {
  const value = fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((each) => each === 0 || Math.abs(each) > 1e-6);
  fc.assert(
    fc.property(value, value, fc.integer({ min: 2, max: 6 }), (one, other, most) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const { from, to, step } = valueScale(low, high, most, false);
      expect(from).toBeLessThanOrEqual(Math.min(0, low));
      expect(to).toBeGreaterThanOrEqual(Math.max(0, high));
      expect(Math.round((to - from) / step)).toBeLessThanOrEqual(most);
    }),
  );
});
