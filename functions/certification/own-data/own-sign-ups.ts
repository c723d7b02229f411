import type { OpenedRecord } from '../../../shared/contract/personal-records.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { inBatches } from '../../platform/aws/in-batches.ts';
import {
  type CheckCode,
  type Comparer,
  codeChecker,
  type RightCode,
  wrongCode,
} from '../../platform/codes/code-checker.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Table } from '../../platform/tables/table.ts';
import {
  hashesOfPerson,
  ownedRange,
  placeOf,
  recordOf,
  StoredSignUp,
  saysOf,
  signUpKey,
  signUpPartition,
  signUpsNamed,
} from '../sign-ups/sign-up.ts';

interface Asked {
  readonly name: string;
  readonly idcard: string;
  readonly code: string;
}

interface ByCode {
  readonly certification: Table<'Query'>;
  readonly codes: Table<'UpdateItem' | 'DeleteItem'>;
  readonly lookupHash: Sealer['lookupHash'];
}

/** Sign-ups of a person that are opened or erased at once. */
export const atOnce = 10;

/** What a code is compared for where nobody has signed up: it takes as long. */
const nobodys = 'nobody';

/** What the code of a mailbox is bound to. Who signs up with somebody else's ID number, from a mailbox of their own, so reaches nothing but that. */
export function hashOfMailbox(lookupHash: Sealer['lookupHash'], idHash: string, emailHash: string) {
  return lookupHash('content', `own sign-ups ${idHash} ${emailHash}`);
}

/**
 * The sign-ups that somebody made from the mailbox to which the code was mailed: it is bound to ID number and mailbox, and used up. What others have signed up with
 * the same ID number is not among them.
 * @throws Refusal for a wrong code, and in the same words where the name is another one or there is no sign-up
 */
export function signUpsByCode({ certification, codes, lookupHash }: ByCode) {
  const checkCode = codeChecker({ table: codes, sealer: { lookupHash } });
  return async ({ name, idcard, code }: Asked, comparer: Comparer): Promise<StoredSignUp[]> => {
    const compare = async (idHash: string, emailHash: string) => {
      const right = await rightCode(checkCode, await hashOfMailbox(lookupHash, idHash, emailHash), code, comparer);
      return right && { right, emailHash };
    };
    const idHash = await lookupHash('idcard', idcard);
    const named = await signUpsNamed(certification, idHash, await hashesOfPerson({ lookupHash }, idHash, name));
    const mailboxes = new Set(named.map(({ emailHash }) => emailHash));
    const mailed = mailboxes.size === 0 ? [nobodys] : [...mailboxes];
    const outcomes = await Promise.all(mailed.map((emailHash) => compare(idHash, emailHash)));
    const proved = outcomes.find((outcome) => outcome !== undefined);
    if (!proved || !(await codes.delete(proved.right.key, proved.right.unused))) throw wrongCode();
    const all = (await certification.queryAll(signUpPartition(idHash))).map((item) => StoredSignUp.parse(item));
    return all.filter(({ emailHash }) => emailHash === proved.emailHash);
  };
}

/** Undefined for a wrong code. */
async function rightCode(
  checkCode: CheckCode,
  subject: string,
  code: string,
  comparer: Comparer,
): Promise<RightCode | undefined> {
  try {
    return await checkCode('own-sign-ups', subject, code, comparer);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Sign-ups as records, opened for whose they are. */
export function openedRecords(open: Sealer['open'], signUps: readonly StoredSignUp[]): Promise<OpenedRecord[]> {
  return inBatches(signUps, atOnce, async (signUp) => ({
    ...recordOf(signUp),
    says: await saysOf({ open }, signUp),
  }));
}

interface Member {
  readonly uid: string;
}

/** The sign-ups that a member made while signed in. */
export function signUpsOfMember(
  ownedBy: OwnedBy<{ readonly certification: OwnedTable<'Query'> }>,
  table: Table<'GetItem'>,
) {
  return async (member: Member): Promise<StoredSignUp[]> => {
    const own = await ownedBy(member).certification.queryAll(ownedRange);
    const items = await inBatches(own, atOnce, ({ number }) => table.get(signUpKey(placeOf(String(number)))));
    return items.flatMap((item) => (item ? [StoredSignUp.parse(item)] : [])).filter(({ uid }) => uid === member.uid);
  };
}
