import { createHash } from 'node:crypto';
import { viewerNetworks } from '../../platform/calls/limits/viewer-network.ts';
import type { Viewer } from '../../platform/calls/viewer.ts';
import type { Change } from '../../platform/tables/expressions.ts';
import type { Key } from '../../platform/tables/item.ts';
import type { Table } from '../../platform/tables/table.ts';
import { memberPartition } from '../../platform/tables/tables.ts';

/** For how long a network stays known after its member signed in from it, in seconds. */
const knownSeconds = 90 * 24 * 60 * 60;

/** Networks need to be told apart, not known. */
function networkKey(uid: string, viewerAddress: string | undefined): Key {
  const { network } = viewerNetworks(viewerAddress);
  const hash = createHash('sha256').update(`${uid} ${network}`).digest('base64url');
  return { pk: memberPartition(uid), sk: `network#${hash}` };
}

/** Stands for whoever has no account, so that asking about them takes as long. */
const nobody = 'nobody';

/**
 * Tells whether a member has signed in from a network before: strangers elsewhere use up nothing that counts there (product-rules.md#sign-in). The
 * member is undefined for a name without an account, of which nothing is known.
 */
export function knownNetworks(table: Table<'GetItem'>) {
  return async (
    { uid }: { readonly uid: string } = { uid: nobody },
    { viewerAddress }: Pick<Viewer, 'viewerAddress'>,
  ): Promise<boolean> => {
    const { expires } = (await table.get(networkKey(uid, viewerAddress))) ?? {};
    return typeof expires === 'number' && expires * 1_000 > Date.now();
  };
}

/** What makes a network known: an update, which creates the row. @param now milliseconds */
export function knownNetwork(
  uid: string,
  viewerAddress: string | undefined,
  now: number,
): { key: Key; change: Change } {
  return { key: networkKey(uid, viewerAddress), change: { set: { expires: Math.floor(now / 1_000) + knownSeconds } } };
}
