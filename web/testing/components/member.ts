import { onTestFinished } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { session } from '../../src/lib/session/browser-session.ts';
import type { UserInfo } from '../../src/lib/session/session.ts';

const ada: UserInfo = {
  uid: 'u1',
  login_token: 'token',
  userName: 'Ada Lovelace',
  header: '',
  company: '',
  email: 'ada@example.com',
  industry: '',
  telephone: '',
};

/** Has somebody signed in until the test ends. @returns their profile as the site answers it */
export function aMember(fields: Partial<UserInfo> = {}) {
  const user = { ...ada, ...fields };
  session.signIn(user);
  onTestFinished(async () => {
    await cleanup(); // what is shown would ask anew, and reach the next test's answers
    session.signOut();
  });
  return { ...user, revision: 1 };
}
