import { findPersonInAccounts } from '../../shared/contract/accounts/members.ts';
import { operation } from '../platform/calls/operation.ts';
import { personFinder } from '../platform/personal-data/person.ts';
import { memberNamed, recordsOfPerson } from './members/member-records.ts';
import { needs } from './needs.ts';

export default operation(findPersonInAccounts, needs.findPersonInAccounts, ({ tables, ownedBy, sealer }) =>
  personFinder({ sealer, find: recordsOfPerson({ find: memberNamed(tables.accounts), ownedBy }) }),
);
