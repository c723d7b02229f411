import { memberErased } from '../../events/member-erased/event.ts';
import { index, rows, rowsOfMember, schedule, sessionsTable, transaction } from '../platform/index.ts';
import { dueErasures } from './members/due-erasures.ts';
import { memberEraser } from './members/member-eraser.ts';
import { erasureLister } from './members/member-repository.ts';
import { accountsTable } from './tables.ts';

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
  ({ ownedBy, transact, accounts, byErasure }) =>
    dueErasures({
      list: erasureLister(byErasure),
      erase: memberEraser({ table: accounts, ownedBy, transact }),
      table: accounts,
      ownedBy,
    }),
);
