import { expect, test } from 'vitest';
import { querySignUp } from '../../shared/contract/certification/sign-up.ts';
import { entryLimits } from '../platform/calls/limits/entry-limits.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { calling } from '../platform/testing/starting.ts';
import querySignUpFunction from './query-sign-up.ts';
import { anIdcard, aSignUpDesk } from './sign-up-builders.ts';
import { signUpKey } from './sign-ups/sign-up.ts';

const log = captureLog();
const ada = { name: 'ada  LOVELACE', idcard: anIdcard };

/** A desk, and who tries wrong names for Ada's number, each another one. */
function aDeskOfGuessers() {
  const desk = aSignUpDesk();
  let tried = 0;
  const tryNames = async (times: number, from: string) => {
    for (const end = tried + times; tried < end; tried += 1)
      await expect(desk.query({ ...ada, name: `Eve ${tried}` }, from)).rejects.toMatchObject({ status: -1 });
  };
  return { ...desk, tryNames };
}

test('the newest sign-up is found by ID number and name, which is masked', async () => {
  const { signedUp, query, clock } = aSignUpDesk();
  await signedUp();
  clock.now = Date.parse('2026-12-02T09:30:00.000Z');
  await signedUp();
  const found = { name: 'a** L**', company: 'Stage One', period: '2026-12', status: 'received' };
  expect(await query(ada)).toEqual(found);
  expect(log.text).not.toMatch(/Lovelace|11010519491231002X/i);
});

test.each([
  ['买买提・艾力', '买买提·艾力'],
  ['John O‘Brien', "john o'brien"],
  ['Anne–Marie', 'ANNE-MARIE'],
])('%s is found as %s, and a sign-up whose hash leaves fewer signs out as it is written', async (name, asked) => {
  const { signedUp, query, table, sealer } = aSignUpDesk();
  const { idHash, sk } = await signedUp({ name });
  expect(await query({ ...ada, name: asked })).toMatchObject({ period: '2026-11' });
  const spelling = name.normalize('NFKC').toLowerCase().replaceAll(' ', '');
  const nameHash = await sealer.lookupHash('content', `candidate ${idHash} ${spelling}`);
  await table.update(signUpKey({ idHash, sk }), { set: { nameHash } }, 'present');
  expect(await query({ ...ada, name })).toMatchObject({ period: '2026-11' });
});

test('what somebody else signs up later with the same ID number hides the own sign-up from nobody', async () => {
  const { signedUp, query, clock } = aSignUpDesk();
  await signedUp();
  clock.now = Date.parse('2026-12-02T09:30:00.000Z');
  await signedUp({ name: 'Eve', email: 'eve@example.com' });
  expect(await query(ada)).toMatchObject({ period: '2026-11' });
  expect(await query({ ...ada, name: 'Eve' })).toMatchObject({ period: '2026-12' });
});

test('another name and another number are not found, in the same words', async () => {
  const { signedUp, query } = aSignUpDesk();
  await signedUp();
  const unfound = { message: '没有查询到您的报名信息', status: -1 };
  await expect(query({ ...ada, name: 'Eve' })).rejects.toMatchObject(unfound);
  await expect(query({ ...ada, idcard: '110101199003070011' })).rejects.toMatchObject(unfound);
});

test('found, another name and nothing take the same calls, so that their time tells nothing', async () => {
  const { signedUp, table, sealer, asking } = aSignUpDesk();
  await signedUp();
  const calls: string[] = [];
  const lookupHash = (...asked: Parameters<typeof sealer.lookupHash>) => {
    calls.push('hash');
    return sealer.lookupHash(...asked);
  };
  const read = {
    ...table,
    queryAll: (...asked: Parameters<typeof table.queryAll>) => {
      calls.push('query');
      return table.queryAll(...asked);
    },
  };
  const query = calling(querySignUpFunction, { ...asking, certification: read, lookupHash });
  const callsOf = async (asked: typeof ada) => {
    calls.length = 0;
    await query(asked).catch(() => undefined);
    return calls.join();
  };
  const found = await callsOf(ada);
  expect(found).toBe('hash,hash,query');
  expect(await callsOf({ ...ada, name: 'Eve' })).toBe(found);
  expect(await callsOf({ ...ada, idcard: '110101199003070011' })).toBe(found);
});

test('the right name is answered however often it is asked for', async () => {
  const { signedUp, query } = aSignUpDesk();
  await signedUp();
  for (let time = 0; time < 50; time += 1) await query(ada);
  await expect(query(ada)).resolves.toMatchObject({ period: '2026-11' });
});

test('a network that tried twenty wrong names for a number gets no answer about it for a day, whatever the name', async () => {
  const { signedUp, query, clock, tryNames } = aDeskOfGuessers();
  await signedUp();
  await tryNames(20, '203.0.113.1');
  await expect(query(ada, '203.0.113.1')).rejects.toThrow('Too many wrong names for this number');
  expect(await query({ ...ada, idcard: '110101199003070011' }, '203.0.113.1').catch(({ status }) => status)).toBe(-1);
  clock.now += 24 * 60 * 60 * 1_000;
  await expect(query(ada, '203.0.113.1')).resolves.toMatchObject({ period: '2026-11' });
});

test('wrong names from elsewhere keep nobody from their own answer, however many networks try them', async () => {
  const { signedUp, query, tryNames } = aDeskOfGuessers();
  await signedUp();
  for (let host = 1; host <= 10; host += 1) await tryNames(20, `203.0.113.${host}`);
  for (let host = 11; host <= 60; host += 1) await tryNames(3, `203.0.113.${host}`);
  await expect(query(ada)).resolves.toMatchObject({ period: '2026-11' });
});

test('once two hundred wrong names came from all networks, each network has three tries left', async () => {
  const { signedUp, query, tryNames } = aDeskOfGuessers();
  await signedUp();
  for (let host = 1; host <= 10; host += 1) await tryNames(20, `203.0.113.${host}`);
  await tryNames(3, '203.0.113.99');
  await expect(query(ada, '203.0.113.99')).rejects.toThrow('Too many wrong names');
});

test('the networks of one IPv6 site have eighty tries together', async () => {
  const { signedUp, query, tryNames } = aDeskOfGuessers();
  await signedUp();
  for (let subnet = 1; subnet <= 4; subnet += 1) await tryNames(20, `2001:db8:1:${subnet}::1`);
  await expect(query(ada, '2001:db8:1:5::1')).rejects.toThrow('Too many wrong names');
});

test('the same wrong name counts once, as somebody writes it in however many ways', async () => {
  const { query } = aSignUpDesk();
  for (let time = 0; time < 30; time += 1)
    for (const name of ['Eve', ' EVE ', 'Ｅve'])
      await expect(query({ ...ada, name })).rejects.toMatchObject({ status: -1 });
});

test('a number that nobody has counts like any other', async () => {
  const { query, tryNames } = aDeskOfGuessers();
  await tryNames(20, '203.0.113.1');
  await expect(query(ada, '203.0.113.1')).rejects.toThrow('Too many wrong names');
});

test('one network tries two hundred ID numbers a day, however slowly', async () => {
  const { tables, clock } = aSignUpDesk();
  clock.now = Date.parse('2026-11-25T00:00:00.000Z');
  const keep = entryLimits(querySignUp, tables.table('limits'));
  const ask = async () => {
    clock.now += 60_000;
    await keep({ viewerAddress: '198.51.100.7:443', request: ada, caller: undefined });
  };
  for (let tries = 0; tries < 200; tries += 1) await ask();
  await expect(ask()).rejects.toThrow('Too many queries from your network. Please try again in 21 hours');
});
