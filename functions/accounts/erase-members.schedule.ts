import { memberErased } from '../../events/member-erased/event.ts';
import { isoDay, millisecondsPerDay } from '../../shared/calendar-day.ts';
import { firstDay } from '../../shared/contract/fields.ts';
import { memberStateNames } from '../../shared/member-states.ts';
import { sessionsOf } from '../platform/calls/members/session-list.ts';
import { index, rows, rowsOfMember, schedule, sessionsTable, transaction } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { erasureDay } from './members/erasure-day.ts';
import { memberEraser } from './members/member-eraser.ts';
import { erasureLister, memberKey } from './members/member-repository.ts';
import { accountsTable } from './tables.ts';

/** Later than any day of an erasure. */
const lastDay = '9999-12-31';

/**
 * Erases the accounts whose day is over, and those that were half erased when something broke. Who has been signed in all the time keeps
 * theirs, however long ago they signed in. Running it again erases nothing more.
 */
export default schedule(
  {
    expression: 'cron(30 3 * * ? *)',
    userImpact: 'Who left is kept for longer than the week that we promise.',
    uses: {
      accounts: rows(accountsTable, 'GetItem', 'UpdateItem', 'DeleteItem'),
      ownedBy: rowsOfMember([accountsTable, 'Query'], [sessionsTable, 'Query', 'DeleteItem']),
      byErasure: index(accountsTable, 'byErasure'),
      transact: transaction({
        in: [[accountsTable, 'UpdateItem', 'DeleteItem']],

        announces: [memberErased],
        outbox: accountsTable,
      }),
    },
  },
  ({ ownedBy, transact, accounts, byErasure }) => {
    const list = erasureLister(byErasure);
    const erase = memberEraser({ table: accounts, ownedBy, transact });
    const staysSignedIn = async (uid: string, now: number) =>
      (await sessionsOf(ownedBy({ uid }).sessions, now)).length > 0;

    return async ({ dueAt }) => {
      const now = dueAt.getTime();
      const yesterday = isoDay(now - millisecondsPerDay);
      let erased = 0;
      for (const state of memberStateNames)
        for await (const uid of list(state, firstDay, state === 'erasing' ? lastDay : yesterday)) {
          if (state === 'active' && (await staysSignedIn(uid, now))) {
            await accounts.update(memberKey(uid), { set: { erasedOn: erasureDay('unused', now) } }, { state });
            continue;
          }
          // An index lags behind: who has signed in a moment ago is read again.
          if (await erase(uid, (member) => member.state === 'erasing' || member.erasedOn <= yesterday)) erased += 1;
        }
      log(lines.membersErased, { erased });
    };
  },
);
