import { bindClient } from '../../shared/contract/community/messages.ts';
import { endpoint, provingMember, rowsOfMember } from '../platform/index.ts';
import { contended, untilUncontended } from '../platform/tables/contention.ts';
import { newThread, threadSk } from './messages/message-thread.ts';
import { communityTable } from './tables.ts';

/** Notes with which client a member reads their thread; it begins with that, nothing read, where there is none. */
export default endpoint(
  bindClient,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([communityTable, 'PutItem', 'UpdateItem']) } },
  ({ ownedBy }) =>
    async ({ client_id: client }, member) => {
      const { community } = ownedBy(member);
      const boundAt = new Date().toISOString();
      const set = { client, boundAt };
      await untilUncontended(async () => {
        if (await community.update(threadSk, { set }, 'present')) return undefined;
        const begun = { ...newThread(member.uid, boundAt), ...set };
        return (await community.put(threadSk, begun, 'absent')) ? undefined : contended;
      });
      return {};
    },
);
