import type { Capability } from '../../capability.ts';
import { openTable } from '../../tables/table-value.ts';
import { sessionsTable } from '../../tables/tables.ts';
import type { Sessions } from './identify-member.ts';

/** Finding the member who calls: the session is read, and once a day its use is noted. */
export function provingMember(): Capability<Sessions, 'caller'> {
  return { grants: { findsSession: true }, open: () => openTable(sessionsTable) };
}
