import { expect, test } from 'vitest';
import { certificateNumberOf, isMistyped, newCertificateNumber, numberAlphabet } from './certificate-number.ts';

/** Numbers below a given one, the same in each run. */
function aSequence(seed = 7) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const random = aSequence();
const numbers = Array.from({ length: 200 }, () => newCertificateNumber(random));
const placesOf = (number: string) => [...number].flatMap((character, at) => (at > 2 && character !== '-' ? [at] : []));
const withAt = (number: string, at: number, character: string) =>
  number.slice(0, at) + character + number.slice(at + 1);

test('a number has its form, and no character that is taken for another', () => {
  for (const number of numbers) expect(number).toMatch(/^MS-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]$/);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(new Set(numberAlphabet).size).toBe(31);
});

test('a number that was written rightly is no mistake', () => {
  expect(numbers.filter(isMistyped)).toEqual([]);
});

test('every single wrong character shows', () => {
  for (const number of numbers.slice(0, 20))
    for (const at of placesOf(number))
      for (const other of numberAlphabet)
        if (other !== number[at])
          expect(isMistyped(withAt(number, at, other)), `${number} at ${at}: ${other}`).toBe(true);
});

test('any two characters that changed places show', () => {
  for (const number of numbers)
    for (const one of placesOf(number).slice(0, -1))
      for (const other of placesOf(number).slice(0, -1)) {
        const [a = '', b = ''] = [number[one], number[other]];
        if (a !== b) expect(isMistyped(withAt(withAt(number, one, b), other, a))).toBe(true);
      }
});

test.each(['0', '1', 'I', 'L', 'O'])('a number of ours never has %s', (character) => {
  expect(isMistyped(withAt(numbers[0] ?? '', 4, character))).toBe(true);
});

test('small letters, blanks and missing dashes are forgiven', () => {
  const [number = ''] = numbers;
  const compact = number.replaceAll('-', '').toLowerCase();
  for (const typed of [
    number,
    compact,
    ` ${number.toLowerCase()} `,
    number.replaceAll('-', ' - '),
    number.replaceAll('-', ' '),
  ])
    expect(certificateNumberOf(typed)).toBe(number);
});

test('a number of an older register is kept as it is, and is no mistake', () => {
  expect(certificateNumberOf(' 2019-ab-17')).toBe('2019-AB-17');
  expect(isMistyped('2019-AB-17')).toBe(false);
});
