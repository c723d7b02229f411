/**
 * Links and buttons of this document that a finger has to aim at: what lies 21 px from the middle, in each direction, is something else.
 * A link inside a sentence is as high as its line, and so does not count. Tests of the site hand the function to their page: it uses nothing
 * from outside.
 * @param within selector of the only part to look at
 */
export function smallTargetsIn(within: string): string[] {
  const targets = document.querySelectorAll<HTMLElement>(`${within} :is(a[href], button, summary)`);
  const isShown = (target: HTMLElement) => target.checkVisibility() && target.getClientRects().length > 0;
  const isInText = (target: HTMLElement) =>
    getComputedStyle(target).display.startsWith('inline') &&
    (target.parentElement?.textContent ?? '').trim().length > (target.textContent ?? '').trim().length &&
    [...(target.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const small: string[] = [];
  for (const target of targets) {
    if (!isShown(target) || isInText(target)) continue;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reaches = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && target.contains(hit);
    };
    const wide = (reaches(-21, 0) && reaches(21, 0)) || width >= 44;
    const high = (reaches(0, -21) && reaches(0, 21)) || height >= 44;
    if (!wide || !high)
      small.push(
        `small target: ${(target.ariaLabel ?? target.textContent ?? '').trim()}: ${Math.round(width)} × ${Math.round(height)}`,
      );
  }
  return small;
}
