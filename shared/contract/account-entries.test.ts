import { expect, test } from 'vitest';
import * as ownAccount from './accounts/own-account.ts';
import * as passkeys from './accounts/passkeys.ts';
import * as signIn from './accounts/sign-in.ts';

const entries = Object.entries({ ...signIn, ...ownAccount, ...passkeys });

test('the firewall lets a password be of any characters, wherever one is taken', () => {
  const taking = entries.filter(([, { example }]) => 'password' in example);
  expect(taking.map(([name]) => name)).toEqual([
    ...['registerMember', 'signIn', 'resetPassword', 'deleteAccount', 'startAddingPasskey'],
  ]);
  expect(taking.filter(([, entry]) => !('freeText' in entry))).toEqual([]);
});
