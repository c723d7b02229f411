import { expect, test, vi } from 'vitest';
import { querySignUp } from '../../../shared/contract/certification/sign-up.ts';
import { entryLimits } from '../../platform/calls/limits/entry-limits.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anIdcard, aSignUpDesk } from '../sign-up-builders.ts';
import { signUpFinder, signUpQuery } from './sign-up-query.ts';

const log = captureLog();
const ada = { name: 'ada  LOVELACE', idcard: anIdcard };

test('the newest sign-up is found by ID number and name, which is masked', async () => {
  const { signedUp, query, clock } = aSignUpDesk();
  await signedUp();
  clock.now = Date.parse('2026-12-02T09:30:00.000Z');
  await signedUp();
  const found = { name: 'a** L**', company: 'Stage One', period: '2026-12', status: 'received' };
  expect(await query(ada)).toEqual(found);
  expect(log.text).not.toMatch(/Lovelace|11010519491231002X/i);
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
  await expect(query({ ...ada, idcard: '110101199003070009' })).rejects.toMatchObject(unfound);
});

test('found, another name and nothing take the same calls, so that their time tells nothing', async () => {
  const { signedUp, table, sealer, keepLimit } = aSignUpDesk();
  await signedUp();
  const calls: string[] = [];
  const counted = {
    lookupHash: (...asked: Parameters<typeof sealer.lookupHash>) => {
      calls.push('hash');
      return sealer.lookupHash(...asked);
    },
  };
  const read = {
    ...table,
    queryAll: (...asked: Parameters<typeof table.queryAll>) => {
      calls.push('query');
      return table.queryAll(...asked);
    },
  };
  const query = signUpQuery({ find: signUpFinder(read, counted), sealer: counted, keepLimit });
  const callsOf = async (asked: typeof ada) => {
    calls.length = 0;
    await query(asked).catch(() => undefined);
    return calls.join();
  };
  const found = await callsOf(ada);
  expect(found).toBe('hash,hash,query');
  expect(await callsOf({ ...ada, name: 'Eve' })).toBe(found);
  expect(await callsOf({ ...ada, idcard: '110101199003070009' })).toBe(found);
});

test('one person is asked after twenty times a day', async () => {
  const { signedUp, query, clock } = aSignUpDesk();
  await signedUp();
  for (let time = 0; time < 20; time += 1) await query(ada);
  await expect(query(ada)).rejects.toThrow('Too many queries about one person');
  clock.now += 24 * 60 * 60 * 1_000;
  await expect(query(ada)).resolves.toMatchObject({ period: '2026-11' });
});

test('one network tries two hundred ID numbers a day, however slowly', async () => {
  const { tables } = aSignUpDesk();
  vi.useFakeTimers({ now: Date.parse('2026-11-25T00:00:00.000Z'), toFake: ['Date'] });
  try {
    const keep = entryLimits(querySignUp, { tables: { limits: tables.table('limits') } });
    const ask = async () => {
      vi.setSystemTime(Date.now() + 60_000);
      await keep({ viewerAddress: '198.51.100.7:443', request: ada, caller: undefined });
    };
    for (let tries = 0; tries < 200; tries += 1) await ask();
    await expect(ask()).rejects.toThrow('Too many queries from your network. Please try again in 21 hours');
  } finally {
    vi.useRealTimers();
  }
});
