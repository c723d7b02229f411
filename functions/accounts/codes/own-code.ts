import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { KeepLimit } from '../../platform/calls/limits/limit-keeper.ts';
import type { Member } from '../../platform/calls/members/member.ts';
import { Told } from '../../platform/calls/told.ts';
import type { CheckCode, Comparer, RightCode } from '../../platform/codes/code-checker.ts';
import { codesOfMember } from '../../platform/codes/code-limits.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import { hashOfName } from '../members/member-repository.ts';
import { profileReader } from '../members/profile.ts';
import type { RequestCode } from './code-requester.ts';

interface Owning {
  readonly ownedBy: OwnedBy<{ readonly accounts: OwnedTable<'GetItem'> }>;
  readonly sealer: Pick<Sealer, 'open' | 'lookupHash'>;
}

/**
 * The address to which a member's codes go, if they name themselves by a login name of their own. Their own row says which those are,
 * so nobody else's is read.
 * @throws Refusal for any other name, whether somebody has it or not
 */
function addressReader({ ownedBy, sealer }: Owning) {
  const read = profileReader(sealer);
  return async (member: Pick<Member, 'uid'>, name: string): Promise<string> => {
    const { email, telephone } = await read(ownedBy(member).accounts, member.uid);
    if (name === email || name === telephone) return email;
    throw new Refusal('This is not a login name of your account');
  };
}

interface Sender extends Owning {
  readonly keepLimit: KeepLimit;
  readonly requestCode: RequestCode;
}

/**
 * Sends members a code that proves that they still read the mail of their address. Their session proves them, so no stranger's requests count.
 * @throws Refusal for a login name that is not theirs, or a member who has had their codes
 */
export function ownCodeSender({ keepLimit, requestCode, ...owning }: Sender) {
  const addressOf = addressReader(owning);
  return async (member: Pick<Member, 'uid'>, name: string) => {
    const email = await addressOf(member, name);
    await keepLimit(codesOfMember('prove-address', member.uid), randomUUID());
    return requestCode('prove-address', email);
  };
}

interface Checker extends Owning {
  readonly checkCode: CheckCode;
  readonly returnTry: (right: RightCode) => Promise<boolean>;
}

/**
 * Says whether such a code is right. A wrong one costs a try, a right one none, and is not used up.
 * @throws Refusal for a wrong code, or a login name that is not theirs
 */
export function ownCodeChecker({ checkCode, returnTry, ...owning }: Checker) {
  const addressOf = addressReader(owning);
  return async (member: Pick<Member, 'uid'>, name: string, code: string, { viewerAddress }: Comparer) => {
    const addressHash = await hashOfName(owning.sealer, await addressOf(member, name));
    await returnTry(await checkCode('prove-address', addressHash, code, { viewerAddress }));
    return right;
  };
}

const right = new Told({}, 'The code is right.');
