/** What the search on the page of the FAQ knows of an answer (`/search/faq.json`). */
export interface FaqIndexEntry {
  readonly id: number;
  readonly title: string;
  /** Product and version, such as `S1 2.5.1`; '' for an answer about the site. */
  readonly about: string;
  /** Plain text, a line for each paragraph. */
  readonly text: string;
}

function isEntry(value: unknown): value is FaqIndexEntry {
  const { id, title, about, text }: Partial<Record<keyof FaqIndexEntry, unknown>> = Object(value);
  return typeof id === 'number' && [title, about, text].every((part) => typeof part === 'string');
}

/** Whether something that was fetched is the index, with anything in it. */
export function isFaqIndex(value: unknown): value is readonly FaqIndexEntry[] {
  return Array.isArray(value) && value.length > 0 && value.every(isEntry);
}

/** An answer that was found, with the line of it that says so. */
export interface FoundAnswer extends FaqIndexEntry {
  readonly passage: string;
}

/** Lower-case words without accents, each after a space, so that a word is found by its beginning. */
function folded(text: string): string {
  const words = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${(words.match(/[\p{L}\p{N}]+(?:\.\p{N}+)*\+?/gu) ?? []).join(' ')}`;
}

/**
 * The answers in which every word that was typed begins a word, of title, product or text. Those that have all in title and product come first,
 * then the order is that of the menu.
 */
export function findAnswers(entries: readonly FaqIndexEntry[], typed: string): FoundAnswer[] {
  const words = folded(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const hasAll = (text: string) => words.every((word) => folded(text).includes(` ${word}`));
  const named = ({ title, about }: FaqIndexEntry) => `${title} ${about}`;
  return entries
    .filter((entry) => hasAll(`${named(entry)} ${entry.text}`))
    .toSorted((a, b) => Number(hasAll(named(b))) - Number(hasAll(named(a))))
    .map((entry) => ({ ...entry, passage: passageOf(entry.text, words) }));
}

/** The line with most of the words, the first of several. */
function passageOf(text: string, words: readonly string[]): string {
  const lines = text.split('\n');
  const counts = lines.map((line) => words.filter((word) => folded(line).includes(` ${word}`)).length);
  return lines[counts.indexOf(Math.max(...counts))] ?? '';
}
