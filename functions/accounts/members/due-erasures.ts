import { isoDay, millisecondsPerDay } from '../../../shared/calendar-day.ts';
import { firstDay } from '../../../shared/contract/fields.ts';
import { type MemberState, memberStateNames } from '../../../shared/member-states.ts';
import { sessionsOf } from '../../platform/calls/members/session-list.ts';
import { log } from '../../platform/logging/log.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Table } from '../../platform/tables/table.ts';
import * as lines from '../log-lines.ts';
import { erasureDay } from './erasure-day.ts';
import type { memberEraser } from './member-eraser.ts';
import { type erasureLister, memberKey } from './member-repository.ts';

interface DueErasures {
  readonly list: ReturnType<typeof erasureLister>;
  readonly erase: ReturnType<typeof memberEraser>;
  readonly table: Table<'UpdateItem'>;
  readonly ownedBy: OwnedBy<{ readonly sessions: OwnedTable<'Query' | 'DeleteItem'> }>;
}

/** Later than any day of an erasure. */
const lastDay = '9999-12-31';

/**
 * Erases the accounts whose day is over, and those that were half erased when something broke. Who has been signed in all the time keeps
 * theirs, however long ago they signed in. Running it again erases nothing more.
 */
export function dueErasures({ list, erase, table, ownedBy }: DueErasures) {
  const staysSignedIn = async (uid: string, now: number) =>
    (await sessionsOf(ownedBy({ uid }).sessions, now)).length > 0;

  return async ({ dueAt }: { readonly dueAt: Date }): Promise<void> => {
    const now = dueAt.getTime();
    const yesterday = isoDay(now - millisecondsPerDay);
    const until = (state: MemberState) => (state === 'erasing' ? lastDay : yesterday);
    let erased = 0;
    for (const state of memberStateNames)
      for await (const uid of list(state, firstDay, until(state))) {
        if (state === 'active' && (await staysSignedIn(uid, now))) {
          await table.update(memberKey(uid), { set: { erasedOn: erasureDay('unused', now) } }, { state });
          continue;
        }
        // An index lags behind: who has signed in a moment ago is read again.
        if (await erase(uid, (member) => member.state === 'erasing' || member.erasedOn <= yesterday)) erased += 1;
      }
    log(lines.membersErased, { erased });
  };
}
