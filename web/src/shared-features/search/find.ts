import MiniSearch, { type Query } from 'minisearch';
import { inOrder } from './in-order.ts';
import { type Wanted, wantedOf } from './names.ts';
import type { SearchEntry } from './search-index.ts';
import { fold, wordsOf } from './words.ts';

/** Something that was found. */
export interface Hit {
  readonly entry: SearchEntry;
  /** The words of it that answer what was typed, folded. */
  readonly found: ReadonlySet<string>;
  /** Whether it has all the words, and not just some where nothing has all. */
  readonly isWhole: boolean;
}

/** Finds entries by what a visitor types, the best first. */
export type Find = (typed: string) => readonly Hit[];

/** The most words that are looked for: a page that was pasted by mistake would hold the browser up. */
const mostWords = 30;

/** Shorter words, and those with digits, mean another thing when a letter changes: S2 is not S3. */
const mayHaveTypo = (word: string) => word.length > 3 && !/\p{N}/u.test(word);

/** A word with any two neighbours changed over: to whoever types it is one mistake, as edits it would count as two. */
function swapped(word: string): string[] {
  return [...word.slice(1)].map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));
}

/** Whatever begins with a word, and is the same but for one mistake. */
function queryOf(word: string): Query {
  const forgives = mayHaveTypo(word);
  return {
    combineWith: 'OR',
    queries: [word, ...(forgives ? swapped(word) : [])],
    prefix: true,
    fuzzy: (term) => (forgives && term === word ? 1 : false),
  };
}

/**
 * What says any of the names of a thing. One that was typed whole has no mistake and goes on to nothing but its plural: a lock is no clock and
 * no locksmith. What says it as it was typed counts most.
 */
function queryOfNames({ typed, names }: Wanted): Query {
  const said = (name: readonly string[], boost: number): Query => ({
    combineWith: 'AND',
    prefix: false,
    fuzzy: false,
    boostTerm: () => boost,
    queries: name.map((word) => ({ combineWith: 'OR', queries: [word, `${word}s`] })),
  });
  return { combineWith: 'OR', queries: [said(typed, 1), ...names.map((name) => said(name, 0.3))] };
}

const queryOfWanted = (wanted: Wanted): Query =>
  wanted.names.length > 0 ? queryOfNames(wanted) : { combineWith: 'AND', queries: wanted.typed.map(queryOf) };

/** What was found of a text, without longer words where the one that was typed is there: `Pro`, and not `projector` beside it. */
function withoutLonger(terms: readonly string[], words: readonly string[]): ReadonlySet<string> {
  const whole = words.filter((word) => terms.includes(word));
  return new Set(terms.filter((term) => whole.includes(term) || !whole.some((word) => term.startsWith(word))));
}

/** Prepares a search. An index made here takes less time than one that comes ready and weighs nearly twice as much. */
export function createFind(entries: readonly SearchEntry[]): Find {
  const engine = new MiniSearch({ fields: ['title', 'text', 'words'], tokenize: wordsOf, processTerm: fold });
  engine.addAll(entries.map(({ title, text, words }, id) => ({ id, title, text, words })));

  return (typed) => {
    const words = wordsOf(typed).slice(0, mostWords).map(fold);
    const wanted = wantedOf(words);
    const ask = (combineWith: 'AND' | 'OR', things: readonly Wanted[]) =>
      engine.search({ combineWith, queries: things.map(queryOfWanted) }, { boost: { title: 4, words: 4 } });
    const all = ask('AND', wanted);
    // Where nothing has all the words, some of them are better than nothing; a letter alone begins every other word.
    const some = () =>
      ask(
        'OR',
        wanted.filter(({ typed: [first = ''] }) => first.length > 1),
      );
    const isWhole = all.length > 0;
    const hits = (isWhole ? all : some()).flatMap(({ id, terms }) => {
      const entry = entries[id];
      return entry ? [{ entry, place: Number(id), found: withoutLonger(terms, words), isWhole }] : [];
    });
    return inOrder(hits, words);
  };
}
