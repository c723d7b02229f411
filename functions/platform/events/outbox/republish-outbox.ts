import type { RelayFunction } from '../../sheet/outboxes.ts';
import { schedule } from '../schedule.ts';
import { outboxSearcher } from './search-outbox.ts';

/** Defines the job that looks through an outbox for what its stream left behind. */
export function republishOutbox(needs: RelayFunction['needs']) {
  return schedule(needs, (clients) => {
    const search = outboxSearcher(clients);
    return ({ dueAt }) => search({ now: dueAt });
  });
}
