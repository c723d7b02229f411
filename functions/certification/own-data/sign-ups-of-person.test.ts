import { expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { aSignUpDesk } from '../sign-up-builders.ts';
import { recordOf } from '../sign-ups/opened-sign-up.ts';
import { signUpKey } from '../sign-ups/sign-up.ts';
import { signUpReader } from './sign-ups-of-person.ts';

captureLog();

test('a record leads to the sign-up that it was of, and not to what took its place', async () => {
  const { signedUp, table, clock } = aSignUpDesk();
  const first = await signedUp();
  const read = signUpReader(table);
  expect(await read(recordOf(first))).toEqual(first);
  await table.update(signUpKey(first), { set: { state: 'photo-refused' } });
  clock.now += 60_000;
  const second = await signedUp({ name: 'Grace Hopper' });
  expect(await read(recordOf(first))).toBeUndefined();
  expect(await read(recordOf(second))).toEqual(second);
});
