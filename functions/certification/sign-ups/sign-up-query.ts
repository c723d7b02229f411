import type { SignUp } from '../../../shared/contract/certification-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Viewer } from '../../platform/calls/viewer.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Table } from '../../platform/tables/table.ts';
import * as lines from '../log-lines.ts';
import type { wrongNameLimit } from '../queries/wrong-names.ts';
import { hashesOfPerson, maskedName, ofMonth, StoredSignUp, signUpPartition } from './sign-up.ts';

interface Asked {
  readonly name: string;
  readonly idcard: string;
}

/** The sign-ups of an ID number that were made under a name, the newest month first, and in a month the earlier one. */
export async function signUpsNamed(
  table: Table<'Query'>,
  idHash: string,
  nameHashes: readonly string[],
): Promise<StoredSignUp[]> {
  const items = await table.queryAll(signUpPartition(idHash));
  return items
    .map((item) => StoredSignUp.parse(item))
    .filter(({ nameHash }) => nameHashes.includes(nameHash))
    .toSorted((one, other) => other.period.localeCompare(one.period) || earlierFirst(one, other));
}

/** All sign-ups of an ID number in a month, the earlier first. */
export async function signUpsOfMonth(table: Table<'Query'>, idHash: string, period: string): Promise<StoredSignUp[]> {
  const items = await table.queryAll(signUpPartition(idHash), ofMonth(period));
  return items.map((item) => StoredSignUp.parse(item)).toSorted(earlierFirst);
}

/** The first one of a month stays so when it comes again with another photo. */
function earlierFirst(one: StoredSignUp, other: StoredSignUp): number {
  const isFirst = ({ sk, period }: StoredSignUp) => sk === period;
  return Number(isFirst(other)) - Number(isFirst(one)) || one.signedUpAt.localeCompare(other.signedUpAt);
}

/**
 * Finds the newest sign-up of an ID number under a name, of contested ones the earlier: what somebody else signed up with the number under another one hides it from nobody. What is asked of KMS and
 * tables is the same whether there is one or not.
 */
export function signUpFinder(table: Table<'Query'>, sealer: Pick<Sealer, 'lookupHash'>) {
  return async (idHash: string, name: string): Promise<StoredSignUp | undefined> => {
    const nameHashes = await hashesOfPerson(sealer, idHash, name);
    const newest = StoredSignUp.parse((await signUpsNamed(table, idHash, nameHashes))[0] ?? nobodys);
    return newest.nameHash === nobodys.nameHash ? undefined : newest;
  };
}

/** What is looked at where there is nothing: it takes as long. */
const nobodys: StoredSignUp = {
  idHash: 'nobody',
  sk: '2020-01',
  period: '2020-01',
  state: 'received',
  signedUpAt: '2020-01-01T00:00:00.000Z',
  consent: '',
  company: 'Nobody',
  nameHash: 'nobody',
  phoneHash: 'nobody',
  emailHash: 'nobody',
  sealed: 'nobody',
  photo: 'nobody',
  photoErasedIn: '2020-01',
  erasedIn: '2020-01',
};

interface Query {
  readonly find: ReturnType<typeof signUpFinder>;
  readonly sealer: Pick<Sealer, 'lookupHash'>;
  readonly limitWrongNames: ReturnType<typeof wrongNameLimit>;
}

/**
 * Tells what became of somebody's sign-up (product-rules.md#certificate-queries). Nothing is opened for it: the name is the caller's own.
 * @throws Refusal −1 where there is none, or the name is another one; LimitRefusal when the network has tried too many wrong names for the ID number
 */
export function signUpQuery({ find, sealer, limitWrongNames }: Query) {
  return async ({ name, idcard }: Asked, _: unknown, viewer: Pick<Viewer, 'viewerAddress'>): Promise<SignUp> => {
    const idHash = await sealer.lookupHash('idcard', idcard);
    const countWrongName = await limitWrongNames(idHash, viewer);
    const found = await find(idHash, name);
    log(lines.signUpAsked, { isFound: found !== undefined }, { SignUpQueries: 1 });
    if (!found) {
      await countWrongName(name);
      throw new Refusal('没有查询到您的报名信息', -1);
    }
    const { company, period, state } = found;
    return { name: maskedName(name), company, period, status: state };
  };
}
