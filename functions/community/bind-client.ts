import { bindClient } from '../../shared/contract/community/messages.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
import { clientBinder } from './messages/client-binder.ts';
import { communityTable } from './tables.ts';

export default endpoint(
  bindClient,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([communityTable, 'PutItem', 'UpdateItem']) } },
  ({ ownedBy }) => {
    const bind = clientBinder({ now: Date.now });
    return async ({ client_id }, member) => {
      await bind(member.uid, ownedBy(member).community, client_id);
      return {};
    };
  },
);
