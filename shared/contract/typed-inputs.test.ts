import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { comparableName } from '../typed/comparable-name.ts';
import { code, emailAddress, loginName, userName } from './account-fields.ts';
import { certificateQuery, codeReceiver, exactCertificateNumber, idcard } from './certification-fields.ts';
import { commentText } from './comment-fields.ts';
import { contactFields, enquiryFields } from './enquiry-fields.ts';
import { feedbackFields } from './feedback-fields.ts';
import { messageText } from './message-fields.ts';
import { addressFields } from './profile-fields.ts';
import { type InputKind, type TypedInput, typedInputs } from './typed-inputs.ts';

/** What a field keeps of what was typed; undefined where it refuses it. */
type Read = (typed: string) => string | undefined;

const field =
  (schema: z.ZodMiniType<string, string | undefined>): Read =>
  (typed) =>
    z.safeParse(schema, typed).data;

/** A field of those who get an exam's code, which are checked together. */
const receiver =
  (name: 'phone' | 'email'): Read =>
  (typed) =>
    z.safeParse(codeReceiver, { phone: '13800138000', email: 'ada@example.com', [name]: typed }).data?.[name];

/** A field of the certificate query, by its way. */
const asked =
  (type: string, name: string): Read =>
  (typed) =>
    z.safeParse(certificateQuery, { type, name: 'Ada', [name]: typed }).data?.value;

/** Every field of a kind: they read the same. */
const fields: Readonly<Record<Exclude<InputKind, 'same name'>, readonly Read[]>> = {
  phone: [
    ...[contactFields.phone, feedbackFields.phone, addressFields.phone].map(field),
    receiver('phone'),
    asked('2', 'phone'),
  ],
  contact: [field(enquiryFields.email)],
  idcard: [field(idcard), asked('3', 'idcard')],
  code: [field(code)],
  certificate: [field(exactCertificateNumber), asked('1', 'cert_num')],
  email: [
    ...[emailAddress, loginName, contactFields.email, feedbackFields.email, enquiryFields.email].map(field),
    receiver('email'),
  ],
  line: [userName, contactFields.name, enquiryFields.name, addressFields.name].map(field),
  sentences: [commentText, feedbackFields.content].map(field),
};

const named = typedInputs.map(([kind, typed, value, source]) => ({ kind, typed, value, source }));
const isCut = (typed: string) => (typed.length > 60 ? `${typed.slice(0, 20)} … (${typed.length})` : typed);

test.each(named.filter(({ kind }) => kind !== 'same name').map((input) => ({ ...input, shown: isCut(input.typed) })))(
  '$kind: $shown has one value in every field ($source)',
  ({ kind, typed, value }) => {
    if (kind === 'same name') return;
    for (const read of fields[kind]) expect(read(typed) ?? null).toBe(value);
  },
);

test.each(named.filter(({ kind }) => kind === 'same name'))(
  '$typed is the name $value ($source)',
  ({ typed, value }) => {
    expect(comparableName(typed)).toBe(comparableName(value ?? ''));
  },
);

test('a mobile number is one login name, however it is written', () => {
  for (const { kind, typed, value } of named)
    if (kind === 'phone' && value !== null) expect(loginName.parse(typed)).toBe(value);
});

test('a message has the lines of what was pasted', () => {
  for (const { kind, typed, value } of named)
    if (kind === 'sentences' && value !== null) expect(messageText.parse(typed)).toBe(value);
});

test('at least ten inputs of each kind are kept, each with a source', () => {
  const kinds = Map.groupBy(typedInputs, ([kind]: TypedInput) => kind);
  const few = [...kinds].filter(([kind, { length }]) => length < (kind === 'line' || kind === 'contact' ? 8 : 10));
  expect(few.map(([kind]) => kind)).toEqual([]);
  expect(typedInputs.filter(([, , , source]) => !/^(https:\/\/\S+\/\S+\d|product-rules\.md)$/.test(source))).toEqual(
    [],
  );
});
