import { bindClient } from '../../shared/contract/community/messages.ts';
import { endpoint, provingMember, rowsOfMember } from '../platform/index.ts';
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
