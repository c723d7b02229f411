import * as z from 'zod/mini';
import { isMailAddress, mailAddressOf } from '../typed/mail-address.ts';
import { cleanedName } from '../typed/names.ts';
import { mobileNumber, mobileNumberOf } from '../typed/numbers.ts';
import { asLine, asLines, hasTooManyMarks, headerText, withMarksCut } from '../typed/text.ts';

/** Anything that is seen: U+200B and its like, marks without a letter, the empty pattern of Braille and what stands for an object would leave a name or a comment that looks like none. */
const seen = /(?![\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;
const withoutEnds = z.overwrite<string>((value) => (seen.test(value) ? value.trim() : ''));

/** A text without the blanks around it; one that is left out, or shows nothing, counts as empty (product-rules.md#rules-in-order). */
export function text(...checks: z.core.$ZodCheck<string>[]) {
  return z.prefault(z.string({ error: 'A text is expected' }).check(withoutEnds, ...checks), '');
}

/** What people write on one line (product-rules.md#texts). */
export function line(...checks: z.core.$ZodCheck<string>[]) {
  return text(z.overwrite(asLine), withoutEnds, ...checks);
}

/** What people write in several lines; of many marks on a letter, which would cover the lines around it, the first four stay (product-rules.md#texts). */
export function sentences(...checks: z.core.$ZodCheck<string>[]) {
  return text(
    z.overwrite((typed) => withMarksCut(asLines(typed))),
    withoutEnds,
    ...checks,
  );
}

/** A mainland mobile number as it is kept, where what was typed is one (product-rules.md#mobile-numbers). */
export const asMobile = z.overwrite<string>((typed) => mobileNumberOf(typed) ?? typed);
export const mobileRule = (error: string) => z.regex(mobileNumber, { error });

/** An e-mail address as it is kept, where what was typed is one (product-rules.md#e-mail-addresses). */
export const asMailAddress = z.overwrite(mailAddressOf);
export const mailRule = (error: string) => z.refine<string>(isMailAddress, { error });

/** A name of somebody or something: what nobody sees is dropped, and no letter is covered with marks (product-rules.md#names). */
export function nameText(...checks: z.core.$ZodCheck<string>[]) {
  const marks = z.refine<string>((name) => !hasTooManyMarks(name), {
    error: 'A letter of a name has at most four marks',
  });
  return line(z.overwrite(cleanedName), ...checks, marks);
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
  z.refine<string>((value) => value.split(/[\n\t]/).every((line) => headerText.test(line)), { error });
