/**
 * Gives our handlers the clicks that came before they listened. What a browser does by itself with a click on a link it
 * has done then, so that part is not repeated.
 */
export function replayClicks(elements: readonly HTMLElement[]): void {
  const keepDefault = (event: Event) => event.preventDefault();
  for (const element of elements) {
    if (element instanceof HTMLAnchorElement) addEventListener('click', keepDefault, { capture: true, once: true });
    element.click();
  }
}
