import type { OpenedRecord } from '../../../shared/contract/personal-records.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { inBatches } from '../../platform/aws/in-batches.ts';
import { Told } from '../../platform/calls/told.ts';
import { type CheckCode, type Comparer, type RightCode, wrongCode } from '../../platform/codes/code-checker.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Condition } from '../../platform/tables/conditions.ts';
import type { Key } from '../../platform/tables/item.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Table } from '../../platform/tables/table.ts';
import * as lines from '../log-lines.ts';
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
import type { signUpEraser } from '../sign-ups/sign-up-eraser.ts';
import { hashOfMailbox } from './own-sign-ups-code.ts';

interface Asked {
  readonly name: string;
  readonly idcard: string;
  readonly code: string;
}

interface ByCode {
  readonly table: Table<'Query'>;
  readonly sealer: Pick<Sealer, 'lookupHash'>;
  readonly checkCode: CheckCode;
  readonly spend: (key: Key, unused: Condition) => Promise<boolean>;
}

/** Sign-ups of a person that are opened or erased at once. */
const atOnce = 10;

/** What a code is compared for where nobody has signed up: it takes as long. */
const nobodys = 'nobody';

/**
 * The sign-ups that somebody made from the mailbox to which the code was mailed: it is bound to ID number and mailbox, and used up. What others have signed up with
 * the same ID number is not among them.
 * @throws Refusal for a wrong code, and in the same words where the name is another one or there is no sign-up
 */
function signUpsByCode({ table, sealer, checkCode, spend }: ByCode) {
  return async ({ name, idcard, code }: Asked, comparer: Comparer): Promise<StoredSignUp[]> => {
    const compare = async (idHash: string, emailHash: string) => {
      const right = await rightCode(checkCode, await hashOfMailbox(sealer, idHash, emailHash), code, comparer);
      return right && { right, emailHash };
    };
    const idHash = await sealer.lookupHash('idcard', idcard);
    const named = await signUpsNamed(table, idHash, await hashesOfPerson(sealer, idHash, name));
    const mailboxes = new Set(named.map(({ emailHash }) => emailHash));
    const mailed = mailboxes.size === 0 ? [nobodys] : [...mailboxes];
    const outcomes = await Promise.all(mailed.map((emailHash) => compare(idHash, emailHash)));
    const proved = outcomes.find((outcome) => outcome !== undefined);
    if (!proved || !(await spend(proved.right.key, proved.right.unused))) throw wrongCode();
    const all = (await table.queryAll(signUpPartition(idHash))).map((item) => StoredSignUp.parse(item));
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

/** Opens all that is kept of what somebody signed up from a mailbox, for whoever got its code. */
export function signUpExportByCode({ open, ...parts }: ByCode & { readonly open: Sealer['open'] }) {
  const read = signUpsByCode(parts);
  return async (asked: Asked, comparer: Comparer): Promise<{ list: OpenedRecord[] }> => {
    const list = await inBatches(await read(asked, comparer), atOnce, async (signUp) => ({
      ...recordOf(signUp),
      says: await saysOf({ open }, signUp),
    }));
    return { list };
  };
}

/** Erases all that somebody signed up from a mailbox, for whoever got its code. */
export function signUpErasureByCode({ erase, ...parts }: ByCode & { readonly erase: ReturnType<typeof signUpEraser> }) {
  const read = signUpsByCode(parts);
  return async (asked: Asked, comparer: Comparer) => {
    const gone = await inBatches(await read(asked, comparer), atOnce, erase);
    const erased = gone.filter(Boolean).length;
    log(lines.signUpsErasedByOwner, { erased });
    return new Told({ erased }, 'Your sign-ups are erased.');
  };
}

interface Member {
  readonly uid: string;
}

interface OfMember {
  readonly ownedBy: OwnedBy<{ readonly certification: OwnedTable<'Query'> }>;
  readonly table: Table<'GetItem'>;
}

/** The sign-ups that a member made while signed in. */
export function signUpsOfMember({ ownedBy, table }: OfMember) {
  return async (member: Member): Promise<StoredSignUp[]> => {
    const own = await ownedBy(member).certification.queryAll(ownedRange);
    const items = await inBatches(own, atOnce, ({ number }) => table.get(signUpKey(placeOf(String(number)))));
    return items.flatMap((item) => (item ? [StoredSignUp.parse(item)] : [])).filter(({ uid }) => uid === member.uid);
  };
}

/** The same opened, for themselves. */
export function ownSignUpExporter({ sealer, ...parts }: OfMember & { readonly sealer: Pick<Sealer, 'open'> }) {
  const read = signUpsOfMember(parts);
  return async (member: Member): Promise<{ list: OpenedRecord[] }> => ({
    list: await inBatches(await read(member), atOnce, async (signUp) => ({
      ...recordOf(signUp),
      says: await saysOf(sealer, signUp),
    })),
  });
}
