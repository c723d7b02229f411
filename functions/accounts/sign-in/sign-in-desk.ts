import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../../../shared/contract/account-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { KeepLimit } from '../../platform/calls/limits/limit-keeper.ts';
import type { Viewer } from '../../platform/calls/viewer.ts';
import { type CheckCode, wrongCode } from '../../platform/codes/code-checker.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import * as lines from '../log-lines.ts';
import { hashOfName, type memberFinder } from '../members/member-repository.ts';
import { checkPassword, hashPassword } from '../passwords/password-hash.ts';
import type { IsKnown } from './known-networks.ts';
import type { OpenSession } from './session-opener.ts';

interface Desk {
  readonly sealer: Pick<Sealer, 'lookupHash'>;
  readonly find: ReturnType<typeof memberFinder>;
  readonly isKnown: IsKnown;
  readonly keepLimit: KeepLimit;
  readonly checkCode: CheckCode;
  readonly openSession: OpenSession<'codes'>;
}

/** Guesses of one name's password in an hour, from networks that its member has not signed in from (product-rules.md#sign-in). */
const guessesOfName = [{ max: 20, seconds: 60 * 60 }];

const wrong = () => new Refusal('The login name or the password is wrong');

/**
 * Signs members in. Whether a name has an account shows neither in the answer nor in its time: an unknown one is read, counted and compared
 * like any other.
 */
export function signInDesk({ sealer, find, isKnown, keepLimit, checkCode, openSession }: Desk) {
  return {
    /** @throws Refusal for a wrong name or password, or too many guesses of the name */
    byPassword: async (name: string, password: string, viewer: Viewer): Promise<SignedIn> => {
      const nameHash = await hashOfName(sealer, name);
      const member = await find(nameHash);
      if (!(await isKnown(member, viewer)))
        await keepLimit(
          { name: 'guesses', what: 'tries to sign in with this name', whom: nameHash, windows: guessesOfName },
          randomUUID(),
        );
      const { isRight, isOutdated } = await checkPassword(password, member?.passwordHash);
      if (!member || !isRight) {
        log(lines.signInRefused, { by: 'password', uid: member?.uid ?? '' });
        throw wrong();
      }
      const passwordHash = isOutdated ? await hashPassword(password) : undefined;
      const opened = await openSession(member, viewer, { passwordHash });
      if (!opened) throw wrong();
      return opened;
    },

    /** @throws Refusal for a wrong name or code */
    byCode: async (name: string, code: string, viewer: Viewer): Promise<SignedIn> => {
      const nameHash = await hashOfName(sealer, name);
      const member = await find(nameHash);
      const comparer = { viewerAddress: viewer.viewerAddress, isKnown: await isKnown(member, viewer) };
      const right = await checkCode('sign-in', member?.emailHash ?? nameHash, code, comparer);
      const opened = member && (await openSession(member, viewer, { usedUp: { table: 'codes', ...right } }));
      if (!opened) throw wrongCode();
      return opened;
    },
  };
}
