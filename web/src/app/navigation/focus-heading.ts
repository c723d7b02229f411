/** Moves focus without scrolling, to what need not take it by itself. */
export function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Moves focus to the heading of the page, so that reading and tabbing go on from there. */
export function focusPageHeading(): void {
  focusQuietly(document.querySelector<HTMLElement>('main h1'));
}
