import type { OutboxTable } from '../../tables/table-value.ts';
import { schedule } from '../schedule.ts';
import { relaying } from './relaying.ts';
import { outboxSearcher } from './search-outbox.ts';

/** Defines the job that looks every five minutes through the outbox of a table for what its stream left behind. */
export function republishOutbox(table: OutboxTable) {
  return schedule(
    {
      expression: 'rate(5 minutes)',
      userImpact: 'What happened is stored, and nothing that should follow does.',
      uses: { relay: relaying('table', table) },
    },
    ({ relay }) => {
      const search = outboxSearcher(relay);
      return ({ dueAt }) => search({ now: dueAt });
    },
  );
}
