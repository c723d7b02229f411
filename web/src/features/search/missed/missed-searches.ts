/** How long words stand before somebody means them, in milliseconds. */
const patience = 2_000;

/**
 * Counts what was searched for in vain when it has stood for two seconds, or is left sooner: `stand` says which words stand now, '' for none, and
 * returns what ends it; `leave` says that whoever typed them is done with them.
 */
export function missedSearches() {
  const before = new Set<string>();
  let standing = '';
  const leave = (): void => {
    const words = standing;
    // It comes late, as most searches find something.
    if (words) import('./count-search.ts').then((late) => late.countSearch(words, before)).catch(() => {});
  };
  const stand = (words: string): (() => void) => {
    standing = words;
    const timer = setTimeout(leave, patience);
    return () => clearTimeout(timer);
  };
  return [stand, leave] as const;
}
