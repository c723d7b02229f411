import { expect, test } from 'vitest';
import { hardwareCode, purchaseRequest } from './order-fields.ts';

const purchase = { tid: 5, num: 2, name: 'Ada Lovelace', phone: '13800138000', addr: '1 Stage Road, Shanghai' };

const messageOf = (values: object) => purchaseRequest.safeParse({ ...purchase, ...values }).error?.issues[0]?.message;

test.each([
  [{ addr: '' }, 'Please select the shipping address'],
  [{ addr: ' ' }, 'Please select the shipping address'],
  [{ addr: 'x'.repeat(201) }, 'An address has at most 200 characters'],
  // What an address of the address book may not have, an order that no page has sent may not have either.
  [{ addr: '1 Road\u001b[2J' }, 'An address is written in letters, digits and signs'],
  [{ name: 'A\u0000' }, 'A name is written on one line'],
])('a parcel with %j is told: %s', (values, message) => {
  expect(messageOf(values)).toBe(message);
});

test('an address may have several lines', () => {
  const addr = '1 Stage Road\nPudong\r\n上海市';
  expect(purchaseRequest.parse({ ...purchase, addr })).toMatchObject({ purchase: { addr: addr.replace('\r', '') } });
});

test.each([1.5, '1e1', '２', [2], null, '', -1, 100])('a quantity of %j is refused', (num) => {
  expect(messageOf({ num })).toMatch(/^(A whole number is expected|The quantity is from 1 to 99)$/);
});

test.each(['7C3A-19F0-55D2', '{3F2504E0-4F89-11D3}', '00:1a:2b:3c', ' 7C3A '])('%j is a hardware code', (hwid) => {
  expect(hardwareCode.parse(hwid)).toBe(hwid.trim());
});

test.each(['A1B', 'x'.repeat(65), '7C3A\u0000', '7C3A\n19F0', '<b>7C3A</b>', '7C3A#1', '\u202e7C3A', '７C3A'])(
  '%j is no hardware code, and whoever sends it is told which form one has',
  (hwid) => {
    const { error } = hardwareCode.safeParse(hwid);
    expect(error?.issues[0]?.message).toBe('A hardware code has 4 to 64 letters, digits and - _ . : { }');
  },
);
