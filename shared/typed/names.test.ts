import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanedName } from './names.ts';
import { isPersonName } from './person-name.ts';
import { hasTooManyMarks, withMarksCut } from './text.ts';

/** Texts of what names are made of, and of what hides in them. */
const texts = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', 'é', 'e\u0301', 'ك', 'क', '\u094d', '林', '👩', '🚀', '\u{1f3fd}', ' '),
    fc.constantFrom('\u200b', '\u200c', '\u200d', '\u202e', '\u2066', '\ufe0f', '\u{e0101}', '\u00ad', '\u3164'),
    fc.constantFrom('\u0301', '\u0323', '\u20dd', '\u103b', '\ufff9'),
  ),
});

describe('a name without what nobody sees', () => {
  test.each([
    ['Ada\u200b Love\u00adlace', 'Ada Lovelace'],
    ['\u202eecalevoL\u202c', 'ecalevoL'],
    ['\ufeffAda\u2066\u2069\u200e', 'Ada'],
    ['Ada\u{e0041}\u{e007f}\u3164\ufff9', 'Ada'],
    [' \u200b Ada \u2060 ', 'Ada'],
    ['A\u200dda\u200d', 'A\u200dda'],
    ['\u200cAda \u200d Lovelace', 'Ada  Lovelace'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanedName(typed)).toBe(kept);
  });

  test.each([
    'می\u200cخواهم',
    'क\u094d\u200dष',
    '葛\u{e0101}城',
    '❤\ufe0f',
    '👩🏽\u200d🚀',
    'José Núñez',
    'Nguyễn Thị Ánh',
    '欧阳堃',
  ])('%j stays as it is written', (name) => {
    expect(cleanedName(name)).toBe(name);
    expect(hasTooManyMarks(name)).toBe(false);
  });

  test('changes no more when it is cleaned again, and holds no sign that turns or hides others', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cleaned = cleanedName(text);
        expect(cleanedName(cleaned)).toBe(cleaned);
        expect(cleaned).not.toMatch(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad\ufff9]/u);
        expect(cleaned).not.toMatch(/^\u200d|\u200d$/u);
      }),
    );
  });
});

describe('marks on a letter', () => {
  test('are four at most in a text, and what is cut once is not cut again', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cut = withMarksCut(text);
        expect(cut).not.toMatch(/[\p{Mn}\p{Me}]{5}/u);
        expect(withMarksCut(cut)).toBe(cut);
      }),
    );
    expect(withMarksCut(`Z${'\u0353'.repeat(30)}algo`)).toBe(`Z${'\u0353'.repeat(4)}algo`);
    expect(withMarksCut(`Z${'\u0353\u0353\u200d'.repeat(9)}algo`)).toBe(`Z${'\u0353\u0353\u200d'.repeat(2)}algo`);
  });

  test('are too many in a name where five cover one letter, also those that are part of it', () => {
    expect(hasTooManyMarks(`Z${'\u0353'.repeat(4)}algo`)).toBe(false);
    expect(hasTooManyMarks(`Z${'\u0353'.repeat(5)}algo`)).toBe(true);
    expect(hasTooManyMarks(`ễ${'\u0353'.repeat(3)}`)).toBe(true);
    expect(hasTooManyMarks(`Z${'\u0353\u200d'.repeat(5)}algo`)).toBe(true);
  });

  test('are those above, below and around it, and no vowels beside it', () => {
    expect(hasTooManyMarks('လျှော့')).toBe(false);
    expect(hasTooManyMarks(`က${'\u103b'.repeat(6)}`)).toBe(false);
  });
});

test.each([
  ['Ada', true],
  ["O'Brien", true],
  ['々', true],
  ['ʼ', false],
  ['ꞌˊ', false],
  ['\u200b\u3164·-', false],
  ['', false],
])('%j is the name of a person: %s', (name, is) => {
  expect(isPersonName(name)).toBe(is);
});
