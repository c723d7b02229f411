import { memberRegistered } from '../../events/member-registered/event.ts';
import { registrationDeclined } from '../../events/registration-declined/event.ts';
import { registerMember } from '../../shared/contract/accounts/sign-in.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
import {
  endpoint,
  hashing,
  limiting,
  rows,
  sealing,
  sealingFor,
  sessionsTable,
  transaction,
} from '../platform/index.ts';
import { memberRegistrar } from './members/member-registrar.ts';
import { accountRetention } from './retention.ts';
import { accountsTable, codesTable } from './tables.ts';

export default endpoint(
  registerMember,
  {
    uses: {
      limits: limiting(),
      codes: rows(codesTable, 'UpdateItem'),
      transact: transaction({
        in: [
          [accountsTable, 'PutItem'],
          [codesTable, 'DeleteItem'],
        ],
        inMembers: [[sessionsTable, 'PutItem']],
        announces: [memberRegistered, registrationDeclined],
        outbox: accountsTable,
      }),
      seal: sealing(accountRetention),
      sealFor: sealingFor(accountRetention, 'members'),
      lookupHash: hashing(),
    },
  },
  ({ transact, codes, seal, sealFor, lookupHash }) => {
    const register = memberRegistrar({
      sealer: { seal, sealFor, lookupHash },
      checkCode: codeChecker({ table: codes, sealer: { lookupHash } }),
      transact,
      now: () => new Date(),
    });
    return (registration, _, viewer) => register(registration, viewer);
  },
);
