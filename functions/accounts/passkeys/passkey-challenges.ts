import { createHash, randomBytes } from 'node:crypto';
import { passkeyLimits } from '../../../shared/passkeys.ts';
import type { Condition } from '../../platform/tables/conditions.ts';
import type { Item, Key } from '../../platform/tables/item.ts';

/**
 * Challenges that a browser signs with a passkey, in the table `codes`: by their hash, for five minutes. One to sign in is bound to nothing
 * but itself, as nobody has said who they are. One to add a passkey is the newest of its member, who gave the password for it; a change of
 * credentials, and the next one, put an end to it. So no two passkeys are added at the same time.
 *
 * | challenge | pk                         | sk          | attributes                                                       |
 * |-----------|----------------------------|-------------|------------------------------------------------------------------|
 * | sign in   | `passkey-sign-in#<hash>`   | `challenge` | `expires`                                                        |
 * | add       | `passkey-adding#<uid>`     | `challenge` | `challengeHash`, `expires`; `credentials` of the member, by number |
 *
 * Each is used up by a delete under the condition that it is there and not over.
 */
interface Challenge {
  /** Bytes in Base64 for URLs, as the browser signs them; kept nowhere. */
  readonly challenge: string;
  readonly item: Item & Key;
}

/** A challenge that was sent back, and the condition under which it is one of ours that nobody has used. */
interface Unused {
  readonly key: Key;
  readonly unused: Condition;
}

const challengeBytes = 32;
const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url');
const seconds = (now: number) => Math.floor(now / 1_000);

const signInKey = (challenge: string): Key => ({ pk: `passkey-sign-in#${hashOf(challenge)}`, sk: 'challenge' });
const addingKey = (uid: string): Key => ({ pk: `passkey-adding#${uid}`, sk: 'challenge' });

function fresh(now: number) {
  const challenge = randomBytes(challengeBytes).toString('base64url');
  return { challenge, expires: seconds(now) + passkeyLimits.answerSeconds };
}

/** @param now milliseconds */
export function newSignInChallenge(now: number): Challenge {
  const { challenge, expires } = fresh(now);
  return { challenge, item: { ...signInKey(challenge), expires } };
}

/** @param now milliseconds */
export function usedToSignIn(challenge: string, now: number): Unused {
  return { key: signInKey(challenge), unused: { expires: { above: seconds(now) } } };
}

interface Adding {
  readonly uid: string;
  readonly credentials: number;
}

/** @param now milliseconds */
export function newAddingChallenge({ uid, credentials }: Adding, now: number): Challenge {
  const { challenge, expires } = fresh(now);
  return { challenge, item: { ...addingKey(uid), challengeHash: hashOf(challenge), credentials, expires } };
}

/** @param now milliseconds */
export function usedToAdd(challenge: string, { uid, credentials }: Adding, now: number): Unused {
  return {
    key: addingKey(uid),
    unused: { challengeHash: hashOf(challenge), credentials, expires: { above: seconds(now) } },
  };
}
