import type { Arrival } from './atoms.ts';
import { focusPageHeading, focusQuietly } from './focus-heading.ts';

/** The element that a hash names, if it is on the page: as it stands, else decoded, as browsers look for it. */
function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return id ? (document.getElementById(id) ?? document.getElementById(decoded(id))) : null;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // a lone `%`: it stands for itself
  }
}

/**
 * After a navigation: scrolls to the hash, else to the box, else to the top, and moves focus to the heading there, so that a
 * screen reader says where it is (product-rules.md#navigation).
 */
export function arrive({ hash, box }: Arrival): void {
  const target = targetOf(hash) ?? targetOf(box ? `#${box}` : '');
  if (target) {
    // Browsers open what is folded for a link within a page.
    target.closest('details')?.setAttribute('open', '');
    target.scrollIntoView();
    focusQuietly(target.querySelector<HTMLElement>('h1, h2, h3') ?? target);
    return;
  }
  scrollTo(0, 0);
  focusPageHeading();
}
