import { moved, type Subject, type View, zoomed } from './crop-geometry.ts';

/** How far a key moves the picture, as a share of what is seen, and how much one zooms. */
const step = 0.04;
const closer = 1.1;

type Deed = (subject: Subject, view: View) => View;

const push =
  (x: number, y: number): Deed =>
  (subject, view) =>
    moved(subject, view, { x: x * step, y: y * step });
const zoom =
  (factor: number): Deed =>
  (subject, view) =>
    zoomed(subject, view, factor);

/** What each key does to a cut. Arrows move the picture, as a finger does. */
const deeds: ReadonlyMap<string, Deed> = new Map([
  ['ArrowLeft', push(-1, 0)],
  ['ArrowRight', push(1, 0)],
  ['ArrowUp', push(0, -1)],
  ['ArrowDown', push(0, 1)],
  ['+', zoom(closer)],
  ['=', zoom(closer)],
  ['-', zoom(1 / closer)],
  ['_', zoom(1 / closer)],
]);

/** The view after a key; undefined where it does nothing here. */
export function afterKey(key: string, subject: Subject, view: View): View | undefined {
  return deeds.get(key)?.(subject, view);
}
