import { synonyms } from '../../../../shared/search-words.ts';
import { fold, wordsOf } from './words.ts';

const rows = synonyms.map((names) => names.map((name) => wordsOf(name).map(fold)));
/** Every name with its row, those of most words first: an encryption lock is one name, and not a word beside a name. */
const names = rows
  .flatMap((row) => row.map((name) => ({ name, row })))
  .toSorted((a, b) => b.name.length - a.name.length);

/** Something that is looked for. */
export interface Wanted {
  /** As it was typed, a word each, folded. */
  readonly typed: readonly string[];
  /** What else it is called by, the same. Empty where nobody calls it otherwise. */
  readonly names: readonly (readonly string[])[];
}

/** What is looked for by words: one thing each, but where some of them are a name together. @param words folded */
export function wantedOf(words: readonly string[]): Wanted[] {
  const [first] = words;
  if (first === undefined) return [];
  const called = names.find(({ name }) => name.every((word, at) => words[at] === word || words[at] === `${word}s`));
  const typed = called ? words.slice(0, called.name.length) : [first];
  return [{ typed, names: called?.row ?? [] }, ...wantedOf(words.slice(typed.length))];
}
