import * as z from 'zod/mini';
import { accountLengths } from '../account-lengths.ts';
import { type CodePurpose, codeTypeNames, codeTypes } from '../code-purposes.ts';
import { isMailAddress, mailAddressOf } from '../typed/mail-address.ts';
import { mailedCode, mailedCodeOf, mobileNumber, mobileNumberOf } from '../typed/numbers.ts';
import { asMailAddress, atMost, filled, givenText, mailRule, nameText, ofLines, oneLine, text } from './text-fields.ts';

const wrongAddress = 'Please enter a valid email address';

/** Codes and passwords that a person types, as long as they may be at most; what is longer is a mistake or an attack. */
const secret = (whenEmpty: string, ...checks: z.core.$ZodCheck<string>[]) =>
  z.prefault(z.string({ error: 'A text is expected' }).check(z.minLength(1, { error: whenEmpty }), ...checks), '');

/** An e-mail address, upper case folded (product-rules.md#login-names). */
export const emailAddress = text(
  asMailAddress,
  z.toLowerCase(),
  filled('Please enter email address'),
  mailRule(wrongAddress),
  atMost(accountLengths.email, 'An e-mail address'),
);

/** A login name as it is kept, of one that was typed. */
function loginNameOf(typed: string): string {
  return mobileNumberOf(typed) ?? mailAddressOf(typed).toLowerCase();
}

/** An e-mail address or a mainland mobile number, upper case folded (product-rules.md#login-names). */
export const loginName = text(
  z.overwrite(loginNameOf),
  filled('Please enter your e-mail address or mobile number'),
  z.refine((value) => mobileNumber.test(value) || isMailAddress(value), { error: wrongAddress }),
  atMost(accountLengths.email, 'An e-mail address'),
);

/** A password as it is chosen: which ones are too common, the server says (product-rules.md#passwords). */
export const newPassword = secret(
  'Please enter a password',
  // Blanks alone count as none where one signs in.
  z.refine((value) => value.trim() !== '', { error: 'Please enter a password' }),
  z.minLength(accountLengths.passwordFrom, {
    error: `A password has at least ${accountLengths.passwordFrom} characters`,
  }),
  atMost(accountLengths.password, 'A password'),
);

/** A password as it is given to sign in. */
export const givenPassword = secret('Please enter your password', atMost(accountLengths.password, 'A password'));

/** A mailed code as it is kept, where what was typed holds one. */
export const asCode = z.overwrite<string>((typed) => mailedCodeOf(typed) ?? typed);

/** The 6 digits of a mail (product-rules.md#codes). */
export const code = text(
  asCode,
  filled('Please enter the verification code'),
  z.regex(mailedCode, { error: 'The verification code has 6 digits' }),
);

/** A field that may be empty or left out; what is filled in has to be right. */
export function orEmpty(field: z.ZodMiniType<string, string | undefined>) {
  const filledIn = z.transform((value: string, payload): string => {
    if (value.trim() === '') return '';
    const { data, error } = z.safeParse(field, value);
    if (data !== undefined) return data;
    for (const { message } of error?.issues ?? []) payload.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  });
  return z.prefault(z.pipe(givenText, filledIn), '');
}

/** A member's name, as others see it: which ones are reserved, the server says (product-rules.md#names). */
export const userName = nameText(
  filled('Please enter your name'),
  atMost(accountLengths.name, 'A name'),
  oneLine('A name is written on one line'),
);

/** What a member calls a passkey, to know it again. */
export const passkeyName = nameText(
  filled('Please enter a name for the passkey'),
  atMost(accountLengths.name, 'A name'),
  oneLine('A name is written on one line'),
);

const noPasskey = { error: 'This passkey is no longer there' };

/** A passkey's id as lists tell it. It is what a name is sealed under, so no other sign may be in it. */
export const passkeyId = z.string(noPasskey).check(z.regex(/^[\w-]{1,64}$/, noPasskey));

const noCodeType = { error: 'There are codes of types 1 to 4' };

/** The purpose of a code by its number. */
export const codeType = z.pipe(
  z
    .union([z.int(noCodeType), z.string().check(z.maxLength(1, noCodeType))], noCodeType)
    .check(z.refine((value) => Object.values<unknown>(codeTypes).includes(Number(value)), noCodeType)),
  z.transform((value): CodePurpose => codeTypeNames[Number(value) - 1] ?? 'register'),
);

/** A token or an id, as long as any of ours. */
export const token = z
  .string({ error: 'A token is expected' })
  .check(z.maxLength(64, { error: 'A token has at most 64 characters' }));

/** What proves a member: the platform reads it before anything else (product-rules.md#sign-in-state). */
export const proof = { uid: z.optional(token), login_token: z.optional(token) };

/** Lines of a postal address: they stand on parcels, in mails and on receipts. */
export const addressLines = ofLines('An address is written in letters, digits and signs');
