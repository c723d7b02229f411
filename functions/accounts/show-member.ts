import { showMember } from '../../shared/contract/accounts/members.ts';
import { operation } from '../platform/calls/operation.ts';
import { memberOpener } from './members/member-desk.ts';
import { memberNamed } from './members/member-records.ts';
import { needs } from './needs.ts';

export default operation(showMember, needs.showMember, ({ tables, sealer, audited }) =>
  memberOpener({ find: memberNamed(tables.accounts), sealer, audited }),
);
