import type { Page } from 'playwright';
import { smallTargetsIn } from '../../../web/testing/components/small-targets.ts';

/** Links and buttons that a finger has to aim at. @param within selector of the only part to look at */
export function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(smallTargetsIn, within);
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

/**
 * Forms for everybody that tell programs which act for people nothing of themselves; what members order and ask they press themselves. Lighthouse asks
 * more of a few of them (`agentic-browsing.test.ts`).
 */
export async function formsOfNoTool(page: Page): Promise<string[]> {
  const unnamed = page.locator('form:not([toolname][tooldescription], [id^="order-"], [id^="lesson-"])');
  return unnamed.evaluateAll((forms) => forms.map((form) => `form ${form.id} is no tool`));
}
