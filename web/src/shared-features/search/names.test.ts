import { expect, test } from 'vitest';
import { synonyms } from '../../../../shared/search-words.ts';
import { wantedOf } from './names.ts';
import { fold, wordsOf } from './words.ts';

const typedOf = (text: string) => wantedOf(wordsOf(text).map(fold)).map(({ typed }) => typed.join(' '));

test('a word is one thing, and so is a name of several words, in the singular or plural', () => {
  expect(typedOf('red encryption lock of S3')).toEqual(['red', 'encryption lock', 'of', 's3']);
  expect(typedOf('Encrypted Locks')).toEqual(['encrypted locks']);
  expect(typedOf('encryption of a lock')).toEqual(['encryption', 'of', 'a', 'lock']);
  expect(typedOf('')).toEqual([]);
});

test.each(synonyms.flatMap((names) => names.map((name) => [name, names] as const)))(
  '%s is called all of %j',
  (name, names) => {
    const [wanted] = wantedOf(wordsOf(name).map(fold));
    expect(wanted?.names.map((words) => words.join(' ')).toSorted()).toEqual(names.toSorted());
  },
);

test('what nobody calls otherwise has no names, nor has what only begins like one', () => {
  expect(wantedOf(['locked', 'block', 'dongl']).map(({ names }) => names)).toEqual([[], [], []]);
});
