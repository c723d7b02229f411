import { type RefObject, useEffect } from 'react';
import { isComposing } from '../../../lib/is-composing.ts';

/** Whether something that happened ends the use of the menus inside an element. */
function endsUse(event: Event, around: Element): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Escape' && !isComposing(event);
  if (!(event.target instanceof Element)) return false;
  const inside = around.contains(event.target);
  return event.type === 'click' ? inside && event.target.closest('a') !== null : !inside;
}

/**
 * Adds to native disclosures what menus need: Escape, a press elsewhere, the focus elsewhere and a followed link close them, and
 * Escape gives the focus back.
 * @param around holds the disclosures and whatever may be pressed while they are open
 */
export function useClosingMenus(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onEvent = (event: Event) => {
      // The outermost: groups inside the menu of a phone stay as they are.
      const menu = around.current?.querySelector<HTMLDetailsElement>('details[open]');
      if (!menu || !around.current || !endsUse(event, around.current)) return;
      menu.open = false;
      if (event.type === 'keydown') menu.querySelector('summary')?.focus();
    };
    const types = ['keydown', 'pointerdown', 'focusin', 'click'];
    for (const type of types) document.addEventListener(type, onEvent);
    return () => {
      for (const type of types) document.removeEventListener(type, onEvent);
    };
  }, [around]);
}
