import { wantsLessMotion } from './visitor-wishes.ts';

/** As long as a browser may take from a click to the beginning of its scroll, in milliseconds. */
const untilBegun = 500;

/** For the click on a link to a place of the same page: the browser scrolls there, smoothly unless the visitor wants less motion, and keeps its history. */
export function scrollSmoothly(): void {
  if (wantsLessMotion()) return;
  const { style } = document.documentElement;
  style.scrollBehavior = 'smooth';
  // Whatever else scrolls the page does so at once.
  setTimeout(() => style.removeProperty('scroll-behavior'), untilBegun);
}
