import { expect, test } from 'vitest';
import type { Subject } from '../../platform/personal-data/person.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { aSignUpDesk } from '../sign-up-builders.ts';
import { recordOf, signUpKey } from '../sign-ups/sign-up.ts';
import { signUpReader, signUpsOfPerson } from './sign-ups-of-person.ts';

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

/** Sign-ups of one address: Ada's while signed in, a visitor's, and Eve's, who was signed in too; and how they are found. */
async function anAddressOfThree() {
  const { signedUp, tables, table, ownedBy, sealer } = aSignUpDesk();
  const own = await signedUp({}, 'ada');
  const visitors = await signedUp({ idcard: '110101199003070003', name: 'Grace Hopper', phone: '13900139000' });
  const eves = await signedUp({ idcard: '110101199003070011', name: 'Eve', phone: '13700137000' }, 'eve');
  const bySignUpEmail = tables.index('certification.bySignUpEmail');
  const bySignUpPhone = tables.index('certification.bySignUpPhone');
  const find = signUpsOfPerson({ ownedBy, bySignUpEmail, bySignUpPhone, certification: table });
  const numbers = async (subject: Subject) => (await find(subject, '')).list.map(({ id }) => id).toSorted();
  const value = await sealer.lookupHash('email', 'ada@example.com');
  const sorted = (...signUps: (typeof own)[]) => signUps.map((signUp) => recordOf(signUp).id).toSorted();
  return { numbers, value, sorted, own, visitors, eves };
}

test('the address of a member leads to what nobody else was signed in for, and their id to their own', async () => {
  const { numbers, value, sorted, own, visitors, eves } = await anAddressOfThree();
  expect(await numbers({ by: 'email', value, holder: 'ada' })).toEqual(sorted(own, visitors));
  expect(await numbers({ by: 'email', value, holder: 'eve' })).toEqual(sorted(visitors, eves));
  expect(await numbers({ by: 'member', value: 'ada' })).toEqual(sorted(own));
});

test('an address that no member has leads to what nobody was signed in for: what is a member’s is found by their id', async () => {
  const { numbers, value, sorted, visitors } = await anAddressOfThree();
  expect(await numbers({ by: 'email', value })).toEqual(sorted(visitors));
});
