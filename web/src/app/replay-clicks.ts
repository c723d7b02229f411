/**
 * Repeats for our handlers the clicks that came before hydration. The browser has followed clicked links by then, so that is
 * prevented the second time.
 */
export function replayClicks(elements: readonly HTMLElement[]): void {
  const keepDefault = (event: Event) => event.preventDefault();
  for (const element of elements) {
    if (element instanceof HTMLAnchorElement) addEventListener('click', keepDefault, { capture: true, once: true });
    element.click();
  }
}
