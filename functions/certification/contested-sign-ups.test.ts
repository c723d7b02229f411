import { expect, test } from 'vitest';
import { createTrail } from '../platform/audit/audit.ts';
import { delivering } from '../platform/testing/delivering.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { operating } from '../platform/testing/starting.ts';
import exportSignUps from './export-sign-ups.ts';
import listContestedSignUps from './list-contested-sign-ups.ts';
import mailSignUps from './mail-sign-ups.consumer.ts';
import settleSignUp from './settle-sign-up.ts';
import { anIdcard, aSignUpDesk } from './sign-up-builders.ts';
import { numberOf, placeOf, signUpKey } from './sign-ups/sign-up.ts';
import { eraserAsRead } from './sign-ups/sign-up-eraser.ts';

captureLog();

const operator = 'arn:aws:iam::123456789012:user/kim';

/** A desk at which operators settle what is contested. */
function aDesk() {
  const desk = aSignUpDesk();
  const { tables, table, sealer, transact } = desk;
  const audited = createTrail({ table: tables.table('audit'), transact: tables.transactTellingAll, pause: () => 0 });
  const bucket = { link: async (key: string) => `https://photos.example.com/${key}` } as never; // of all that buckets do, it links
  const byContest = tables.index('certification.byContest');
  const bySignUpPeriod = tables.index('certification.bySignUpPeriod');
  const opening = { certification: table, open: sealer.open, bucket, audited };
  const list = operating(listContestedSignUps, { ...opening, byContest });
  const read = operating(exportSignUps, { ...opening, bySignUpPeriod });
  const settle = operating(settleSignUp, { certification: table, transact, audited });
  return {
    ...desk,
    contested: async () => (await list({ operator })).list,
    exported: async () => (await read({ period: '2026-11', operator })).list,
    settle: (sign_up: string) => settle({ sign_up, operator }),
  };
}

/** Ada has signed up, and from two other mailboxes somebody with her ID number; Grace alone with hers. */
async function withContest() {
  const desk = aDesk();
  const first = await desk.signedUp({}, 'u1');
  const eves = await desk.signedUp({ name: 'Eve', email: 'eve@example.com' }, 'u2');
  const mallorys = await desk.signedUp({ name: 'Mallory', email: 'mallory@example.com' });
  await desk.signedUp({ name: 'Grace Hopper', email: 'grace@example.com', idcard: '110101199003070011' });
  return { ...desk, first, eves, mallorys };
}

test('operators see who is contested, the earlier first, and nobody else', async () => {
  const { contested, exported, first } = await withContest();
  const listed = await contested();
  expect(listed.map(({ email }) => email)[0]).toBe('ada@example.com');
  expect(listed.map(({ email }) => email).toSorted()).toEqual([
    'ada@example.com',
    'eve@example.com',
    'mallory@example.com',
  ]);
  expect(listed[0]).toMatchObject({ sign_up: numberOf(first), idcard: anIdcard, contested: true });
  const marked = (await exported()).map((one) => [one.email, one.contested]);
  expect(Object.fromEntries(marked)).toEqual({
    'ada@example.com': true,
    'eve@example.com': true,
    'mallory@example.com': true,
    'grace@example.com': false,
  });
});

test('each candidate finds the own sign-up by the own name until then', async () => {
  const { query } = await withContest();
  for (const name of ['Ada Lovelace', 'Eve', 'Mallory'])
    expect(await query({ name, idcard: anIdcard })).toMatchObject({ period: '2026-11', status: 'received' });
});

test('of two under one name the earlier is answered, also once it came again with another photo', async () => {
  const { signedUp, query, table, clock } = aDesk();
  const first = await signedUp({ company: 'Stage One' });
  await signedUp({ company: 'Stage Two', email: 'eve@example.com' });
  const ada = { name: 'Ada Lovelace', idcard: anIdcard };
  expect(await query(ada)).toMatchObject({ company: 'Stage One' });
  await table.update(signUpKey(first), { set: { state: 'photo-refused' } });
  clock.now += 60_000;
  await signedUp({ company: 'Stage One' });
  expect(await query(ada)).toMatchObject({ company: 'Stage One', status: 'received' });
});

