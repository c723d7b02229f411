import type { PersonalRecord } from '../../../shared/contract/personal-records.ts';
import type { FindOfPerson } from '../../platform/personal-data/person.ts';
import type { Item } from '../../platform/tables/item.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import { ownedRange, placeOf, recordOf, StoredSignUp, signUpKey } from '../sign-ups/sign-up.ts';

/** Few enough to be opened in one call. */
const most = 100;

interface Finding {
  readonly ownedBy: OwnedBy<{ readonly certification: OwnedTable<'Query'> }>;
  /** By the hashes of the contact that was given. */
  readonly bySignUpEmail: Index;
  readonly bySignUpPhone: Index;
  readonly certification: Table<'GetItem'>;
}

/**
 * Finds the sign-ups of a person: by the e-mail address or the number that they gave, or those of a member who was signed in. By an address those are
 * left out that a member made while signed in, but for the one who has the address now.
 */
export function signUpsOfPerson({ ownedBy, bySignUpEmail, bySignUpPhone, certification }: Finding): FindOfPerson {
  const read = signUpReader(certification);
  const isTheirs = async (record: PersonalRecord, holder: string | undefined) => {
    const signUp = await read(record);
    return signUp !== undefined && (signUp.uid === undefined || signUp.uid === holder);
  };
  return async ({ by, value, holder }, cursor) => {
    if (by === 'member') {
      const page = await ownedBy({ uid: value }).certification.query({ between: ownedRange, limit: most, cursor });
      return { list: page.items.map(ownedRecord), cursor: page.cursor };
    }
    const page = await (by === 'email' ? bySignUpEmail : bySignUpPhone).query(value, { limit: most, cursor });
    const list = page.items.map(listedRecord);
    if (by === 'phone') return { list, cursor: page.cursor };
    const theirs = await Promise.all(list.map((record) => isTheirs(record, holder)));
    return { list: list.filter((_, at) => theirs[at]), cursor: page.cursor };
  };
}

const ownedRecord = ({ number, at }: Item): PersonalRecord => ({ kind: 'sign-up', id: String(number), at: String(at) });
const listedRecord = ({ idHash, sk, signedUpAt }: Item): PersonalRecord =>
  recordOf({ idHash: String(idHash), sk: String(sk), signedUpAt: String(signedUpAt) });

/**
 * Reads the sign-up of a record; undefined for one that was erased meanwhile, or whose place another one has taken, which may say something of somebody else than
 * what led to it.
 */
export function signUpReader(table: Table<'GetItem'>) {
  return async ({ id, at }: Pick<PersonalRecord, 'id' | 'at'>): Promise<StoredSignUp | undefined> => {
    const item = await table.get(signUpKey(placeOf(id)));
    const signUp = item && StoredSignUp.parse(item);
    return signUp?.signedUpAt === at ? signUp : undefined;
  };
}
