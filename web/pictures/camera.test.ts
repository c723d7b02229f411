import { expect, test } from 'vitest';
import { aim } from './camera.ts';

test('a camera that looks along -z has right on x and up on y', () => {
  const { lookingAlong } = aim({ from: [0, 0, 5], to: [0, 0, 0], fieldOfView: 90 });
  expect(lookingAlong.map((n) => Math.round(n))).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1]);
});

test('the axes stay perpendicular wherever the camera looks', () => {
  const [rx = 0, ry = 0, rz = 0, ux = 0, uy = 0, uz = 0] = aim({
    from: [3, 2, 5],
    to: [-1, 4, 0],
    fieldOfView: 30,
  }).lookingAlong;
  expect(rx * ux + ry * uy + rz * uz).toBeCloseTo(0);
  expect(Math.hypot(ux, uy, uz)).toBeCloseTo(1);
  expect(uy).toBeGreaterThan(0);
});

test('a field of view of 90 degrees is a focal length of one half height', () => {
  expect(aim({ from: [0, 0, 5], to: [0, 0, 0], fieldOfView: 90 }).focalLength).toBeCloseTo(1);
});

test('focus falls on the target unless the camera says otherwise', () => {
  expect(aim({ from: [0, 3, 4], to: [0, 0, 0], fieldOfView: 40 }).focusDistance).toBe(5);
  expect(aim({ from: [0, 3, 4], to: [0, 0, 0], fieldOfView: 40, focus: 2 }).focusDistance).toBe(2);
});
