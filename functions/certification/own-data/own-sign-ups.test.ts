import { describe, expect, test } from 'vitest';
import { codeRequested } from '../../../events/code-requested/event.ts';
import { codeExpiry, codeKey, hashOfCode } from '../../platform/codes/code-checker.ts';
import type { Occurrence } from '../../platform/events/envelope.ts';
import { delivering } from '../../platform/testing/delivering.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling } from '../../platform/testing/starting.ts';
import askForOwnSignUps from '../ask-for-own-sign-ups.consumer.ts';
import eraseSignUpsByCode from '../erase-sign-ups-by-code.ts';
import exportSignUpsByCode from '../export-sign-ups-by-code.ts';
import sendOwnSignUpsCode from '../send-own-sign-ups-code.ts';
import { anIdcard, aSignUpDesk } from '../sign-up-builders.ts';
import { hashOfPerson } from '../sign-ups/sign-up.ts';

captureLog();

const ada = { name: 'Ada Lovelace', idcard: anIdcard };
const wrongCode = 'The verification code is wrong';
const [first, second] = ['c9bf9e57-1685-4c89-bafb-ff5af830be8a', '7d444840-9dc0-41d1-b245-5ffdce74fad2'];

/** A desk at which people ask for what is kept of them, and what was mailed to whom: the last code counts. */
function aDesk() {
  const desk = aSignUpDesk();
  const { table: certification, codes, sealer, keepLimit, transact, clock } = desk;
  const { open, lookupHash } = sealer;
  const mailed = new Map<string, string>();
  const asked: { address: string; id?: string; occurredAt?: string }[] = [];
  const clients = {
    ...{ certification, keepLimit, open, lookupHash },
    sealFor: async (_domain: string, _subject: string, { address = '' }: Readonly<Record<string, string>>) => address,
    publish: async (_: unknown, data: unknown, occurrence?: Occurrence) => {
      const { purpose, sealedAddress: address, addressHash } = codeRequested.data.parse(data);
      asked.push({ address, ...occurrence });
      const code = String(111_111 + mailed.size);
      const codeHash = await hashOfCode(sealer, purpose, addressHash, code);
      const row = { codeHash, requestId: address, requestedAt: clock.now, tries: 0, expires: codeExpiry(clock.now) };
      await codes.put({ ...codeKey(purpose, addressHash), ...row });
      mailed.set(address, code);
    },
  };
  const request = delivering(
    askForOwnSignUps.start(clients, { setAside: async (messages) => messages }),
    '2026-12-02T09:30:00.000Z',
  );
  const byCode = { certification, codes, lookupHash };
  return {
    ...desk,
    mailed,
    asked,
    codeOf: (address: string) => mailed.get(address) ?? '',
    askForCode: async ({ name, idcard }: typeof ada, id: string = crypto.randomUUID()) => {
      const idHash = await sealer.lookupHash('idcard', idcard);
      const data = { idHash, nameHash: await hashOfPerson(sealer, idHash, name) };
      expect(await request({ name: 'own-sign-ups.asked.v1', id, data })).toEqual([]);
    },
    exportBy: calling(exportSignUpsByCode, { ...byCode, open }),
    eraseBy: calling(eraseSignUpsByCode, { ...byCode, transact }),
  };
}

/** Ada signs up in November; in December somebody who knows her ID number does, with a mailbox of their own. */
async function withStranger(name = 'Ada Lovelace') {
  const desk = aDesk();
  await desk.signedUp();
  desk.clock.now = Date.parse('2026-12-02T09:30:00.000Z');
  await desk.signedUp({ name, email: 'eve@example.com', phone: '13900139000', addr: 'Nowhere' });
  return desk;
}

