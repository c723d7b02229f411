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

type Field = z.ZodMiniType<string, string | undefined>;

/** A field of an object that checks its fields together. */
const within = (schema: z.ZodMiniType<object>, name: string, others: object): Field =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => ({ ...others, [name]: typed })),
    ),
    z.pipe(
      schema,
      z.transform((read): string => String(Object.entries(read).find(([key]) => key === name)?.[1])),
    ),
  );
const receiver = (name: string) => within(codeReceiver, name, { phone: '13800138000', email: 'ada@example.com' });
const asked = (type: string, name: string) => {
  const value = z.transform(({ value }: z.output<typeof certificateQuery>) => value);
  const form = z.transform((typed: string) => ({ type, name: 'Ada', [name]: typed }));
  return z.pipe(z.pipe(z.string(), form), z.pipe(certificateQuery, value));
};

/** Every field of a kind: they read the same. */
const fields: Readonly<Record<Exclude<InputKind, 'same name'>, readonly Field[]>> = {
  phone: [contactFields.phone, feedbackFields.phone, addressFields.phone, receiver('phone'), asked('2', 'phone')],
  contact: [enquiryFields.email],
  idcard: [idcard, asked('3', 'idcard')],
  code: [code],
  certificate: [exactCertificateNumber, asked('1', 'cert_num')],
  email: [emailAddress, loginName, contactFields.email, feedbackFields.email, enquiryFields.email, receiver('email')],
  line: [userName, contactFields.name, enquiryFields.name, addressFields.name],
  sentences: [commentText, feedbackFields.content],
};

const named = typedInputs.map(([kind, typed, value, source]) => ({ kind, typed, value, source }));
const isCut = (typed: string) => (typed.length > 60 ? `${typed.slice(0, 20)} … (${typed.length})` : typed);

test.each(named.filter(({ kind }) => kind !== 'same name').map((input) => ({ ...input, shown: isCut(input.typed) })))(
  '$kind: $shown has one value in every field ($source)',
  ({ kind, typed, value }) => {
    if (kind === 'same name') return;
    for (const field of fields[kind]) expect(z.safeParse(field, typed).data ?? null).toBe(value);
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
  expect(
    typedInputs.filter(([, , , source]) => !/^(https:\/\/github\.com\/\S+\/\d+|product-rules\.md)$/.test(source)),
  ).toEqual([]);
});
