import { describe, expect, test } from 'vitest';
import { captureLog } from '../platform/testing/log-capture.ts';
import { aCertificateDesk, ada, adasIdcard, operator } from './certificate-builders.ts';
import { numberOf, type StoredSignUp, signUpKey, subjectOf } from './sign-ups/sign-up.ts';

captureLog();

const period = '2026-11';
const terms = { months: 24, with_marks: false, operator };

/** A desk at which Ada has signed up. */
async function withSignUp(parts: Partial<StoredSignUp> = {}, name = ada.name) {
  const desk = aCertificateDesk();
  const { sealer, table } = desk;
  const hash = await sealer.lookupHash('idcard', adasIdcard);
  const { company, idcard, phone } = ada;
  const place = { idHash: hash, sk: period };
  const signUp: StoredSignUp = {
    ...place,
    period,
    state: 'received',
    signedUpAt: '2026-11-20T09:30:00.000Z',
    consent: '',
    company,
    nameHash: 'name',
    phoneHash: await sealer.lookupHash('phone', phone),
    emailHash: 'email',
    sealed: await sealer.seal(subjectOf(place), {
      name,
      addr: '1 Stage Road',
      idcard,
      phone,
      email: 'ada@example.com',
    }),
    erasedIn: '2027-11',
    ...parts,
  };
  const row = { ...signUpKey(place), ...signUp };
  await table.put(row);
  return { ...desk, row, signUp: numberOf(place) };
}

describe('a certificate is awarded to a sign-up', () => {
  test('that is not contested: of two mailboxes with one ID number operators keep one first', async () => {
    const { award, table, row, signUp } = await withSignUp();
    const other = 'o'.repeat(43);
    await table.put({ ...row, sk: `${period}#${other}`, contested: 'contested' });
    for (const asked of [{ sign_up: signUp }, { sign_up: `${signUp}.${other}` }, { period, idcard: adasIdcard }])
      await expect(award({ ...asked, ...terms })).rejects.toThrow('Another mailbox signed up with the same ID number');
  });

  test('by ID number and month: it takes name and company, and is found in every way', async () => {
    const { award, query, table, row, announced } = await withSignUp();
    const facts = await award({ period, idcard: adasIdcard, ...terms });
    expect(facts).toMatchObject({
      name: ada.name,
      company: ada.company,
      award_date: '2026-11-26',
      end_date: '2028-11-26',
      origin: 'exam',
      state: 'valid',
    });
    for (const [by, value] of [
      ['number', facts.cert_num],
      ['phone', ada.phone],
      ['idcard', adasIdcard],
    ] as const)
      expect(await query({ by, value, name: ada.name })).toMatchObject({ cert_num: facts.cert_num });
    expect(await table.get(row)).toMatchObject({
      state: 'certified',
      certificate: facts.cert_num,
      // Two years after its last day.
      erasedIn: '2030-11',
    });
    expect(announced()).toMatchObject([{ name: 'certificate.awarded.v1', data: { origin: 'exam', count: 1 } }]);
  });

  test('by the number of the sign-up, for as long as somebody says', async () => {
    const { award, signUp } = await withSignUp();
    expect(await award({ sign_up: signUp, ...terms, months: 6 })).toMatchObject({ end_date: '2027-05-26' });
  });

  test('once, however many try at the same time', async () => {
    const { award, signUp, numbers } = await withSignUp();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => award({ sign_up: signUp, ...terms })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await numbers()).toHaveLength(1);
    await expect(award({ sign_up: signUp, ...terms })).rejects.toThrow('awarded already');
  });

  test('not where there is none, nor where its photo was refused', async () => {
    const { award } = await withSignUp();
    await expect(award({ period: '2026-10', idcard: adasIdcard, ...terms })).rejects.toThrow(
      'There is no such sign-up',
    );
    const refused = await withSignUp({ state: 'photo-refused' });
    await expect(refused.award({ sign_up: refused.signUp, ...terms })).rejects.toThrow('photo was refused');
    expect(await refused.numbers()).toEqual([]);
  });

  test('after the operator was told which letters of the name would be printed as marks', async () => {
    const { award, signUp, numbers } = await withSignUp({}, 'محمد Őry');
    await expect(award({ sign_up: signUp, ...terms })).rejects.toThrow(
      '"محمد Őry" would be printed with 〓 for م (U+0645), ح (U+062D), د (U+062F): add --with-marks',
    );
    expect(await numbers()).toEqual([]);
    expect(await award({ sign_up: signUp, ...terms, with_marks: true })).toMatchObject({ name: 'محمد Őry' });
  });
});
