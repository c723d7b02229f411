import type { CodePurpose } from '../../../shared/code-purposes.ts';
import { type Comparer, codeChecker, codeKey, returnTry } from '../../platform/codes/code-checker.ts';
import { anAccountsDesk, aViewer } from '../account-builders.ts';
import { hashOfName, memberKey, type StoredMember } from '../members/member-repository.ts';
import { codeKeeper } from './code-keeper.ts';

/** Accounts in memory, with what keeps and compares codes. */
export function aCodeDesk() {
  const desk = anAccountsDesk();
  const { codes, sealer, table, clock } = desk;
  const addressHash = (address: string) => hashOfName(sealer, address);
  const check = codeChecker({ table: codes, sealer });
  let requests = 0;
  return {
    ...desk,
    addressHash,
    keeper: codeKeeper({ table: codes, transact: desk.tables.transact }),
    checkCode: (purpose: CodePurpose, addressHash: string, code: string, viewer: Comparer = aViewer()) =>
      check(purpose, addressHash, code, viewer),
    returnTry: returnTry(codes),
    /** The code that is kept for an address. */
    stored: async (purpose: CodePurpose, address: string) => codes.get(codeKey(purpose, await addressHash(address))),
    /** The event that asks for a code, at the present time of the desk. */
    request: async (purpose: CodePurpose, address = 'ada@example.com') => {
      const hash = await addressHash(address);
      requests += 1;
      return {
        name: 'code.requested.v1',
        id: `7d444840-9dc0-41d1-b245-${String(requests).padStart(12, '0')}`,
        occurredAt: new Date(clock.now).toISOString(),
        data: { purpose, addressHash: hash, sealedAddress: await sealer.seal(hash, { address }) },
      };
    },
    setState: (uid: string, state: StoredMember['state']) =>
      table.update(memberKey(uid), { set: { state } }, 'present'),
  };
}
