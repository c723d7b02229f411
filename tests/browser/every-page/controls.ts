import type { Page } from 'playwright';

/**
 * Links and buttons that a finger has to aim at: what lies 21 px from the middle, in each direction, is something else.
 * A link inside a sentence is as high as its line, and so does not count.
 * @param within selector of the only part to look at
 */
export async function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((root) => {
    const targets = document.querySelectorAll<HTMLElement>(`${root} :is(a[href], button, summary)`);
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
  }, within);
}

/** Targets in the menu of a phone that are too small. */
export async function smallTargetsOfMenu(page: Page): Promise<string[]> {
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
  await menu.click();
  const small = await smallTargets(page, 'header');
  await menu.click();
  return small;
}

/** Pairs of filled buttons that one screen may show together. */
export async function filledButtons(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const probe = document.createElement('i');
    probe.style.color = getComputedStyle(document.documentElement).getPropertyValue('--accent');
    main.append(probe);
    const accent = getComputedStyle(probe).color;
    probe.remove();
    const filled = [...main.querySelectorAll<HTMLElement>('a, button')].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        getComputedStyle(control).backgroundColor === accent,
    );
    return filled.flatMap((control, place) => {
      const gap =
        control.getBoundingClientRect().top -
        (filled[place - 1]?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY);
      return gap < 900
        ? [`two filled buttons within a screen: ${control.textContent}, ${Math.round(gap)} px below`]
        : [];
    });
  });
}
