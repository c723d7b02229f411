import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { brand } from '../../../shared/brand.ts';
import { newSession } from '../../platform/calls/members/session.ts';
import { delivering } from '../../platform/testing/delivering.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { mailsInMemory } from '../../platform/testing/mailer-in-memory.ts';
import { anAccountsDesk, aRegistration, aViewer } from '../account-builders.ts';
import mailMembers from '../mail-members.consumer.ts';
import { passkeySk } from '../passkeys/passkey-repository.ts';

const log = captureLog();

/** The consumer at a desk of accounts. A mail may fail, and a session not be ended, as often as it is told. */
function aMailer() {
  const desk = anAccountsDesk();
  const { mails, send } = mailsInMemory<'welcome' | 'account-exists' | 'credentials-changed'>();
  const setAside = vi.fn(async () => []);
  const failing = { mails: 0, ends: 0 };
  const handler = mailMembers.start(
    {
      ownedBy: (member) => {
        const { accounts, sessions } = desk.ownedBy(member);
        const end: typeof sessions.delete = async (sk, condition) => {
          if (failing.ends-- > 0) throw new Error('ECONNRESET');
          return sessions.delete(sk, condition);
        };
        return { accounts, sessions: { ...sessions, delete: end } };
      },
      open: desk.sealer.open,
      send: async (template, where, data) => {
        if (failing.mails-- > 0) throw new Error('Throttling');
        return send(template, where, data);
      },
    },
    { setAside },
  );
  return {
    ...desk,
    mails,
    setAside,
    failing,
    putPasskeys: (uid: string, credentialId: string) =>
      desk.ownedBy({ uid }).accounts.put(passkeySk(credentialId), {
        ...{ credentialId, publicKey: 'a2V5', counter: 0, transports: '', isSynced: false },
        ...{ addedAt: '2026-11-24T08:00:00.000Z', usedAt: '', sealed: '1.a2V5.Ym94' },
      }),
    deliver: delivering(handler),
  };
}

/** A mailer at a desk where Ada has an account and is signed in twice, and has just set a new password. */
async function aChangedAccount() {
  const mailer = aMailer();
  const { uid } = await mailer.aMember();
  await mailer.putCode('reset-password', 'ada@example.com');
  await mailer.reset('ada@example.com', '123456', 'another stage is lit by 9 lamps');
  const [registered, changed] = mailer.tables.announced();
  if (!registered || !changed) throw new Error('Two events are announced');
  /** Sessions as a crash of the endpoint leaves them. */
  const leave = async (credentials: number) => {
    const { item } = newSession({ uid, credentials, device: 'Chrome on Windows' }, mailer.clock.now);
    await mailer.tables.table('sessions').put(item);
  };
  await leave(1);
  await leave(1);
  await leave(2);
  return { ...mailer, uid, registered, changed, left: () => mailer.sessions().map(({ credentials }) => credentials) };
}

describe('a new member', () => {
  test('is welcomed by name, once, however often the event comes', async () => {
    const { deliver, mails, aMember, tables } = aMailer();
    await aMember();
    const [event] = tables.announced();
    if (!event) throw new Error('The registration is announced');
    expect(await deliver(event)).toEqual([]);
    expect(await deliver(event)).toEqual([]);
    expect(mails).toMatchObject([{ name: 'welcome', to: 'ada@example.com' }]);
    expect(mails[0]?.html).toContain('Welcome, Ada Lovelace');
  });

  test('who signs in with a number is welcomed by mail', async () => {
    const { deliver, mails, aMember, tables } = aMailer();
    await aMember({ login_name: '13800138000', email: 'ada@example.com' });
    await deliver(...tables.announced());
    expect(mails).toMatchObject([{ name: 'welcome', to: 'ada@example.com' }]);
  });

  test('who was erased meanwhile gets no mail', async () => {
    const { deliver, mails } = aMailer();
    const data = { uid: randomUUID() };
    expect(await deliver({ name: 'member.registered.v1', id: randomUUID(), data })).toEqual([]);
    expect(mails).toEqual([]);
    expect(log.text).toContain('"code":"member.missing"');
    expect(log.text).toContain(data.uid);
  });
});

test('who registers again is told by mail alone, once, and nothing that they typed is repeated', async () => {
  const { deliver, mails, aMember, putCode, register, tables } = aMailer();
  await aMember();
  await putCode('register', 'ada@example.com', '654321');
  await register(aRegistration({ code: '654321', userName: 'Win at casino' }));
  const declined = tables.announced().filter(({ name }) => name === 'registration.declined.v1');
  expect(declined).toHaveLength(1);
  await deliver(...declined, ...declined);
  expect(mails).toMatchObject([{ name: 'account-exists', to: 'ada@example.com' }]);
  expect(mails[0]?.html).not.toContain('casino');
});

