import { plainNumber } from './numbers.ts';

/**
 * Numbers of certificates (product-rules.md#certificate-numbers): `MS-7K3F-9QXD-T`, eight random characters and one by which a mistake shows.
 * Digits and letters that nobody takes for others, 31 of them: a prime, so that one wrong character, and two that changed places, never fit.
 */
export const numberAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const prefix = 'MS';
const randomCharacters = 8;
const whole = new RegExp(`^${prefix}([${numberAlphabet}]{4})([${numberAlphabet}]{4})([${numberAlphabet}])$`);

function checkCharacter(body: string): string {
  const sum = [...body].reduce((total, character, at) => total + (at + 1) * numberAlphabet.indexOf(character), 0);
  return numberAlphabet.charAt(sum % numberAlphabet.length);
}

/**
 * Makes the number of a new certificate.
 * @param random a random whole number from 0 to below its argument
 */
export function newCertificateNumber(random: (below: number) => number): string {
  const body = Array.from({ length: randomCharacters }, () =>
    numberAlphabet.charAt(random(numberAlphabet.length)),
  ).join('');
  return `${prefix}-${body.slice(0, 4)}-${body.slice(4)}-${checkCharacter(body)}`;
}

/**
 * A number as it is kept, of one that somebody typed: in plain capitals, without blanks, with its dashes. One that is not of our form, such as a
 * number of an older register, keeps its dashes.
 */
export function certificateNumberOf(typed: string): string {
  const given = plainNumber(typed).toUpperCase();
  const [, first, second, check] = whole.exec(given.replaceAll('-', '')) ?? [];
  return check === undefined ? given : `${prefix}-${first}-${second}-${check}`;
}

/** How a number of an older register is written, in capitals. */
export const registerNumber = /^[A-Z0-9][A-Z0-9-]{3,31}$/;

/** Whether a number looks like one of ours and was written wrongly. */
export function isMistyped(number: string): boolean {
  const compact = number.replaceAll('-', '');
  if (!compact.startsWith(prefix) || compact.length !== prefix.length + randomCharacters + 1) return false;
  const body = compact.slice(prefix.length, -1);
  return !whole.test(compact) || checkCharacter(body) !== compact.at(-1);
}
