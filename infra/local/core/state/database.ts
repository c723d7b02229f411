import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';

/** The runtime's own database. */
export type StateDatabase = ReturnType<typeof openStateDatabase>;

/**
 * Opens the runtime's own database: messages not yet consumed, objects' metadata, secrets, positions of readers. It stays locked
 * while the process lives, so that two sites never share a state; the kernel lifts the lock however the process ends.
 *
 * A committed write survives SIGKILL at once, but a power cut only after the next checkpoint: an fsync for every message would
 * cost ten times as much as all the rest, and losing a laptop's last downloads does no harm.
 * @param file `:memory:` for tests
 * @throws {Error} when another process holds the state.
 */
export function openStateDatabase(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const sql = new DatabaseSync(file);
  try {
    sql.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    // Only checkpoints wait for the disk: better few and large ones.
    sql.exec('PRAGMA wal_autocheckpoint = 4000;');
    // The lock is taken by the first write.
    sql.exec('CREATE TABLE IF NOT EXISTS positions (name TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT;');
    sql.exec('BEGIN IMMEDIATE; COMMIT;');
  } catch (cause) {
    sql.close();
    throw new Error(
      `Another site runs on the state in ${dirname(file)}: stop it, or set SITE_STATE to another folder.`,
      { cause },
    );
  }
  let isChanging = false;
  return {
    sql,
    /** Makes all writes of `change` durable together, or none of them; within another call it joins that one. */
    atomically<T>(change: () => T): T {
      if (isChanging) return change();
      sql.exec('BEGIN');
      isChanging = true;
      try {
        const result = change();
        sql.exec('COMMIT');
        return result;
      } catch (error) {
        sql.exec('ROLLBACK');
        throw error;
      } finally {
        isChanging = false;
      }
    },
    close: () => sql.close(),
  };
}

/** A column that holds JSON. */
export function jsonColumn<T>(schema: z.ZodMiniType<T>) {
  const parsed = z.transform((text: string): unknown => JSON.parse(text));
  return z.pipe(z.pipe(z.string(), parsed), schema);
}

/** The positions of readers in what they read, kept over restarts. */
export type Positions = ReturnType<typeof createPositions>;

export function createPositions({ sql }: StateDatabase) {
  const select = sql.prepare('SELECT position FROM positions WHERE name = ?');
  const upsert = sql.prepare('INSERT OR REPLACE INTO positions (name, position) VALUES (?, ?)');
  return {
    read: (name: string) => {
      const position = select.get(name)?.position;
      return typeof position === 'string' ? position : undefined;
    },
    write: (name: string, position: string) => {
      upsert.run(name, position);
    },
  };
}
