import { exportPersonFromAccounts } from '../../shared/contract/accounts/members.ts';
import { operation } from '../platform/calls/operation.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { memberNamed, recordOpener, recordsOfPerson } from './members/member-records.ts';
import { needs } from './needs.ts';

export default operation(
  exportPersonFromAccounts,
  needs.exportPersonFromAccounts,
  ({ tables, ownedBy, sealer, audited }) =>
    personExporter({
      sealer,
      audited,
      find: recordsOfPerson({ find: memberNamed(tables.accounts), ownedBy }),
      open: recordOpener({ ownedBy, sealer }),
    }),
);
