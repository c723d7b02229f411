import * as z from 'zod/mini';
import { phoneNumberOf } from '../typed/numbers.ts';
import { exampleOperator, operator } from './audit-schemas.ts';
import { cursor, cursorPage } from './cursor-page.ts';
import { defineEndpoint } from './endpoint.ts';
import { OpenedRecord, PersonalRecord } from './personal-records.ts';
import { asMailAddress, mailRule } from './text-fields.ts';

// Whoever asks for it gets what the site keeps of them, or has it erased (product-rules.md#personal-data). A domain that keeps
// personal data makes three operations of these, by which operators reach it in all domains alike.

const given = z.string().check(z.minLength(1), z.maxLength(200));
const address = given.check(asMailAddress, mailRule('This is no e-mail address'));
/** What is compared are its digits. */
const number = given.check(
  z.overwrite((typed) => phoneNumberOf(typed) ?? typed),
  z.regex(/^[+\d][\d\s()./-]{4,30}$/, { error: 'This is no phone number' }),
);

/** A request about one person: known by the contact that they gave, or as a member. */
export function aboutPerson<Fields extends Record<string, z.ZodMiniType>>(fields: Fields) {
  return z.union([
    z.strictObject({ email: address, ...fields }),
    z.strictObject({ phone: number, ...fields }),
    z.strictObject({ member: given, ...fields }),
  ]);
}

/**
 * A request about what is kept of one person. Of an address that a member has now, `holder` is that member: what another member has signed up for with it,
 * when it was theirs or by a code that it got, is left out.
 */
function aboutRecords<Fields extends Record<string, z.ZodMiniType>>(fields: Fields) {
  return z.union([z.strictObject({ email: address, holder: given, ...fields }), ...aboutPerson(fields).def.options]);
}

/** A person as an operator names them. */
export type Person =
  | { readonly email: string; readonly holder?: string }
  | { readonly phone: string }
  | { readonly member: string };

const example = { email: 'ada@example.com' };

export const findingPerson = (domain: string) =>
  defineEndpoint({
    summary: `Lists what ${domain} keep of one person, without opening it.`,
    caller: 'ops',
    request: aboutRecords({ cursor }),
    example,
    response: cursorPage(PersonalRecord),
    dialect: 'status',
    personalData: 'find',
  });

export const exportingPerson = (domain: string) =>
  defineEndpoint({
    summary: `Opens what ${domain} keep of one person, and notes in the audit trail who did.`,
    caller: 'ops',
    request: aboutRecords({ cursor, operator }),
    example: { ...example, operator: exampleOperator },
    audits: 'person.exported',
    response: cursorPage(OpenedRecord),
    dialect: 'status',
    personalData: 'export',
  });

export const erasingPerson = (domain: string) =>
  defineEndpoint({
    summary: `Erases what ${domain} keep of one person, and notes in the audit trail who did.`,
    caller: 'ops',
    request: aboutRecords({ cursor, operator }),
    example: { ...example, operator: exampleOperator },
    audits: 'person.erased',
    response: z.object({ erased: z.int(), cursor: z.string() }),
    dialect: 'status',
    personalData: 'erase',
  });
