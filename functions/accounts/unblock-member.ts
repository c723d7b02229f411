import { unblockMember } from '../../shared/contract/accounts/members.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { auditing, hashing, operation, rows } from '../platform/index.ts';
import { changedMeanwhile, factsOf, memberAsked } from './members/member-desk.ts';
import { memberKey } from './members/member-repository.ts';
import { accountsTable } from './tables.ts';

/** Lets a blocked member sign in again. Whose week of grace was running is erased at its end all the same, unless they sign in. */
export default operation(
  unblockMember,
  {
    uses: {
      accounts: rows(accountsTable, 'GetItem'),
      lookupHash: hashing(),
      audited: auditing({ in: [[accountsTable, 'UpdateItem']] }),
    },
  },
  ({ audited, accounts, lookupHash }) => {
    const find = memberAsked(accounts, lookupHash);
    return async (asked) => {
      const member = await find(asked);
      const { uid, state } = member;
      if (state !== 'blocked') throw new Refusal('This account is not blocked');
      const outcome = await audited<'changed'>({ operator: asked.operator, subject: uid }, (transaction) =>
        transaction.update('accounts', memberKey(uid), { set: { state: 'active' } }, { state }, 'changed'),
      );
      if (outcome === 'changed') throw changedMeanwhile();
      return factsOf({ ...member, state: 'active' });
    };
  },
);
