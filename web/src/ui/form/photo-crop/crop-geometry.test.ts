import { describe, expect, test } from 'vitest';
import { cutOf, firstView, mostZoom, moved, type Subject, type View, zoomed } from './crop-geometry.ts';

const wide: Subject = { size: { width: 4_000, height: 3_000 }, ratio: 3 / 4 };
const tall: Subject = { size: { width: 900, height: 2_400 }, ratio: 3 / 4 };

function isInside({ size }: Subject, view: View, subject: Subject): boolean {
  const { left, top, width, height } = cutOf(subject, view);
  return left >= 0 && top >= 0 && left + width <= size.width + 1e-6 && top + height <= size.height + 1e-6;
}

describe('the cut with which one begins', () => {
  test.each([
    ['a wide picture, its whole height', wide, { left: 875, top: 0, width: 2_250, height: 3_000 }],
    ['a tall picture, its whole width', tall, { left: 0, top: 600, width: 900, height: 1_200 }],
    ['a square of a wide picture', { ...wide, ratio: 1 }, { left: 500, top: 0, width: 3_000, height: 3_000 }],
  ])('is, of %s', (_, subject, cut) => {
    expect(cutOf(subject, firstView(subject))).toEqual(cut);
  });
});

describe('moving the picture', () => {
  test('to the right shows more of its left, by a share of what is seen', () => {
    const { left } = cutOf(wide, moved(wide, firstView(wide), { x: 0.1, y: 0 }));
    expect(left).toBeCloseTo(875 - 225);
  });

  test('ends at its edge, and comes back from there at once', () => {
    const far = moved(wide, firstView(wide), { x: 9, y: 9 });
    expect(cutOf(wide, far).left).toBe(0);
    expect(cutOf(wide, moved(wide, far, { x: -0.1, y: 0 })).left).toBeCloseTo(225);
  });
});

describe('zooming', () => {
  test('keeps the middle where it is, and the shape', () => {
    const cut = cutOf(wide, zoomed(wide, firstView(wide), 2));
    expect(cut).toEqual({ left: 1_437.5, top: 750, width: 1_125, height: 1_500 });
  });

  test('keeps what lies under the fingers', () => {
    const at = { x: 0.25, y: 0.75 };
    const before = cutOf(wide, firstView(wide));
    const after = cutOf(wide, zoomed(wide, firstView(wide), 1.5, at));
    expect(after.left + at.x * after.width).toBeCloseTo(before.left + at.x * before.width);
    expect(after.top + at.y * after.height).toBeCloseTo(before.top + at.y * before.height);
  });

  test('ends where a face would be too few pixels, and where all is seen', () => {
    expect(mostZoom(tall)).toBe(900 / 240);
    expect(cutOf(tall, zoomed(tall, firstView(tall), 99)).width).toBe(240);
    expect(mostZoom(wide)).toBe(5);
    expect(zoomed(wide, firstView(wide), 0.1)).toEqual(firstView(wide));
    expect(mostZoom({ size: { width: 200, height: 200 }, ratio: 3 / 4 })).toBe(1);
  });
});

test('whatever is done in whatever order, the cut lies in the picture and has its shape', () => {
  const deeds: ((view: View) => View)[] = [
    (view) => moved(tall, view, { x: 0.4, y: -0.7 }),
    (view) => zoomed(tall, view, 1.7, { x: 1, y: 0 }),
    (view) => moved(tall, view, { x: -3, y: 0.2 }),
    (view) => zoomed(tall, view, 0.6, { x: 0, y: 1 }),
    (view) => moved(tall, view, { x: 0.1, y: 5 }),
  ];
  let view = firstView(tall);
  for (const turn of [3, 1, 4, 0, 2, 1, 1, 0, 3, 3, 2, 4, 1, 0]) {
    view = deeds[turn]?.(view) ?? view;
    expect(isInside(tall, view, tall)).toBe(true);
    const { width, height } = cutOf(tall, view);
    expect(width / height).toBeCloseTo(3 / 4);
  }
});
