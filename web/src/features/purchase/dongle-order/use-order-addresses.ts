import { addressBook } from '../../../../../shared/address-book.ts';
import type { Address } from '../../../../../shared/contract/account-schemas.ts';
import { listAddresses } from '../../../../../shared/contract/accounts/own-account.ts';
import { ask } from '../../../lib/api/api.ts';
import { type Remote, useRemote } from '../../../lib/remote/use-remote.ts';
import { useUser } from '../../../lib/session/use-session.ts';

interface OrderAddresses {
  readonly remote: Remote<readonly Address[]>;
  /** The one that was chosen, else the default one; undefined where there is neither. */
  readonly chosen: Address | undefined;
}

/** All addresses of who is signed in, the default one first. @param wanted id of the one that was chosen; '' for none */
export function useOrderAddresses(wanted: string): OrderAddresses {
  const user = useUser();
  const remote = useRemote(user ? 'addresses' : null, async (signal) => {
    const { data } = await ask(listAddresses, { page: 1, limit: addressBook.most }, { signal });
    return data.list;
  });
  const list = user ? remote.data : undefined;
  const chosen = list?.find(({ id }) => id === wanted) ?? list?.find(({ is_default }) => is_default === 1);
  return { remote, chosen };
}
