import type { Ahead } from '../../lib/pages/prefetch.ts';
import { savesData } from '../../lib/visitor/visitor-wishes.ts';
import { pages } from '../pages/routes.ts';
import { isOfMember } from '../pages/shown-page.ts';
import { type ResolvedAddress, resolveAddress } from './resolve-address.ts';

/** How long a link must stay under the pointer before its page is loaded ahead, in milliseconds. */
const intentMilliseconds = 80;

/**
 * Loads a page, or something else, ahead when the visitor stays on its link; called without anything, he has left the link. Nothing of a
 * member's page is loaded before it is asked for.
 */
export function createLoadAhead(open: (target: ResolvedAddress) => Promise<unknown>): (wanted?: Ahead) => void {
  let intent: ReturnType<typeof setTimeout> | undefined;

  async function openAhead(target: ResolvedAddress): Promise<void> {
    if (isOfMember(target)) return;
    // A loader that cannot be had is found out when the visitor follows the link.
    if (await pages[target.name].mayLoadAhead().catch(() => false)) await open(target);
  }

  return (wanted) => {
    clearTimeout(intent);
    if (wanted === undefined || savesData()) return;
    const ahead = typeof wanted === 'string' ? () => openAhead(resolveAddress(wanted)) : wanted;
    intent = setTimeout(() => void ahead(), intentMilliseconds);
  };
}