describe('a change of credentials', () => {
  test('is told to the address, with its time in UTC, the account and whom to write to', async () => {
    const { deliver, mails, changed, uid } = await aChangedAccount();
    await deliver(changed);
    expect(mails).toMatchObject([
      { name: 'credentials-changed', to: 'ada@example.com', subject: 'Your password was changed' },
    ]);
    for (const told of ['2026-11-25 at 09:31 UTC', uid, brand.supportEmail]) expect(mails[0]?.text).toContain(told);
  });

  test('says how many passkeys still sign in, and nothing of them where there are none', async () => {
    const { deliver, mails, changed, uid, putPasskeys } = await aChangedAccount();
    await deliver(changed);
    expect(mails[0]?.text).not.toContain('passkey');
    await putPasskeys(uid, 'one');
    await deliver({ ...changed, id: randomUUID() });
    expect(mails[1]?.text).toContain('1 passkey still signs in to it');
    await putPasskeys(uid, 'two');
    await deliver({ ...changed, id: randomUUID() });
    expect(mails[2]?.text).toContain('2 passkeys still sign in to it');
  });

  test.each([
    ['passkey-added', 'A passkey was added to your account'],
    ['passkey-removed', 'A passkey was removed from your account'],
  ])('by which a %s is told, and ends no session', async (what, subject) => {
    const { deliver, mails, changed, left } = await aChangedAccount();
    const { credentials: _, ...data }: Record<string, unknown> = Object(changed.data);
    await deliver({ ...changed, data: { ...data, what, credentials: 1 } });
    expect(mails).toMatchObject([{ to: 'ada@example.com', subject }]);
    expect(left()).toEqual([1, 1, 2]);
  });

  test('of the address is told to the old one, without the new one', async () => {
    const { deliver, mails, aMember, putCode, rename, tables } = aMailer();
    const { uid } = await aMember();
    await putCode('prove-address', 'ada@example.com', '111111');
    await putCode('rebind', 'ada@lumen.example', '222222');
    const names = { old_login_name: 'ada@example.com', new_login_name: 'ada@lumen.example' };
    await rename(uid, { ...names, old_code: '111111', new_code: '222222' });
    await deliver(...tables.announced().filter(({ name }) => name === 'credentials.changed.v1'));
    expect(mails).toMatchObject([{ to: 'ada@example.com', subject: 'Your sign-in address was changed' }]);
    expect(mails[0]?.text).not.toContain('lumen');
  });

  test('ends the sessions that a crash left, and none that began after it, however often its event comes', async () => {
    const { deliver, mails, changed, left } = await aChangedAccount();
    expect(await deliver(changed)).toEqual([]);
    expect(left()).toEqual([2]);
    expect(await deliver(changed)).toEqual([]);
    expect(left()).toEqual([2]);
    expect(mails).toHaveLength(1);
  });

  test('comes back when a session could not be ended, and nobody was told before', async () => {
    const { deliver, mails, changed, left, failing } = await aChangedAccount();
    failing.ends = 1;
    expect(await deliver(changed)).toEqual([0]);
    expect(mails).toEqual([]);
    expect(await deliver(changed)).toEqual([]);
    expect(left()).toEqual([2]);
    expect(mails).toHaveLength(1);
  });

  test('whose mail fails after the sessions have ended comes back, and is told once', async () => {
    const { deliver, mails, changed, left, failing } = await aChangedAccount();
    failing.mails = 1;
    expect(await deliver(changed)).toEqual([0]);
    expect(left()).toEqual([2]);
    expect(await deliver(changed)).toEqual([]);
    expect(mails).toHaveLength(1);
  });

  test("leaves other members' sessions alone", async () => {
    const { deliver, changed, aMember, byPassword, sessions } = await aChangedAccount();
    const ben = await aMember({ login_name: 'ben@example.com' });
    await byPassword('ben@example.com', ben.password, aViewer());
    await deliver(changed);
    expect(sessions().map(({ pk }) => pk)).toContain(`member#${ben.uid}`);
  });
});

test('of a batch, only what failed comes back', async () => {
  const { deliver, mails, registered, changed, failing } = await aChangedAccount();
  failing.ends = 1;
  expect(await deliver(registered, changed)).toEqual([1]);
  expect(mails.map(({ name }) => name)).toEqual(['welcome']);
});

test('an event that cannot be read is set aside at once, and holds up no other', async () => {
  const { deliver, mails, setAside, registered, changed } = await aChangedAccount();
  const strange = { ...changed, data: { uid: 'x', what: 'shoe size' } };
  expect(await deliver(strange, registered)).toEqual([]);
  expect(setAside).toHaveBeenCalledWith([expect.objectContaining({ messageId: '0' })]);
  expect(mails.map(({ name }) => name)).toEqual(['welcome']);
});
