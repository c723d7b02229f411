import { importProjects } from '../../shared/contract/accounts/members.ts';
import { operation } from '../platform/calls/operation.ts';
import { memberNamed } from './members/member-records.ts';
import { needs } from './needs.ts';
import { projectImporter } from './projects/project-desk.ts';

export default operation(importProjects, needs.importProjects, ({ tables, ownedBy, sealer, audited }) =>
  projectImporter({ find: memberNamed(tables.accounts), sealer, audited, ownedBy }),
);
