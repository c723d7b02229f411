import * as z from 'zod/mini';
import { accountLengths } from '../account-lengths.ts';
import { certificateNumberOf } from '../typed/certificate-number.ts';
import { identityNumber } from '../typed/identity-number.ts';
import { mailedCode, mobileNumber } from '../typed/numbers.ts';
import { isPersonName } from '../typed/person-name.ts';
import { addressLines, asCode, emailAddress, proof } from './account-fields.ts';
import { wholeNumber } from './fields.ts';
import { asMailAddress, asMobile, atMost, filled, line, nameText, oneLine, sentences, text } from './text-fields.ts';

const messages = {
  idcard: 'The id number format is incorrect',
  phone: 'The entered mobile phone number is incorrect',
  email: 'The mailbox format is incorrect',
  code: 'The verification code has 6 digits',
} as const;

const nameLine = (whenEmpty: string, what: string, most: number, ...checks: z.core.$ZodCheck<string>[]) =>
  nameText(filled(whenEmpty), ...checks, atMost(most, what), oneLine(`${what} is written on one line`));

/** What is looked at later, by rules of its own: no longer than any that is right. */
const typed = (whenEmpty: string, whenWrong: string, ...asKept: z.core.$ZodCheck<string>[]) =>
  text(filled(whenEmpty), ...asKept, z.maxLength(accountLengths.email, { error: whenWrong }));

const asIdentityNumber = z.overwrite<string>((value) => identityNumber(value) ?? value);

const isIdentityNumber = (value: string) => identityNumber(value) !== undefined;
const isMobile = (value: string) => mobileNumber.test(value);
const isEmail = (value: string) => z.safeParse(emailAddress, value).success;

/** A person's name, as it stands on a certificate. */
const noName = 'Please enter your name';
const personName = nameLine(noName, 'A name', accountLengths.name, z.refine(isPersonName, { error: noName }));

/** An ID number as it is kept (product-rules.md#id-numbers). */
export const idcard = typed('Please enter your ID number', messages.idcard, asIdentityNumber).check(
  z.refine(isIdentityNumber, { error: messages.idcard }),
);

/** The mobile number and the mailbox to which a code belongs (product-rules.md#codes). */
export const codeReceiver = z
  .object({
    phone: typed('Please enter your mobile phone number', messages.phone, asMobile),
    email: typed('Please enter email address', messages.email, asMailAddress, z.toLowerCase()),
  })
  .check(
    z.refine(({ phone }) => isMobile(phone), { error: messages.phone, path: ['phone'], abort: true }),
    z.refine(({ email }) => isEmail(email), { error: messages.email, path: ['email'] }),
  );

/**
 * The form of the sign-up: what is required first, in order, then what is written wrongly, in order (product-rules.md#exam-sign-up).
 * A form shows all mistakes beside their fields; the server says the first.
 */
export const signUpForm = z
  .object({
    ...proof,
    /** Key of an uploaded photo, or its address (product-rules.md#upload-keys). */
    headimg: text(filled('Please upload your photos'), atMost(256, 'The address of a photo')),
    name: personName,
    company: nameLine('Please enter your company', 'A company', accountLengths.company),
    addr: sentences(filled('Please enter your address'), atMost(accountLengths.address, 'An address'), addressLines),
    idcard: typed('Please enter your ID number', messages.idcard, asIdentityNumber),
    phone: typed('Please enter your mobile phone number', messages.phone, asMobile),
    email: typed('Please enter email address', messages.email, asMailAddress, z.toLowerCase()),
    code: typed('Please enter your verification code', messages.code, asCode),
    /** Version of the text that the candidate agreed to; other clients send none. */
    consent: text(atMost(16, 'A version')),
  })
  .check(
    z.refine(({ idcard: value }) => isIdentityNumber(value), { error: messages.idcard, path: ['idcard'] }),
    z.refine(({ phone }) => isMobile(phone), { error: messages.phone, path: ['phone'] }),
    z.refine(({ email }) => isEmail(email), { error: messages.email, path: ['email'] }),
    z.refine(({ code }) => mailedCode.test(code), { error: messages.code, path: ['code'] }),
  );