test('codes for own data have a count of their own, of each network apart from all others, which leaves a mailbox some', async () => {
  const { sealer, keepLimit, query, clock } = aSignUpDesk();
  const published: unknown[] = [];
  const publish = async (_: unknown, data: unknown) => void published.push(data);
  const clients = { publish, keepLimit, lookupHash: sealer.lookupHash };
  const from = (host: number) => calling(sendOwnSignUpsCode, clients)(ada, { viewerAddress: `198.51.100.${host}:443` });
  for (let time = 0; time < 20; time += 1)
    await expect(query({ ...ada, name: `Eve ${time}` }, '198.51.100.1')).rejects.toMatchObject({ status: -1 });
  for (let time = 0; time < 5; time += 1) {
    await from(1);
    await expect(from(1)).rejects.toThrow(
      /^Too many codes for this number. Please try again in (1 minute|24 hours)\.$/,
    );
    clock.now += 60_000;
  }
  await expect(from(1)).rejects.toThrow('hours');
  await from(2);
  expect(published).toHaveLength(6);
});

describe('a code for what is kept of sign-ups', () => {
  test('opens them once, and in the same words nothing for another code or name', async () => {
    const { signedUp, askForCode, codeOf, exportBy } = aDesk();
    await signedUp();
    await askForCode(ada);
    const code = codeOf('ada@example.com');
    await expect(exportBy({ ...ada, code: '999999' })).rejects.toThrow(wrongCode);
    await expect(exportBy({ ...ada, name: 'Eve', code })).rejects.toThrow(wrongCode);
    expect((await exportBy({ ...ada, code })).list).toMatchObject([{ says: { email: 'ada@example.com' } }]);
    await expect(exportBy({ ...ada, code })).rejects.toThrow(wrongCode);
  });

  test.each(['Ada Lovelace', 'Eve'])(
    'opens only what was signed up from its own mailbox, though somebody signs up as %s with the same ID number',
    async (name) => {
      const { askForCode, codeOf, exportBy } = await withStranger(name);
      await askForCode({ ...ada, name });
      const { list } = await exportBy({ ...ada, name, code: codeOf('eve@example.com') });
      expect(list).toMatchObject([{ says: { period: '2026-12', email: 'eve@example.com' } }]);
    },
  );

  test('erases nothing of another mailbox', async () => {
    const { askForCode, codeOf, eraseBy, stored } = await withStranger();
    await askForCode(ada);
    expect(await eraseBy({ ...ada, code: codeOf('eve@example.com') })).toEqual({ erased: 1 });
    expect(await stored('2026-12')).toBeUndefined();
    expect(await stored('2026-11')).toBeDefined();
  });

  test.each(['Ada Lovelace', 'Eve'])(
    'still comes to whom somebody else has signed up after as %s, and opens theirs',
    async (name) => {
      const { askForCode, codeOf, exportBy } = await withStranger(name);
      await askForCode(ada);
      const { list } = await exportBy({ ...ada, code: codeOf('ada@example.com') });
      expect(list).toMatchObject([{ says: { period: '2026-11', addr: '1 Stage Road, Shanghai' } }]);
    },
  );

  test('goes once to each mailbox, and one that has had its codes keeps none from another', async () => {
    const { askForCode, mailed } = await withStranger();
    await askForCode(ada, first);
    expect([...mailed.keys()].toSorted()).toEqual(['ada@example.com', 'eve@example.com']);
    mailed.clear();
    await askForCode(ada, second);
    expect([...mailed.keys()]).toEqual([]);
  });

  test('is asked for once more where its event comes again months later, as the same request of the same time', async () => {
    const { askForCode, asked, clock } = await withStranger();
    await askForCode(ada, first);
    clock.now += 80 * 24 * 60 * 60_000;
    await askForCode(ada, first);
    const [one, other, oneAgain, otherAgain] = asked;
    expect([oneAgain, otherAgain]).toEqual([one, other]);
    expect(one?.id).not.toBe(other?.id);
    expect(one?.occurredAt).toBe('2026-12-02T09:30:00.000Z');
  });

  test('goes nowhere for another name or number', async () => {
    const { signedUp, askForCode, mailed } = aDesk();
    await signedUp();
    await askForCode({ ...ada, name: 'Eve' });
    await askForCode({ ...ada, idcard: '110101199003070009' });
    expect(mailed.size).toBe(0);
  });
});
