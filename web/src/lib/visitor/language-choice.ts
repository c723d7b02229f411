import { readChoice, storeChoice } from './storage.ts';

/**
 * Whether a visitor of home belongs on the main site: the browser speaks Chinese, no language was ever chosen, and the
 * address lacks the marker (product-rules.md#language-choice).
 * @param language of the browser, as a BCP 47 tag
 */
export function belongsOnMainSite(language: string, storedChoice: string | null, marked: boolean): boolean {
  return !marked && !storedChoice && /^zh\b/i.test(language);
}

/** On home: keeps the choice that the marker makes, or leaves for the main site. */
export function applyLanguageChoice(mainSiteUrl: string): void {
  const marked = new URL(location.href).searchParams.has('from'); // by it the main site sends visitors here on purpose
  if (marked) storeChoice('language', 'en');
  if (belongsOnMainSite(navigator.language, readChoice('language'), marked)) location.replace(mainSiteUrl);
}