/** What `sign_query` asks by, and what ends a sign-up's data. */
export const ownSignUp = { name: personName, idcard };

/** A number as it stands in addresses, or as somebody typed it there: one that no certificate has is not found, and no mistake. */
export const exactCertificateNumber = z.pipe(
  z.string({ error: 'Please name a certificate' }).check(z.maxLength(64, { error: 'This is no certificate number' })),
  z.transform(certificateNumberOf),
);

/** The month of an exam, `YYYY-MM`, of Asia/Shanghai. */
export const examMonth = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'A month is written 2026-11' }));

/**
 * A sign-up as `exams export` names it: its month and the keyed hash of the ID number, so that operators need not write that; of a contested one also
 * the keyed hash of its mailbox.
 */
export const signUpNumber = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])(\.[\w-]{43}){1,2}$/, { error: 'This is no number of a sign-up' }));

/** A list of statuses holds those of 131,072 credentials; the first is 1. */
export const statusListNumber = z._default(
  z.pipe(
    wholeNumber,
    z.int().check(z.gte(1, { error: 'Lists begin at 1' }), z.lte(1_000, { error: 'There is no such list' })),
  ),
  1,
);

/** By what a certificate is asked for, as existing clients number it: certificate number, phone, ID number. */
const queryWays = { number: '1', phone: '2', idcard: '3' } as const;

const fieldOfWay = {
  '1': { field: 'cert_num', error: 'Please enter the certificate number' },
  '2': { field: 'phone', error: 'Please enter your phone number' },
  '3': { field: 'idcard', error: 'Please enter your ID number' },
} as const;

/** What is asked for: a certificate's number, a phone or an ID number, and whose it is said to be. */
export interface AskedCertificate {
  readonly by: 'number' | 'phone' | 'idcard';
  readonly value: string;
  readonly name: string;
}

const typeExpected = { error: 'A type is expected' };
const queryTypes = z._default(
  z.pipe(
    z.union([z.string().check(z.maxLength(1, typeExpected)), z.int(typeExpected)], typeExpected),
    z.transform(String),
  ),
  '1',
);

const isWay = (type: string): type is keyof typeof fieldOfWay => Object.hasOwn(fieldOfWay, type);

/** A certificate query as a form has it: the field of its way, then the name, then how the field is written (product-rules.md#certificate-queries). */
export const certificateForm = z
  .object({
    cert_num: text(z.overwrite(certificateNumberOf), atMost(64, 'A certificate number')),
    name: line(atMost(accountLengths.name, 'A name')),
    phone: text(asMobile, atMost(32, 'A phone number')),
    idcard: text(asIdentityNumber, atMost(32, 'An ID number')),
    type: queryTypes,
  })
  .check(({ value: { type, name, ...given }, issues }) => {
    const refused = (path: string, message: string) =>
      void issues.push({ code: 'custom', message, path: [path], input: given });
    if (!isWay(type)) return refused('type', 'Certificates are asked for by types 1 to 3');
    const { field, error } = fieldOfWay[type];
    const value = given[field];
    if (value === '') return refused(field, error);
    if (name === '') return refused('name', noName);
    if (type === queryWays.phone && !isMobile(value)) return refused(field, messages.phone);
    if (type === queryWays.idcard && !isIdentityNumber(value)) return refused(field, messages.idcard);
  });

/** The same as it is asked. */
export const certificateQuery = z.pipe(
  certificateForm,
  z.transform(({ type, name, ...given }): AskedCertificate => {
    if (type === queryWays.phone) return { by: 'phone', value: given.phone, name };
    if (type === queryWays.number) return { by: 'number', value: given.cert_num, name };
    return { by: 'idcard', value: given.idcard, name };
  }),
);
