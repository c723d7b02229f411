import { listMemberSessions } from '../../shared/contract/accounts/members.ts';
import { operation } from '../platform/calls/operation.ts';
import { sessionLister } from './members/member-desk.ts';
import { memberNamed } from './members/member-records.ts';
import { needs } from './needs.ts';

export default operation(listMemberSessions, needs.listMemberSessions, ({ tables, ownedBy, sealer, audited }) =>
  sessionLister({ find: memberNamed(tables.accounts), sealer, audited, ownedBy, now: Date.now }),
);
