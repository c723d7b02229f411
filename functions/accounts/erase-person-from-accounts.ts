import { erasePersonFromAccounts } from '../../shared/contract/accounts/members.ts';
import { operation } from '../platform/calls/operation.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { memberEraser } from './members/member-eraser.ts';
import { accountOfPerson, memberNamed } from './members/member-records.ts';
import { needs } from './needs.ts';

export default operation(
  erasePersonFromAccounts,
  needs.erasePersonFromAccounts,
  ({ tables, ownedBy, sealer, audited, transact }) => {
    const erase = memberEraser({ table: tables.accounts, ownedBy, transact });
    return personEraser({
      sealer,
      audited,
      find: accountOfPerson(memberNamed(tables.accounts)),
      erase: ({ id }) => erase(id),
    });
  },
);
