import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens the runtime's own database: messages not yet consumed, positions of pipes. It stays locked while the process lives,
 * so that two sites never share a state; the kernel lifts the lock however the process ends.
 *
 * A committed write survives SIGKILL at once. It survives a power cut after the next checkpoint only: an fsync for every
 * message would cost ten times the rest, and a laptop that loses power has also lost the tab that downloaded.
 * @throws {Error} when another process holds the state.
 */
export function openStateDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    // Checkpoints are what waits for the disk: few, and larger.
    database.exec('PRAGMA wal_autocheckpoint = 4000;');
    // The lock is taken by the first write.
    database.exec('CREATE TABLE IF NOT EXISTS positions (name TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT;');
    database.exec('BEGIN IMMEDIATE; COMMIT;');
    return database;
  } catch (cause) {
    database.close();
    throw new Error(
      `Another site runs on the state in ${dirname(file)}: stop it, or set SITE_STATE to another folder.`,
      { cause },
    );
  }
}

/** Where a reader stands in what it reads, kept over restarts. */
export interface Positions {
  read(name: string): string | undefined;
  write(name: string, position: string): void;
}

export function createPositions(database: DatabaseSync): Positions {
  const select = database.prepare('SELECT position FROM positions WHERE name = ?');
  const upsert = database.prepare('INSERT OR REPLACE INTO positions (name, position) VALUES (?, ?)');
  return {
    read: (name) => {
      const position = select.get(name)?.position;
      return typeof position === 'string' ? position : undefined;
    },
    write: (name, position) => {
      upsert.run(name, position);
    },
  };
}
