import { expect, test } from 'vitest';
import { buttonAt, dragShare, type PointerAct, pointerAt } from './pointer-way.ts';

const click: PointerAct = { at: 2, from: [100, 50] };
const drag: PointerAct = { at: 4, until: 5, from: [100, 80], to: [300, 80] };
const acts = [click, drag];

test('a pointer is at its act when the button goes down, and ends where the drag ends', () => {
  expect(pointerAt(acts, [0, 0], 2)).toEqual([100, 50]);
  expect(pointerAt(acts, [0, 0], 4)).toEqual([100, 80]);
  expect(pointerAt(acts, [0, 0], 9)).toEqual([300, 80]);
});

test('a pointer waits until it has to leave for the next act', () => {
  expect(pointerAt(acts, [0, 0], 0.5)).toEqual([0, 0]);
  expect(pointerAt(acts, [0, 0], 2.8)).toEqual([100, 50]);
});

test('what is dragged goes as far as the pointer', () => {
  expect([3.9, 4.5, 6].map((time) => dragShare(drag, time))).toEqual([0, 0.5, 1]);
  expect(pointerAt(acts, [0, 0], 4.5)).toEqual([200, 80]);
});

test('a button looks hovered before it is pressed, and pressed for a moment', () => {
  expect([1.5, 1.8, 2, 2.2, 2.4].map((time) => buttonAt(click, time))).toEqual([
    undefined,
    'hovered',
    'pressed',
    'pressed',
    undefined,
  ]);
});

test('a click has nothing to drag', () => {
  expect([1.9, 2].map((time) => dragShare(click, time))).toEqual([0, 1]);
});
