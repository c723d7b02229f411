/** What can be found: one page, or one place on a page. */
export interface SearchEntry {
  /** What it is, as a result says it: `Release`. */
  readonly kind: string;
  readonly title: string;
  /** Its address on the site. */
  readonly to: string;
  /** Plain text, a line for each paragraph. */
  readonly text: string;
  /** Other words by which people look for it, a line for each; they are shown nowhere. */
  readonly words?: string;
}

function isSearchEntry(value: unknown): value is SearchEntry {
  const { kind, title, to, text, words = '' }: Partial<Record<keyof SearchEntry, unknown>> = Object(value);
  return [kind, title, to, text, words].every((part) => typeof part === 'string');
}

/** Whether something that was fetched is the index (`/search/index.json`), with anything in it. */
export function isSearchIndex(value: unknown): value is readonly SearchEntry[] {
  return Array.isArray(value) && value.length > 0 && value.every(isSearchEntry);
}
