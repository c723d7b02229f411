import { expect, test } from 'vitest';
import { delivering } from '../platform/testing/delivering.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import followPhotos from './follow-photos.consumer.ts';
import { aSignUpDesk } from './sign-up-builders.ts';
import { type StoredSignUp, signUpKey, takerOf } from './sign-ups/sign-up.ts';

captureLog();

const one = 'c9bf9e57-1685-4c89-bafb-ff5af830be8a';
const two = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

/** A desk that hears what becomes of photos, and the mails that went. */
function aDesk() {
  const desk = aSignUpDesk();
  const mails: string[] = [];
  const clients = {
    certification: desk.table,
    open: desk.sealer.open,
    send: async (_: unknown, { to, id }: { to: string; id: string }) => {
      mails.push(`${id} ${to}`);
      return 'sent' as const;
    },
  };
  const follow = delivering(followPhotos.start(clients, { setAside: async (messages) => messages }));
  const told = async (name: string, signUp: StoredSignUp, id = one) => {
    const facts = { key: signUp.photo, kind: 'headimg', usedBy: takerOf(signUp) };
    const data = name === 'upload.refused.v1' ? { ...facts, reason: 'not-a-picture' } : facts;
    expect(await follow({ name, id, data })).toEqual([]);
  };
  return { ...desk, mails, told };
}

test('who sent a photo that was refused is asked for another one, also when the event comes again', async () => {
  const { signedUp, told, mails, stored } = aDesk();
  const signUp = await signedUp();
  await told('upload.refused.v1', signUp);
  await told('upload.refused.v1', signUp);
  expect(await stored()).toMatchObject({ state: 'photo-refused' });
  expect(mails).toEqual([`${one} ada@example.com`, `${one} ada@example.com`]);
});

test('who has the certificate is asked for no other photo', async () => {
  const { signedUp, told, mails, table, stored } = aDesk();
  const signUp = await signedUp();
  await table.update(signUpKey(signUp), { set: { state: 'certified' } });
  await told('upload.refused.v1', signUp);
  await told('upload.overdue.v1', signUp, two);
  expect(mails).toEqual([]);
  expect(await stored()).toMatchObject({ state: 'certified' });
});

test('a photo that came late and is right needs no other one', async () => {
  const { signedUp, told, mails, stored } = aDesk();
  const signUp = await signedUp();
  await told('upload.overdue.v1', signUp);
  await told('upload.inspected.v1', signUp, two);
  expect(await stored()).toMatchObject({ state: 'received' });
  expect(mails).toHaveLength(1);
});
