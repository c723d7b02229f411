import { expect, test } from 'vitest';
import { identityNumber } from './identity-number.ts';

/** The first moment of a day: who is born on it has an ID number by then. */
const now = Date.parse('2026-11-26T00:00:00Z');

/** Numbers below a given one, the same in each run. */
function aSequence(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Regions of GB/T 2260 with their last province: 11 to 15 are the first one's. */
const lastProvinces: Readonly<Record<string, number>> = { 1: 5, 2: 3, 3: 7, 4: 6, 5: 4, 6: 5, 7: 1, 8: 3 };
const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** How a number is written when nothing but its characters count. */
const plain = (typed: string) => typed.replace('３', '3').replace(' ', '').toUpperCase();

/** What the standards say, in another way than the product does: digit by digit, the calendar by its rule of leap years. */
function isRight(typed: string): boolean {
  const number = plain(typed);
  if (!/^(\d{15}|\d{17}[\dX])$/.test(number)) return false;
  const whole = number.length === 15 ? `${number.slice(0, 6)}19${number.slice(6)}` : number;
  const province = Number(whole[1]);
  if (province < (whole.startsWith('5') ? 0 : 1) || province > (lastProvinces[whole.charAt(0)] ?? -1)) return false;
  const [year, month, day] = [whole.slice(6, 10), whole.slice(10, 12), whole.slice(12, 14)].map(Number) as [
    number,
    number,
    number,
  ]; // three parts of it
  const isLeap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
  const days = month === 2 && isLeap ? 29 : monthDays[month - 1];
  if (days === undefined || day < 1 || day > days) return false;
  if (year < 1900 || year * 10_000 + month * 100 + day > 2026_11_26) return false;
  if (number.length === 15) return true;
  // ISO 7064, pure system MOD 11-2, recursive method: the check character brings the sum to 1.
  const body = [...whole.slice(0, 17)].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0);
  const last = /x/i.test(whole) ? 10 : Number(whole[17]);
  return (body + last) % 11 === 1;
}

/** A number that is right in most of its parts: of any province and day about those that there are, its check character right or any. */
function fuzzed(below: (limit: number) => number): string {
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join('');
  const oneOf = (...texts: string[]) => texts[below(texts.length)] ?? '';
  const two = (value: number) => String(value).padStart(2, '0');
  const province = oneOf(digits(2), '11', '31', '44', '50', '65', '71', '83');
  const month = two(below(2) === 0 ? 1 + below(12) : below(15));
  const day = two(below(2) === 0 ? 1 + below(28) : (26 + below(8)) % 32);
  const date = oneOf(
    `${1895 + below(140)}${month}${day}`,
    `19${two(below(100))}${month}${day}`,
    `20${two(below(30))}0229`,
  );
  const body = `${province}${digits(4)}${date}${digits(3)}`;
  const checks = [...'0123456789Xx'].map((last) => `${body}${last}`);
  const right = checks.filter(isRight);
  const number = oneOf(
    right[0] ?? `${body}0`,
    right.at(-1) ?? `${body}0`,
    checks[below(checks.length)] ?? '',
    `${body.slice(0, 6)}${body.slice(8)}`,
  );
  const at = below(number.length);
  // One in eight is also mistyped: a character is left out, doubled or another one, also one that only looks like a digit.
  if (below(8) > 0) return number;
  return `${number.slice(0, at)}${oneOf('', number.charAt(at).repeat(2), digits(1), 'x', ' ', '٣', '３')}${number.slice(at + 1)}`;
}

test('of 10,000 numbers, typed rightly and wrongly, those are taken that the standards make right, and no other', () => {
  const below = aSequence(20_261_126);
  const numbers = Array.from({ length: 10_000 }, () => fuzzed(below));
  const taken = numbers.filter((number) => identityNumber(number, now) !== undefined);
  expect(taken).toEqual(numbers.filter(isRight));
  // Both are there in thousands, in all three ways of writing one.
  expect(taken.length).toBeGreaterThan(2_000);
  expect(taken.length).toBeLessThan(8_000);
  for (const written of [/^\d{15}$/, /^\d{18}$/, /X$/, /x$/])
    expect(taken.filter((number) => written.test(number)).length).toBeGreaterThan(20);
  // It is kept with 18 characters, which are right themselves and say the same.
  const keptWrongly = taken.filter((number) => {
    const kept = identityNumber(number, now) ?? '';
    const asTyped = plain(number).length === 15 ? kept.slice(0, 6) + kept.slice(8, 17) : kept;
    return !isRight(kept) || !/^\d{17}[\dX]$/.test(kept) || asTyped !== plain(number);
  });
  expect(keptWrongly).toEqual([]);
});

test('any single wrong digit of 18 shows, and any two neighbours that changed places', () => {
  const number = '11010519491231002X';
  const wrong = [...number].flatMap((digit, at) => [
    ...[...'0123456789X']
      .filter((other) => other !== digit)
      .map((other) => number.slice(0, at) + other + number.slice(at + 1)),
    ...(number[at + 1] === undefined || number[at + 1] === digit
      ? []
      : [`${number.slice(0, at)}${number[at + 1]}${digit}${number.slice(at + 2)}`]),
  ]);
  expect(wrong.filter((each) => identityNumber(each, now) !== undefined)).toEqual([]);
});

test('a birthday is until the day itself, and none before 1900', () => {
  const bornOn = (day: string) =>
    [...'0123456789X'].find((last) => identityNumber(`110105${day}002${last}`, now) !== undefined) !== undefined;
  expect(['20261126', '20261127', '19000101', '18991231'].map(bornOn)).toEqual([true, false, true, false]);
});
