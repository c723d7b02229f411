import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fen } from '../../../shared/money.ts';
import { anySign } from '../../../shared/testing/any-sign.ts';
import { aKeyPair, aNotice, aProvider, appId, theirs } from './payment-builders.ts';
import { readNotice as readWith } from './payment-notice.ts';

const readNotice = (values: Parameters<typeof readWith>[1]) =>
  readWith({ appId, providerPublicKey: theirs.publicKey }, values);
const unsigned = (why: string) => ({ kind: 'refused', why, isSigned: false });
const signed = (why: string) => ({ kind: 'refused', why, isSigned: true });

describe('a notice', () => {
  test('of the provider is read, with what was paid for which order', async () => {
    expect(await readNotice(aNotice())).toEqual({
      kind: 'notice',
      orderId: '20261125000000000001',
      tradeNumber: '2026112522001400000000000001',
      status: 'paid',
      total: fen(780_000),
    });
  });

  test.each([
    ['TRADE_SUCCESS', 'paid'],
    ['TRADE_FINISHED', 'paid'],
    ['TRADE_CLOSED', 'other'],
    ['WAIT_BUYER_PAY', 'other'],
  ])('with the state "%s" says %s', async (trade_status, status) => {
    expect(await readNotice(aNotice({ trade_status }))).toMatchObject({ kind: 'notice', status });
  });

  test.each([
    ['TRADE_SUCCESS', '100.00', fen(10_000)],
    ['TRADE_FINISHED', '7799.99', fen(779_999)],
    ['TRADE_SUCCESS', '7800.00', 'whole'],
    ['TRADE_CLOSED', '7800.00', 'whole'],
    ['TRADE_CLOSED', '100.00', 'whole'],
    ['TRADE_SUCCESS', '0.00', undefined],
    ['TRADE_SUCCESS', '', undefined],
    ['TRADE_CLOSED', undefined, undefined],
  ])('with the state "%s" and the refund "%s" tells of %j', async (trade_status, refund_fee, refund) => {
    expect(Object(await readNotice(aNotice({ trade_status, refund_fee }))).refund).toEqual(refund);
  });

  test.each(['7800.01', '-1.00', 'all', '1e2'])(
    'with the refund "%s" is refused, though it is signed',
    async (refund_fee) => {
      expect(await readNotice(aNotice({ refund_fee }))).toEqual(signed('amount'));
    },
  );

  test('is signed as it was sent, whatever characters its fields have', async () => {
    const subject = '加密狗 + 50 % & more = %2B%zz "<>';
    expect(await readNotice(aNotice({ subject, voucher: '[{"a":"b&c"}]', empty: '' }))).toMatchObject({
      kind: 'notice',
    });
  });

  const changes = Object.keys(aNotice()).flatMap((name) => [
    [name, 'one more character', (value: string) => `${value}1`],
    [name, 'other letters', (value: string) => value.replace(/\w$/, (last) => (last === '2' ? '3' : '2'))],
    [name, 'nothing', () => ''],
    [name, 'a space before', (value: string) => ` ${value}`],
  ]) satisfies [string, string, (value: string) => string][];
  test.each(changes)('whose %s has %s is refused', async (name, _, change) => {
    const notice = aNotice();
    const changed = { ...notice, [name]: change(notice[name] ?? '') };
    if (changed[name] === notice[name]) return;
    expect(await readNotice(changed)).toMatchObject({ kind: 'refused', isSigned: false });
  });

  test.each(Object.keys(aNotice()))('without its %s is refused', async (name) => {
    const { [name]: _, ...rest } = aNotice();
    expect(await readNotice(rest)).toMatchObject({ kind: 'refused', isSigned: false });
  });

  test('with a field more is refused', async () => {
    expect(await readNotice({ ...aNotice(), more: '1' })).toEqual(unsigned('signature'));
  });

  test.each(['7800.01', '7799.99', '78.00', '780000'])('of another amount, %s, is refused', async (total_amount) => {
    expect(await readNotice({ ...aNotice(), total_amount })).toEqual(unsigned('signature'));
  });

  test('of another order is refused', async () => {
    expect(await readNotice({ ...aNotice(), out_trade_no: '20261125000000000002' })).toEqual(unsigned('signature'));
  });

  test('whose signature is written in another way is refused, though it decodes to the same bytes', async () => {
    const { sign = '', ...rest } = aNotice();
    const last = sign.at(-3) ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    const next = alphabet[alphabet.indexOf(last) + 1];
    for (const other of [`${sign.slice(0, -3)}${next}==`, `${sign}=`, sign.slice(0, -2), `${sign}\n`]) {
      expect(Buffer.from(other, 'base64')).toEqual(Buffer.from(sign, 'base64'));
      expect(await readNotice({ ...rest, sign: other })).toEqual(unsigned('signature'));
    }
  });

  test('signed with another key is refused', async () => {
    expect(await readNotice(aNotice({}, { key: aKeyPair().privateKey }))).toEqual(unsigned('signature'));
  });

  test.each(['RSA', 'rsa2', 'NONE', 'constructor', ''])(
    'of the type "%s" is refused, however it is signed',
    async (sign_type) => {
      expect(await readNotice(aNotice({ sign_type }, { hash: 'RSA-SHA1' }))).toEqual(unsigned('sign-type'));
      expect(await readNotice(aNotice({ sign_type }))).toEqual(unsigned('sign-type'));
    },
  );

  test('signed with SHA-1 that says it is not is refused', async () => {
    expect(await readNotice(aNotice({}, { hash: 'RSA-SHA1' }))).toEqual(unsigned('signature'));
  });

  test.each([
    ['app-id', { app_id: '2021000000000001' }],
    ['charset', { charset: 'GBK' }],
    ['charset', { charset: '' }],
    ['order', { out_trade_no: '1' }],
    ['order', { out_trade_no: '20261125000000000001&x=' }],
    ['trade-number', { trade_no: '' }],
    ['trade-number', { trade_no: '2026&trade_status=TRADE_SUCCESS' }],
    ['amount', { total_amount: '' }],
    ['amount', { total_amount: '7800.001' }],
    ['amount', { total_amount: '-1' }],
    ['status', { trade_status: '' }],
    ['status', { trade_status: 'trade_success' }],
    ['status', { trade_status: 'TRADE_SUCCESS&version=1.0' }],
  ])('of the provider with another %s than ours is refused, and known as signed', async (why, fields) => {
    expect(await readNotice(aNotice(fields))).toEqual(signed(why));
  });

  test('of anything at all is read or refused, and never thrown at', async () => {
    const names = fc.constantFrom(...Object.keys(aNotice()), '__proto__', 'constructor', 'toString');
    const values = fc.dictionary(names, fc.oneof(fc.string({ unit: anySign }), fc.base64String(), fc.constant('RSA2')));
    const sent = fc
      .tuple(values, fc.boolean())
      .map(([fields, isWhole]) => (isWhole ? { ...aNotice(), ...fields } : fields));
    await fc.assert(
      fc.asyncProperty(sent, async (fields) => {
        const isUnchanged = JSON.stringify(fields) === JSON.stringify(aNotice());
        expect((await readNotice(fields)).kind).toBe(isUnchanged ? 'notice' : 'refused');
      }),
      { numRuns: 200 },
    );
  });
});

test.each<[string, object]>([
  ['privateKey', { privateKey: 'none' }],
  ['providerPublicKey', { providerPublicKey: '' }],
  ['gateway', { gateway: 'javascript:alert(1)' }],
  ['gateway', { gateway: 'https://gateway.example/"><script>' }],
  ['appId', { appId: '' }],
])('a secret without a right %s is told by the name of its field', async (field, parts) => {
  await expect(aProvider(parts).provider.readNotice(aNotice())).rejects.toThrow(
    `The secret payment cannot be used; what is wrong: ${field}`,
  );
});

test('our own key does not sign notices', async () => {
  const mistaken = aProvider({ privateKey: theirs.privateKey, providerPublicKey: aKeyPair().publicKey }).provider;
  expect(await mistaken.readNotice(aNotice())).toEqual(unsigned('signature'));
});
