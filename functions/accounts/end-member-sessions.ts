import { endMemberSessions } from '../../shared/contract/accounts/members.ts';
import { operation } from '../platform/calls/operation.ts';
import { sessionEnder } from './members/member-desk.ts';
import { memberNamed } from './members/member-records.ts';
import { needs } from './needs.ts';

export default operation(endMemberSessions, needs.endMemberSessions, ({ tables, ownedBy, sealer, audited }) =>
  sessionEnder({ find: memberNamed(tables.accounts), sealer, audited, ownedBy }),
);
