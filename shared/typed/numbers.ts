import { longestRead } from './text.ts';

// Numbers as people write them: phone and ID numbers, mailed codes, numbers of certificates.

/** Blanks, what nobody sees, and the box of a digit that is a picture. */
const between = /(?:[\s\u0085\p{Default_Ignorable_Code_Point}]|\u20e3)+/gu;

/** Dashes of every kind, minus signs, strokes, and the long vowel that Japanese keyboards type for them. */
const dashes = /[\p{Pd}\u02d7\u2043\u2212\u23af\u2500\u2501\u2796\u30fc]/gu;

/** A number in plain characters: without width, blanks and what nobody sees, and with one kind of dash. */
export function plainNumber(typed: string): string {
  if (typed.length > longestRead) return typed;
  return typed.normalize('NFKC').replaceAll(between, '').replaceAll(dashes, '-');
}

/** A number without dashes, too. */
export function bareNumber(typed: string): string {
  return plainNumber(typed).replaceAll('-', '');
}

/** A phone number without what stands between its digits; a plus stays. */
function barePhone(typed: string): string {
  return bareNumber(typed).replaceAll(/[().]/g, '');
}

/** A mainland mobile number as it is kept (product-rules.md#mobile-numbers). */
export const mobileNumber = /^1[3-9]\d{9}$/;

/** The same of one that was typed; undefined for what is none. */
export function mobileNumberOf(typed: string): string | undefined {
  const national = barePhone(typed).replace(/^(?:\+|00)?86/, '');
  return mobileNumber.test(national) ? national : undefined;
}

/** A number of any phone or messenger: digits; after a plus 7 to 15 of them (E.164). Undefined for what is none. */
export function phoneNumberOf(typed: string): string | undefined {
  return mobileNumberOf(typed) ?? /^(?:\d+|\+\d{7,15})$/.exec(barePhone(typed))?.[0];
}

/** What of a phone number is compared: its digits alone, without what is dialled before them. */
export function comparablePhone(typed: string): string {
  if (typed.length > longestRead) return typed;
  const digits = typed.normalize('NFKC').replaceAll(/[^\d+]/g, '');
  const international = /^(?:\+|00)(.*)$/.exec(digits)?.[1];
  // Digits of North America may be those of a mainland number.
  if (international && mobileNumber.test(international)) return `+${international}`;
  return mobileNumberOf(digits) ?? international ?? digits;
}

/** A mailed code as it is kept. */
export const mailedCode = /^\d{6}$/;

/**
 * The six digits of a mailed code, also between the words of a mail; undefined where there are none, or several
 * (product-rules.md#codes).
 */
export function mailedCodeOf(typed: string): string | undefined {
  if (typed.length > longestRead) return undefined;
  const bare = bareNumber(typed);
  if (/^\d*$/.test(bare)) return mailedCode.test(bare) ? bare : undefined;
  const words = typed
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(dashes, '-');
  const found = [...words.matchAll(/(?<!\d[\s-]?)(\d{3})[\s-]?(\d{3})(?![\s-]?\d)/g)].map(
    ([, first, last]) => `${first}${last}`,
  );
  return new Set(found).size === 1 ? found[0] : undefined;
}
