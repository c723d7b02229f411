import { createHash } from 'node:crypto';
import { viewerNetworks } from '../../platform/calls/limits/viewer-network.ts';
import type { Item, Key } from '../../platform/tables/item.ts';
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

/** Whether a member has signed in from this network before: nobody else's guesses keep them out there (product-rules.md#sign-in). */
export async function isKnownNetwork(
  table: Table<'GetItem'>,
  uid: string,
  viewerAddress: string | undefined,
  now: number,
): Promise<boolean> {
  const { expires } = (await table.get(networkKey(uid, viewerAddress))) ?? {};
  return typeof expires === 'number' && expires * 1_000 > now;
}

/** The row that makes a network known. @param now milliseconds */
export function knownNetwork(uid: string, viewerAddress: string | undefined, now: number): Item & Key {
  return { ...networkKey(uid, viewerAddress), expires: Math.floor(now / 1_000) + knownSeconds };
}
