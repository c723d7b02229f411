import { blockMember } from '../../shared/contract/accounts/members.ts';
import { operation } from '../platform/calls/operation.ts';
import { memberBlocker } from './members/member-desk.ts';
import { memberNamed } from './members/member-records.ts';
import { needs } from './needs.ts';

export default operation(blockMember, needs.blockMember, ({ tables, ownedBy, sealer, audited }) =>
  memberBlocker({ find: memberNamed(tables.accounts), sealer, audited, ownedBy }),
);
