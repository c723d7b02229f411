import { bareNumber } from './numbers.ts';

/** Provinces and their like, by the first two digits of an ID number (GB/T 2260). */
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(' '),
);

/** Weights of the first 17 digits, and the check characters by the remainder (GB 11643, ISO 7064 MOD 11-2). */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

function checkCharacter(digits: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return checkCharacters.charAt(sum % 11);
}

/** Whether eight digits are a day from 1900 on that has been. @param now milliseconds since the epoch */
function isBirthday(digits: string, now: number): boolean {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return day >= '1900' && time <= now && new Date(time).toISOString().startsWith(day);
}

/**
 * The ID number as it is kept, 18 characters, of one that was typed: `x` becomes `X`, 15 digits become 18 (product-rules.md#id-numbers).
 * @returns undefined for what is no ID number: of other characters, of no province, of no day, or with a wrong check character
 */
export function identityNumber(typed: string, now = Date.now()): string | undefined {
  const given = bareNumber(typed).toUpperCase();
  const short = /^\d{15}$/.test(given);
  const digits = short ? `${given.slice(0, 6)}19${given.slice(6)}` : given.slice(0, 17);
  if (!short && !/^\d{17}[\dX]$/.test(given)) return undefined;
  if (!provinces.has(digits.slice(0, 2)) || !isBirthday(digits.slice(6, 14), now)) return undefined;
  const whole = digits + checkCharacter(digits);
  return short || whole === given ? whole : undefined;
}
