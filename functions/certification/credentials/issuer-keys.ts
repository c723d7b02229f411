import * as z from 'zod/mini';
import { IssuerKeys, PublicIssuerKey } from '../../../shared/issuer-keys.ts';
import { log } from '../../platform/logging/log.ts';
import type { ReadSecret } from '../../platform/secrets/secret-reader.ts';
import type { Table } from '../../platform/tables/table.ts';
import * as lines from '../log-lines.ts';

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

/** Reads the keys that sign. @throws what reading throws, once an alarm was raised */
export const signingKeys = (secret: ReadSecret<'certificateKeys'>) => alarmed(secret('certificateKeys', IssuerKeys));

/** Reads the keys that verify. @throws Error while nobody has published keys, and what reading throws, once an alarm was raised */
export const publicKeys = (table: Table<'GetItem'>) => alarmed(publishedKeys(table));

async function publishedKeys(table: Table<'GetItem'>): Promise<readonly PublicIssuerKey[]> {
  const item = await table.get(key);
  if (!item) throw new Error('The issuer has published no keys: run "ops certificates publish-keys"');
  return StoredKeys.parse(item).keys;
}

async function alarmed<Keys>(reading: Promise<Keys>): Promise<Keys> {
  try {
    return await reading;
  } catch (error) {
    log(lines.credentialUnsigned, {}, { CredentialsNotSigned: 1 });
    throw error;
  }
}
