import type { SearchEntry } from './search-index.ts';
import { fold, wordsOf } from './words.ts';

/** Something that was found, and its place in the index. */
interface Found {
  readonly entry: SearchEntry;
  readonly place: number;
}

const foldedWordsOf = (text: string) => wordsOf(text).map(fold);

/** How something is called by what was typed: by its title, by another word of its own, or not at all. The lower the better. */
function rankOf({ title, words = '' }: SearchEntry, asked: string): number {
  const at = [title, ...words.split('\n')].findIndex((name) => foldedWordsOf(name).join(' ') === asked);
  return at < 0 ? 2 : Math.min(at, 1);
}

/** Versions of one product that are called by what was typed, or those that speak of it; anything else is a group by itself. */
function groupOf({ entry: { kind, title, to }, place }: Found, words: readonly string[]): string | number {
  if (kind !== 'Release') return place;
  const names = foldedWordsOf(title);
  return to.split('#')[0] + String(words.every((word) => names.some((name) => name.startsWith(word))));
}

/**
 * Orders what the engine has found, by scores that know nothing of versions and names. Versions of one product stand newest first, as in the
 * index, in the places that they have together: how much of its notes is about something says little of a version. What is called
 * just so comes before all else: S3 before S3 Lite.
 * @param words what was typed, folded
 */
export function inOrder<Hit extends Found>(found: readonly Hit[], words: readonly string[]): Hit[] {
  const groups = found.map((one) => groupOf(one, words));
  const newestFirst = found.map((one, at) => {
    const own = found.filter((_, other) => groups[other] === groups[at]).toSorted((a, b) => a.place - b.place);
    return own[groups.slice(0, at).filter((group) => group === groups[at]).length] ?? one;
  });
  const asked = words.join(' ');
  return newestFirst.toSorted((a, b) => rankOf(a.entry, asked) - rankOf(b.entry, asked));
}
