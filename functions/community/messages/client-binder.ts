import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { OwnedTable } from '../../platform/tables/owned-tables.ts';
import { newThread, threadSk } from './message-thread.ts';

/** Notes with which client a member reads their thread; it begins with that, nothing read, where there is none. */
export function clientBinder({ now }: { readonly now: () => number }) {
  return async (uid: string, owned: OwnedTable<'PutItem' | 'UpdateItem'>, client: string): Promise<void> => {
    const boundAt = new Date(now()).toISOString();
    const set = { client, boundAt };
    await untilUncontended(async () => {
      if (await owned.update(threadSk, { set }, 'present')) return undefined;
      return (await owned.put(threadSk, { ...newThread(uid, boundAt), ...set }, 'absent')) ? undefined : contended;
    });
  };
}
