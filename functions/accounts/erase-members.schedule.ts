import { schedule } from '../platform/events/schedule.ts';
import { dueErasures } from './members/due-erasures.ts';
import { memberEraser } from './members/member-eraser.ts';
import { erasureLister } from './members/member-repository.ts';
import { needs } from './needs.ts';

export default schedule(needs.eraseMembers, ({ tables, indexes, ownedBy, transact }) =>
  dueErasures({
    list: erasureLister(indexes['accounts.byErasure']),
    erase: memberEraser({ table: tables.accounts, ownedBy, transact }),
    table: tables.accounts,
    ownedBy,
  }),
);
