import { expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { aSignUpDesk } from '../sign-up-builders.ts';
import { photoFollower } from './photo-follower.ts';
import { type StoredSignUp, signUpKey, takerOf } from './sign-up.ts';

captureLog();

/** A desk that hears what becomes of photos, and the mails that went. */
function aDesk() {
  const desk = aSignUpDesk();
  const mails: string[] = [];
  const follow = photoFollower({
    table: desk.table,
    sealer: desk.sealer,
    send: async (_, { to, id }) => {
      mails.push(`${id} ${to}`);
      return 'sent';
    },
  });
  const told = (event: string, signUp: StoredSignUp, id = 'one') =>
    follow({ event, id, data: { key: signUp.photo, kind: 'headimg', usedBy: takerOf(signUp) } } as never);
  return { ...desk, mails, told };
}

test('who sent a photo that was refused is asked for another one, also when the event comes again', async () => {
  const { signedUp, told, mails, stored } = aDesk();
  const signUp = await signedUp();
  await told('upload.refused.v1', signUp);
  await told('upload.refused.v1', signUp);
  expect(await stored()).toMatchObject({ state: 'photo-refused' });
  expect(mails).toEqual(['one ada@example.com', 'one ada@example.com']);
});

test('who has the certificate is asked for no other photo', async () => {
  const { signedUp, told, mails, table, stored } = aDesk();
  const signUp = await signedUp();
  await table.update(signUpKey(signUp), { set: { state: 'certified' } });
  await told('upload.refused.v1', signUp);
  await told('upload.overdue.v1', signUp, 'two');
  expect(mails).toEqual([]);
  expect(await stored()).toMatchObject({ state: 'certified' });
});

test('a photo that came late and is right needs no other one', async () => {
  const { signedUp, told, mails, stored } = aDesk();
  const signUp = await signedUp();
  await told('upload.overdue.v1', signUp);
  await told('upload.inspected.v1', signUp, 'two');
  expect(await stored()).toMatchObject({ state: 'received' });
  expect(mails).toHaveLength(1);
});
