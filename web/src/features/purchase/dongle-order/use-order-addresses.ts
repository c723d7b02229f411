import { useState } from 'react';
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
  /** Has one that was added just now in the list at once, so that the parcel goes nowhere else meanwhile. */
  readonly add: (address: Address) => void;
}

/** All addresses of who is signed in, the default one first. @param wanted id of the one that was chosen; '' for none */
export function useOrderAddresses(wanted: string): OrderAddresses {
  const uid = useUser()?.uid;
  const [added, setAdded] = useState<{ readonly uid: string | undefined; readonly address: Address }>();
  const remote = useRemote(uid === undefined ? null : 'addresses', async (signal) => {
    const { data } = await ask(listAddresses, { page: 1, limit: addressBook.most }, { signal });
    return data.list;
  });
  const mine = added?.uid === uid ? added?.address : undefined;
  const isNew = mine && !remote.data?.some(({ id }) => id === mine.id);
  const data = remote.data && isNew ? [...remote.data, mine] : remote.data;
  const list = uid === undefined ? undefined : data;
  const chosen = list?.find(({ id }) => id === wanted) ?? list?.find(({ is_default }) => is_default === 1);
  return {
    remote: { ...remote, data },
    chosen,
    add(address) {
      setAdded({ uid, address });
      remote.ask();
    },
  };
}
