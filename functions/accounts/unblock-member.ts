import { unblockMember } from '../../shared/contract/accounts/members.ts';
import { operation } from '../platform/calls/operation.ts';
import { memberUnblocker } from './members/member-desk.ts';
import { memberNamed } from './members/member-records.ts';
import { needs } from './needs.ts';

export default operation(unblockMember, needs.unblockMember, ({ tables, sealer, audited }) =>
  memberUnblocker({ find: memberNamed(tables.accounts), sealer, audited }),
);
