/** What the site remembers in a browser. Reading or writing may be forbidden there; then it just remembers nothing. */
export type StoredChoice = 'theme' | 'language' | 'search-key' | 'userInfo' | 'lessons';

/** The stored choice, or null. */
export function readChoice(name: StoredChoice): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a choice, or nothing where storage is forbidden. */
export function storeChoice(name: StoredChoice, value: string): void {
  try {
    localStorage[name] = value;
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
