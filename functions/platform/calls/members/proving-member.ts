import type { Capability } from '../../capability.ts';
import { createTable } from '../../tables/table.ts';
import { physicalNameOf } from '../../tables/table-value.ts';
import type { SessionClients } from './identify-member.ts';

/** Finding the member who calls. What that takes follows from the contract entry. */
export function provingMember(): Capability<SessionClients, 'caller'> {
  return { grants: {}, open: () => ({ tables: { sessions: createTable(physicalNameOf('sessions')) } }) };
}
