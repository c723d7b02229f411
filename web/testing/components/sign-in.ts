import { onTestFinished } from 'vitest';
import { session } from '../../src/lib/session/browser-session.ts';
import { showSignInBy } from '../../src/lib/session/sign-in.ts';
import { aMember } from './member.ts';

/**
 * Stands for the login dialog until the test ends; whoever is signed in does not see it.
 * @param uid of who signs in there; undefined for a visitor who closes it
 * @returns how often it was shown
 */
export function answerSignIn(uid?: string): () => number {
  let times = 0;
  showSignInBy(async () => {
    if (session.user()) return true;
    times += 1;
    if (uid !== undefined) aMember({ uid });
    return uid !== undefined;
  });
  onTestFinished(() => showSignInBy(async () => false));
  return () => times;
}
