import { expect, test } from 'vitest';
import { sendContact, sendEnquiry } from './enquiries.ts';

const contact = { name: 'Ada', email: 'ada@example.com', phone: '13800138000', content: 'Two walls' };

/** What the first rule that fails says; undefined where none does. */
const failureOf = (endpoint: typeof sendContact | typeof sendEnquiry, form: object) =>
  endpoint.request.safeParse(form).error?.issues[0]?.message;

test.each([
  'ada@example.com',
  'A.b-c_1@mail.example.com',
  '9@e.io',
  'a.bb.ccc@ex-ample.co.uk',
  'ADA@EXAMPLE.COM',
  'ada@1example.info',
  '0',
  '4915112345678',
  '+49 151 12345678',
  '_ada@example.com',
  'a!b@example.com',
  'ada.@example.com',
  'a..b@example.com',
  'ada@example.museum',
  'ada@example.c0m',
])('the enquiry form takes %s as a contact', (email) => {
  expect(failureOf(sendEnquiry, { ...contact, email })).toBeUndefined();
});

test.each([
  '@example.com',
  'ada@',
  'ada@example',
  'ada@.com',
  'ada@example..com',
  'ada@-example.com',
  'ada@!example.com',
  'ada@example-.com',
  'ada@ex!ample.com',
  'ada@example.com.1',
  'x ada@example.com',
  'ada@example.com x',
  '12a',
  'a12',
])('the enquiry form refuses %j as a contact', (email) => {
  expect(failureOf(sendEnquiry, { ...contact, email })).toBe('Please Email Address  WhatsApp');
});

test.each(['12800138000', '1380013800', '138001380001', '013800138000', '+4913800138000', '1380013800a'])(
  'the contact form refuses the phone number %s',
  (phone) => {
    expect(failureOf(sendContact, { ...contact, phone })).toBe('The phone number is wrong. Please fill it out again');
  },
);

test('a form that holds anything but texts is refused, and says what is expected', () => {
  expect(failureOf(sendContact, { ...contact, name: 7 })).toBe('A text is expected');
  expect(failureOf(sendEnquiry, { ...contact, content: ['Two', 'walls'] })).toBe('A text is expected');
});

test('a field that is left out counts as empty', () => {
  expect(failureOf(sendContact, {})).toBe('Please enter your name');
  expect(sendEnquiry.request.parse({ name: 'Ada', email: '1' })).toEqual({
    name: 'Ada',
    email: '1',
    content: '',
    page: '',
    website: '',
  });
});

test.each(['', '/home', '/product-4uPro', '/default-3'])('the page %j is one that a form may stand on', (page) => {
  for (const form of [sendContact, sendEnquiry]) expect(failureOf(form, { ...contact, page })).toBeUndefined();
});

test.each(['/nowhere', 'home', '/home?x=1', '/home#x', '//example.org', 'https://example.org/home', '/home/'])(
  'the page %s is refused: there is none',
  (page) => {
    for (const form of [sendContact, sendEnquiry])
      expect(failureOf(form, { ...contact, page })).toBe('A page is a path of this site');
  },
);

test('the path of a page is as short as paths are', () => {
  const page = (length: number) => `/cases-${'1'.repeat(length - '/cases-'.length)}`;
  expect(failureOf(sendEnquiry, { ...contact, page: page(200) })).toBeUndefined();
  expect(failureOf(sendEnquiry, { ...contact, page: page(201) })).toBe('The path of a page has at most 200 characters');
});

test('the enquiry form refuses what is too long, and says how long it may be', () => {
  const email = `${'x'.repeat(53)}@example.com`;
  expect(failureOf(sendEnquiry, { ...contact, email })).toBe('An e-mail address has at most 64 characters');
  expect(failureOf(sendEnquiry, { ...contact, email: email.slice(1) })).toBeUndefined();
  const content = 'x'.repeat(2_001);
  expect(failureOf(sendEnquiry, { ...contact, content })).toBe('A message has at most 2000 characters');
  expect(failureOf(sendEnquiry, { ...contact, content: content.slice(1) })).toBeUndefined();
});

test('the type of a form is a short text or a number, and nothing else', () => {
  for (const type of [undefined, 1, '1', '12345678'])
    expect(failureOf(sendEnquiry, { ...contact, type })).toBeUndefined();
  for (const type of ['123456789', 1.5, true, {}]) expect(failureOf(sendEnquiry, { ...contact, type })).toBeDefined();
});

test.each(['Ada\u2028Lovelace', 'Ada\u2029Lovelace', 'Ada\u0085Lovelace', 'Ada\r\nLovelace', 'Ada\tLovelace'])(
  'a name of two lines is kept on one, whichever character ends the first: %j',
  (name) => {
    for (const form of [sendContact, sendEnquiry])
      expect(form.request.parse({ ...contact, name }).name).toBe('Ada Lovelace');
  },
);

test.each(['Ada\u007fLovelace', 'Ada\u001b[2J'])('a name with the control character of %j is refused', (name) => {
  for (const form of [sendContact, sendEnquiry])
    expect(failureOf(form, { ...contact, name })).toBe('A name is written on one line');
});
