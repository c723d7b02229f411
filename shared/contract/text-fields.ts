import * as z from 'zod/mini';
import { headerText } from '../header-text.ts';
import { cleanedName, hasTooManyMarks, withMarksCut } from '../name-text.ts';

/** Anything that is seen: U+200B and its like, marks without a letter, the empty pattern of Braille and what stands for an object would leave a name or a comment that looks like none. */
const seen = /(?![\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;
const withoutEnds = z.overwrite<string>((value) => (seen.test(value) ? value.trim() : ''));

/** A text without the spaces around it; one that is left out, or shows nothing, counts as empty (product-rules.md#rules-in-order). */
export function text(...checks: z.core.$ZodCheck<string>[]) {
  return z.prefault(z.string({ error: 'A text is expected' }).check(withoutEnds, ...checks), '');
}

/** A name of somebody or something: what nobody sees is dropped, and no letter is covered with marks (product-rules.md#names). */
export function nameText(...checks: z.core.$ZodCheck<string>[]) {
  const marks = z.refine<string>((name) => !hasTooManyMarks(name), {
    error: 'A letter of a name has at most four marks',
  });
  return text(z.overwrite(cleanedName), ...checks, marks);
}

/** Of a text with many marks on a letter, which would cover the lines around it, the first four of each are kept. */
export const marksCut = z.overwrite(withMarksCut);

/** A text before a field checks it: longer than any field is, so that the field's own words are said. */
export const givenText = z
  .string({ error: 'A text is expected' })
  .check(z.maxLength(256, { error: 'This is too long' }));

export const filled = (error: string) => z.minLength(1, { error });
export const atMost = (length: number, what: string) =>
  z.maxLength(length, { error: `${what} has at most ${length} characters` });
/** Values that become part of a mail's head. */
export const oneLine = (error: string) => z.regex(headerText, { error });

/** The same where there may be several lines, and tabs as they are pasted. */
export const ofLines = (error: string) =>
  z.refine<string>((value) => value.split(/\r?\n|\t/).every((line) => headerText.test(line)), { error });
