import type { CodePurpose } from '../../../shared/contract/account-fields.ts';
import { sealerInMemory } from '../../platform/testing/sealer-in-memory.ts';
import { tablesInMemory } from '../../platform/testing/tables-in-memory.ts';
import {
  hashOfName,
  type MemberFields,
  memberFinder,
  memberKey,
  nameKey,
  type StoredMember,
} from '../members/member-repository.ts';
import { codeChecker, returnTry } from './code-checker.ts';
import { codeKeeper } from './code-keeper.ts';

/** What a member says of themselves, for tests. */
export function aMembersFields(parts: Partial<MemberFields> = {}): MemberFields {
  return {
    userName: 'Ada Lovelace',
    email: 'ada@example.com',
    telephone: '',
    company: '',
    industry: '',
    header: '',
    ...parts,
  };
}

/** Accounts and codes in memory, at a time that a test sets. */
export function aCodeDesk() {
  const tables = tablesInMemory();
  const sealer = sealerInMemory('accounts');
  const clock = { now: Date.parse('2026-11-25T09:30:00.000Z') };
  const [accounts, codes] = [tables.table('accounts'), tables.table('codes')];
  let requests = 0;
  return {
    tables,
    accounts,
    codes,
    sealer,
    clock,
    find: memberFinder(accounts),
    keeper: codeKeeper({ table: codes, transact: tables.transact }),
    checkCode: codeChecker({ table: codes, sealer, now: () => clock.now }),
    returnTry: returnTry(codes),
    addressHash: (address: string) => hashOfName(sealer, address),
    /** The event that asks for a code, at the present time of the desk. */
    request: async (purpose: CodePurpose, address = 'ada@example.com') => {
      const addressHash = await hashOfName(sealer, address);
      requests += 1;
      return {
        messageId: `message-${requests}`,
        event: 'code.requested.v1',
        id: `7d444840-9dc0-41d1-b245-${String(requests).padStart(12, '0')}`,
        occurredAt: new Date(clock.now).toISOString(),
        correlationId: 'example',
        data: { purpose, addressHash, sealedAddress: await sealer.seal(addressHash, { address }) },
      } as const;
    },
    /** Stores a member. */
    admit: async (fields = aMembersFields(), state: StoredMember['state'] = 'active', uid = 'u1') => {
      const names = [fields.email, fields.telephone].filter((name) => name !== '');
      const hashes = await Promise.all(names.map((name) => hashOfName(sealer, name)));
      const member: StoredMember = {
        ...{ uid, state, registeredAt: '2026-11-01T10:00:00.000Z', credentials: 1, revision: 1, passwordHash: '' },
        ...{ emailHash: hashes[0] ?? '', sealed: await sealer.seal(uid, { ...fields }) },
      };
      await accounts.put({ ...memberKey(uid), ...member });
      for (const hash of hashes) await accounts.put({ ...nameKey(hash), uid });
      return { uid };
    },
  };
}
