import { bindClient } from '../../shared/contract/community/messages.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { clientBinder } from './messages/client-binder.ts';
import { needs } from './needs.ts';

export default endpoint(bindClient, needs.bindClient, ({ ownedBy }) => {
  const bind = clientBinder({ now: Date.now });
  return async ({ client_id }, member) => {
    await bind(member.uid, ownedBy(member).community, client_id);
    return {};
  };
});
