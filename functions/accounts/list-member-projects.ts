import { listMemberProjects } from '../../shared/contract/accounts/members.ts';
import { operation } from '../platform/calls/operation.ts';
import { memberNamed } from './members/member-records.ts';
import { needs } from './needs.ts';
import { projectOpener } from './projects/project-desk.ts';

export default operation(listMemberProjects, needs.listMemberProjects, ({ tables, ownedBy, sealer, audited }) =>
  projectOpener({ find: memberNamed(tables.accounts), sealer, audited, ownedBy }),
);
