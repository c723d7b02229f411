// What people write in sentences, or in a field of one line.

/** Marks that turn what follows round. Copied text brings them along. */
const directionMarks = /\p{Bidi_Control}/gu;

/** Whatever ends a line (UAX #14). */
export const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** A text of several lines as it is kept: every line break is LF, whatever wrote it (product-rules.md#texts). */
export function asLines(text: string): string {
  return text.replaceAll(lineBreak, '\n').replaceAll(directionMarks, '');
}

/** A text of one line as it is kept: line breaks and tabs are one blank, as browsers paste them. */
export function asLine(text: string): string {
  return text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replaceAll(directionMarks, '');
}

/**
 * UTF-16 units of the longest text that is read as a number, an address or a name. What is longer is none, and would take long to find out: folding
 * sorts the marks of a letter in a time that grows with the square of their number.
 */
export const longestRead = 1_000;

/** How many characters a text has: code points, as the contract counts them. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/**
 * Text that may stand in the head of a mail, such as a name in its subject: one line for every reader, so no control characters and
 * no separators of lines or paragraphs (U+2028, U+2029), and no marks that turn what follows round (U+202A to U+202E, U+2066 to
 * U+2069). Who takes such text and who writes it ask the same.
 */
export const headerText = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

/** Joiners between marks separate none of them. */
const mark = '[\\p{Mn}\\p{Me}][\\u200c\\u200d]*';
const marksBeyond = new RegExp(`((?:${mark}){4})(?:${mark})+`, 'gu');
const tooManyMarks = new RegExp(`(?:${mark}){5}`, 'u');

/**
 * A text whose letters have four marks at most above, below and around them, the first ones: Vietnamese has two, polytonic Greek three, and
 * many more cover the lines around. A vowel sign beside a letter carries marks of its own.
 */
export function withMarksCut(text: string): string {
  return text.replaceAll(marksBeyond, '$1');
}

/** Whether a letter has more than four marks, those counted that are part of it (`é`). */
export function hasTooManyMarks(text: string): boolean {
  return text.length > longestRead || tooManyMarks.test(text.normalize('NFD'));
}
