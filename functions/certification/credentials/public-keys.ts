import * as z from 'zod/mini';
import { PublicIssuerKey } from '../../../shared/issuer-keys.ts';
import type { Table } from '../../platform/tables/table.ts';

/**
 * The public keys of the issuer, in the table `certification`, so that who publishes them needs no secret.
 *
 * | item | pk            | sk       |                                 |
 * |------|---------------|----------|---------------------------------|
 * | keys | `issuer-keys` | `public` | `keys`, as their secret has them |
 */
const key = { pk: 'issuer-keys', sk: 'public' };
const StoredKeys = z.object({ keys: z.array(PublicIssuerKey).check(z.minLength(1)) });

export const publicKeysRow = (keys: readonly PublicIssuerKey[]) => ({ ...key, keys });

/** @throws Error while nobody has published keys */
export async function publicKeys(table: Table<'GetItem'>): Promise<readonly PublicIssuerKey[]> {
  const item = await table.get(key);
  if (!item) throw new Error('The issuer has published no keys: run "ops certificates publish-keys"');
  return StoredKeys.parse(item).keys;
}
