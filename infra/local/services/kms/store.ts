import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { AwsError } from '../../core/gateway/error.ts';
import type { StateDatabase } from '../../core/state/database.ts';
import type { KeyProperties } from './key.ts';

/** A key of the template with its material. */
export interface StoredKey {
  readonly id: string;
  readonly arn: string;
  readonly usage: KeyProperties['KeyUsage'];
  readonly enabled: boolean;
  /** 256 bits, the same as long as the state lives. */
  readonly material: Buffer;
}

/** The keys of the site. */
export type KeyStore = ReturnType<typeof createKeyStore>;

const schema = 'CREATE TABLE IF NOT EXISTS key_material (id TEXT PRIMARY KEY, material BLOB NOT NULL) STRICT;';
const row = z.object({ material: z.instanceof(Uint8Array) });

/** The material of a key is made once and kept in the state database, also when the template loses the key for a while. */
export function createKeyStore({ sql }: Pick<StateDatabase, 'sql'>) {
  sql.exec(schema);
  const select = sql.prepare('SELECT material FROM key_material WHERE id = ?');
  const insert = sql.prepare('INSERT OR IGNORE INTO key_material (id, material) VALUES (?, ?)');
  const keys = new Map<string, StoredKey>();
  return {
    add: (key: Omit<StoredKey, 'material'>) => {
      insert.run(key.id, randomBytes(32));
      keys.set(key.id, { ...key, material: Buffer.from(row.parse(select.get(key.id)).material) });
    },
    get: (id: string) => keys.get(id),
    /** By id or ARN. @throws {AwsError} `NotFoundException` */
    find: (idOrArn: string): StoredKey => {
      const found = keys.get(idOrArn.replace(/^arn:.*:key\//, ''));
      if (found) return found;
      throw new AwsError('NotFoundException', `Key '${idOrArn}' does not exist`);
    },
  };
}
