import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sendContact, sendEnquiry } from '../../../../../shared/contract/enquiries.ts';
import { firstFailure } from './first-failure.ts';

const filled = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '13800138000',
  content: 'Two walls',
  page: '',
  website: '',
};

const contact = (values: object) => firstFailure(sendContact.request, { ...filled, ...values });
const enquiry = (values: object) => firstFailure(sendEnquiry.request, { ...filled, ...values });
const failing = (field: string, message: string) => ({ failure: { field, message } });

test.each([
  ['name', '', 'Please enter your name'],
  ['name', ' \t ', 'Please enter your name'],
  ['name', 'x'.repeat(51), 'A name has at most 50 characters'],
  ['name', 'Ada\u0000', 'A name is written on one line'],
  ['email', '', 'Please enter email address'],
  ['email', 'ada@example', 'The mailbox format is incorrect'],
  ['email', `${'x'.repeat(60)}@example.com`, 'An e-mail address has at most 64 characters'],
  ['phone', '', 'Please enter your phone number'],
  ['phone', '12800138000', 'The phone number is wrong. Please fill it out again'],
  ['content', '', 'Please enter your message'],
  ['content', 'x'.repeat(2_001), 'A message has at most 2000 characters'],
])('contact: %s %j is answered at its field: %s', (field, value, message) => {
  expect(contact({ [field]: value })).toEqual(failing(field, message));
});

test('contact: of all rules that fail, the first one speaks and no other', () => {
  const order = [
    ['name', 'Please enter your name'],
    ['email', 'Please enter email address'],
    ['phone', 'Please enter your phone number'],
    ['content', 'Please enter your message'],
  ] as const;
  const empty = Object.fromEntries(order.map(([field]) => [field, '']));
  for (const [field, message] of order) {
    expect(contact(empty)).toEqual(failing(field, message));
    empty[field] = filled[field];
  }
  expect(contact(empty)).toEqual({ values: filled });
});

test('enquiry: its own rules in order, to the letter', () => {
  expect(enquiry({ name: '', email: '' })).toEqual(failing('name', 'Please Your Name'));
  expect(enquiry({ email: 'neither' })).toEqual(failing('email', 'Please Email Address  WhatsApp'));
});

test('what passes is sent without the spaces around it', () => {
  expect(contact({ name: ' Ada ', content: 'Two walls\n' })).toEqual({ values: filled });
});

test('a rule of a field in a row is answered at that field', () => {
  const schema = z.object({
    rows: z.array(z.object({ city: z.string().check(z.minLength(1, 'Please enter a city')) })),
  });
  const rows = [{ city: 'Oslo' }, { city: '' }];
  expect(firstFailure(schema, { rows })).toEqual(failing('rows.1.city', 'Please enter a city'));
});