test.each(['first', 'eves'] as const)(
  '%s is kept, the others go with photos and what leads members to them',
  async (which) => {
    const { settle, contested, exported, storedAll, upload, ownedBy, tables, ...signUps } = await withContest();
    const kept = signUps[which];
    const others = [signUps.first, signUps.eves, signUps.mallorys].filter((one) => one !== kept);
    expect(await settle(numberOf(kept))).toEqual({ sign_up: numberOf(kept), erased: 2 });
    const { contested: _, ...settled } = kept;
    expect(await storedAll()).toEqual([settled]);
    for (const { photo = '', uid = 'nobody' } of others) {
      expect(await upload(photo)).toMatchObject({ due: 'unused' });
      expect(await ownedBy({ uid }).certification.queryAll()).toEqual([]);
    }
    expect(await contested()).toEqual([]);
    expect((await exported()).filter((one) => one.contested)).toEqual([]);
    expect(tables.items()).toContainEqual(expect.objectContaining({ subject: numberOf(kept), operator }));
  },
);

test('settling again, or what was never contested, is refused', async () => {
  const { settle, first } = await withContest();
  await settle(numberOf(first));
  await expect(settle(numberOf(first))).rejects.toThrow('This sign-up is not contested');
  await expect(settle(`2026-11.${'n'.repeat(43)}`)).rejects.toThrow('There is no such sign-up');
});

test('of two that are kept at once one stays', async () => {
  const { settle, first, eves, mallorys, storedAll } = await withContest();
  const settled = await Promise.allSettled([first, eves, mallorys].map((one) => settle(numberOf(one))));
  expect(settled.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(2);
  expect((await storedAll()).length).toBeGreaterThanOrEqual(1);
});

test('what is awarded while another one is being kept stays', async () => {
  const { table, transact, first, eves, storedAll } = await withContest();
  await table.update(signUpKey(first), { set: { state: 'certified', certificate: 'MS-7K3F-9QXD-E' } });
  expect(await eraserAsRead(transact)(first, eves)).toBe(false);
  expect(await storedAll()).toHaveLength(3);
});

test('nobody loses a certificate by it', async () => {
  const { settle, table, first, eves } = await withContest();
  await table.update(signUpKey(first), { set: { state: 'certified' } });
  await expect(settle(numberOf(eves))).rejects.toThrow(`The certificate of ${numberOf(first)} was awarded`);
  expect(await settle(numberOf(first))).toMatchObject({ erased: 2 });
});

test('settling that broke off is done again', async () => {
  const { settle, erase, mallorys, eves, contested, storedAll } = await withContest();
  await erase(mallorys);
  expect(await contested()).toHaveLength(2);
  expect(await settle(numberOf(eves))).toMatchObject({ erased: 1 });
  expect(await storedAll()).toHaveLength(1);
});

test('a contested sign-up whose first one was erased stays listed until it is kept, and takes nobody else in', async () => {
  const { signedUp, erase, settle, contested, storedAll } = aDesk();
  const first = await signedUp();
  const eves = await signedUp({ email: 'eve@example.com' });
  await erase(first);
  expect(await contested()).toMatchObject([{ email: 'eve@example.com', contested: true }]);
  await settle(numberOf(eves));
  expect(await contested()).toEqual([]);
  expect(await storedAll()).toHaveLength(1);
});

test('a contested sign-up is confirmed by mail to its own mailbox', async () => {
  const { table, sealer, eves } = await withContest();
  const mails: string[] = [];
  const clients = {
    certification: table,
    open: sealer.open,
    send: async (_: unknown, { to }: { to: string }) => {
      mails.push(to);
      return 'sent' as const;
    },
  };
  const mail = delivering(mailSignUps.start(clients, { setAside: async (messages) => messages }));
  expect(
    await mail({
      name: 'exam.signed-up.v1',
      id: 'c9bf9e57-1685-4c89-bafb-ff5af830be8a',
      data: { signUp: numberOf(eves) },
    }),
  ).toEqual([]);
  expect(mails).toEqual(['eve@example.com']);
});

test('a number leads back to its sign-up', async () => {
  const { first, eves } = await withContest();
  for (const { idHash, sk } of [first, eves]) expect(placeOf(numberOf({ idHash, sk }))).toEqual({ idHash, sk });
});
