import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { addAddress, changeLoginName } from './accounts/own-account.ts';
import { removePasskey, renamePasskey } from './accounts/passkeys.ts';
import { registerMember, sendEmailCode, signIn } from './accounts/sign-in.ts';
import { sendComment } from './community/comments.ts';
import { sendMessage } from './community/messages.ts';

const messageOf = (schema: z.ZodMiniType, values: object) => schema.safeParse(values).error?.issues[0]?.message;

const registration = { login_name: 'ada@example.com', userName: 'Ada', password: 'a stage is lit', code: '123456' };

test.each([
  [{}, 'Please enter your e-mail address or mobile number'],
  [{ login_name: 'ada' }, 'Please enter a valid email address'],
  [{ login_name: 'ada@example.com' }, 'Please enter your password'],
  [{ login_name: 'ada@example.com', password: '', code: '' }, 'Please enter your password'],
  [{ login_name: 'ada@example.com', code: '12' }, 'The verification code has 6 digits'],
  [{ login_name: 'ada@example.com', password: 'x'.repeat(129) }, 'A password has at most 128 characters'],
  [{ login_name: 'ada@example.com', password: 7 }, 'A text is expected'],
])('signing in by %j is told: %s', (values, message) => {
  expect(messageOf(signIn.request, values)).toBe(message);
});

test('a login name is trimmed and folded, a number or an address; one empty field of password and code does not count', () => {
  expect(signIn.request.parse({ login_name: ' Ada@Example.COM ', password: ' as typed ', code: '' })).toEqual({
    ...{ login_name: 'ada@example.com', password: ' as typed ', code: '' },
  });
  expect(signIn.request.parse({ login_name: '13800138000', code: ' 123456 ' })).toMatchObject({ code: '123456' });
});

test.each([
  [{ userName: ' ' }, 'Please enter your name'],
  [{ userName: 'A\u001bc' }, 'A name is written on one line'],
  [{ userName: 'x'.repeat(51) }, 'A name has at most 50 characters'],
  [{ password: 'short' }, 'A password has at least 8 characters'],
  [{ password: ' '.repeat(8) }, 'Please enter a password'],
  [{ password: '\u3000'.repeat(8) }, 'Please enter a password'],
  [{ code: '1234567' }, 'The verification code has 6 digits'],
  [{ login_name: '13800138000', email: 'ada' }, 'Please enter a valid email address'],
])('registering with %j is told: %s', (values, message) => {
  expect(messageOf(registerMember.request, { ...registration, ...values })).toBe(message);
});

test.each([
  '\u200b',
  '\u2060\u00ad',
  '\u3164 \u115f',
  '\u2800',
  '\ufeff',
  '\u{e0041}',
  '\u0301',
  '\ufffc',
  '\ue000',
  '\u{13430}',
])('%j, which nobody sees, is no name and no comment', (unseen) => {
  expect(messageOf(registerMember.request, { ...registration, userName: unseen })).toBe('Please enter your name');
  const said = { course_id: 1, dir_id: 1, content: unseen };
  expect(messageOf(sendComment.request, said)).toBe('Please enter a comment');
  expect(messageOf(sendMessage.request, { content: unseen })).toBe('Please enter a message');
});

test.each(['!', '0', '\u200bAda', '👩\u200d🚀', 'ا', '〆'])('%j is a name', (userName) => {
  expect(messageOf(registerMember.request, { ...registration, userName })).toBeUndefined();
});

test.each([
  ['\u202eAda\u2069 Love\u200blace ', 'Ada Lovelace'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('the name %j is kept as %j, wherever it is typed', (typed, kept) => {
  expect(registerMember.request.parse({ ...registration, userName: typed }).userName).toBe(kept);
  const address = { name: typed, phone: '13800138000', addr: '1 Stage Road' };
  expect(addAddress.request.parse(address).name).toBe(kept);
});

test('a letter of a name has four marks at most, and of a comment the first four stay', () => {
  const covered = `Z${'\u0353'.repeat(9)}algo`;
  expect(messageOf(registerMember.request, { ...registration, userName: covered })).toBe(
    'A letter of a name has at most four marks',
  );
  const said = sendComment.request.parse({ course_id: 1, dir_id: 1, content: covered });
  expect(said.content).toBe(`Z${'\u0353'.repeat(4)}algo`);
  expect(sendMessage.request.parse({ content: covered }).content).toBe(said.content);
});

test.each([0, 5, 1.5, '01', ' 1', '3e0', '', null])('a code of type %j is told that there is none', (type) => {
  expect(messageOf(sendEmailCode.request, { email: 'ada@example.com', type })).toBe('There are codes of types 1 to 4');
});

test('the address beside a number is folded, and may be left out', () => {
  expect(registerMember.request.parse(registration)).toMatchObject({ email: '' });
  expect(registerMember.request.parse({ ...registration, email: 'Ada@Example.com' })).toMatchObject({
    email: 'ada@example.com',
  });
});

test.each(['\u0000', '\u001b[31m', '\u009b2J'])('an address with %j in it is refused', (steering) => {
  const address = { name: 'Ada', phone: '13800138000', addr: `1 Stage Road${steering}, Shanghai` };
  expect(messageOf(addAddress.request, address)).toBe('An address is written in letters, digits and signs');
});

test('an address has as many lines as it takes, in any script', () => {
  const addr = '1 Stage Road\r\nShanghai\n上海市\tשלום';
  expect(addAddress.request.parse({ name: 'Ada', phone: '13800138000', addr })).toMatchObject({
    addr: addr.replace('\r', ''),
  });
});

test('a new login name is an address', () => {
  const rename = {
    old_login_name: 'ada@example.com',
    old_code: '111111',
    new_login_name: '13800138000',
    new_code: '222222',
  };
  expect(messageOf(changeLoginName.request, rename)).toBe('Please enter a valid email address');
});

test.each(['', ' ', '%00', '\u0000', 'a b', '=', 'x'.repeat(65), 7])(
  'nobody has a passkey of the id %j, as none is made',
  (id) => {
    for (const { request } of [renamePasskey, removePasskey])
      expect(messageOf(request, { id, name: 'Office laptop' })).toBe('This passkey is no longer there');
  },
);
