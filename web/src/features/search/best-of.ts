import type { Hit } from '../../shared-features/search/find.ts';

/** The most results that are shown, and how many of them may be of the site while its long texts have some too. */
const most = 20;
const mostOfSite = 12;

/**
 * What is shown of two searches whose scores cannot be compared: what has all the words before what has some of them, and of both the
 * site before its long texts.
 */
export function bestOf(site: readonly Hit[], texts: readonly Hit[]): readonly Hit[] {
  const ofSite = site.slice(0, Math.max(mostOfSite, most - texts.length));
  return [...ofSite, ...texts].toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole)).slice(0, most);
}
