import { blockMember } from '../../shared/contract/accounts/members.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { auditing, hashing, operation, rows, rowsOfMember, sessionsTable } from '../platform/index.ts';
import { changedMeanwhile, endAllSessions, mayBecome, memberAsked } from './members/member-desk.ts';
import { memberKey } from './members/member-repository.ts';
import { accountsTable } from './tables.ts';

/** Blocks an account and ends its sessions. One that is blocked already loses the sessions that a crash in between has left. */
export default operation(
  blockMember,
  {
    uses: {
      accounts: rows(accountsTable, 'GetItem'),
      ownedBy: rowsOfMember([sessionsTable, 'Query', 'DeleteItem']),
      lookupHash: hashing(),
      audited: auditing({ in: [[accountsTable, 'UpdateItem']] }),
    },
  },
  ({ ownedBy, audited, accounts, lookupHash }) => {
    const find = memberAsked(accounts, lookupHash);
    return async (asked) => {
      const { uid, state } = await find(asked);
      if (state !== 'blocked' && !mayBecome(state, 'blocked')) throw new Refusal('This account is being erased');
      // Also where nothing changes, the state must be as read: who blocks and who unblocks at the same time come one after the other.
      const outcome = await audited<'changed'>({ operator: asked.operator, subject: uid }, (transaction) =>
        transaction.update('accounts', memberKey(uid), { set: { state: 'blocked' } }, { state }, 'changed'),
      );
      if (outcome === 'changed') throw changedMeanwhile();
      return { uid, ended: await endAllSessions(ownedBy({ uid }).sessions) };
    };
  },
);
