import type { OpenedRecord } from '../../../shared/contract/personal-records.ts';
import { inBatches } from '../../platform/aws/in-batches.ts';
import { Told } from '../../platform/calls/told.ts';
import { type CheckCode, type RightCode, wrongCode } from '../../platform/codes/code-checker.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Condition } from '../../platform/tables/conditions.ts';
import type { Key } from '../../platform/tables/item.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Table } from '../../platform/tables/table.ts';
import { recordOf, saysOf } from '../sign-ups/opened-sign-up.ts';
import { ownedRange, placeOf, StoredSignUp, signUpKey, signUpPartition } from '../sign-ups/sign-up.ts';
import type { signUpEraser } from '../sign-ups/sign-up-eraser.ts';
import type { signUpFinder } from '../sign-ups/sign-up-query.ts';

interface Asked {
  readonly name: string;
  readonly idcard: string;
  readonly code: string;
}

interface ByCode {
  readonly table: Table<'Query'>;
  readonly find: ReturnType<typeof signUpFinder>;
  readonly sealer: Pick<Sealer, 'lookupHash'>;
  readonly checkCode: CheckCode;
  readonly spend: (key: Key, unused: Condition) => Promise<boolean>;
}

/** Sign-ups of a person that are opened or erased at once. */
const atOnce = 10;

/**
 * The sign-ups of somebody who got the code that was mailed to them: the code is bound to the ID number, and used up.
 * @throws Refusal for a wrong code, and in the same words where the name is another one or there is no sign-up
 */
function signUpsByCode({ table, find, sealer, checkCode, spend }: ByCode) {
  return async ({ name, idcard, code }: Asked): Promise<StoredSignUp[]> => {
    const idHash = await sealer.lookupHash('idcard', idcard);
    const right: RightCode = await checkCode('own-sign-ups', idHash, code);
    const newest = await find(idHash, name);
    if (!newest || !(await spend(right.key, right.unused))) throw wrongCode();
    return (await table.queryAll(signUpPartition(idHash))).map((item) => StoredSignUp.parse(item));
  };
}

/** Opens all that is kept of somebody's sign-ups, for whoever got the code. */
export function signUpExportByCode({ open, ...parts }: ByCode & { readonly open: Sealer['open'] }) {
  const read = signUpsByCode(parts);
  return async (asked: Asked): Promise<{ list: OpenedRecord[] }> => {
    const list = await inBatches(await read(asked), atOnce, async (signUp) => ({
      ...recordOf(signUp),
      says: await saysOf({ open }, signUp),
    }));
    return { list };
  };
}

/** Erases all sign-ups of somebody who got the code. */
export function signUpErasureByCode({ erase, ...parts }: ByCode & { readonly erase: ReturnType<typeof signUpEraser> }) {
  const read = signUpsByCode(parts);
  return async (asked: Asked) => {
    const gone = await inBatches(await read(asked), atOnce, erase);
    const erased = gone.filter(Boolean).length;
    log('sign-ups.erased-by-owner', { erased });
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
