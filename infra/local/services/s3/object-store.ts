import { createHash, randomUUID } from 'node:crypto';
import { openSync } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { StateDatabase } from '../../core/state/database.ts';

/** One version of an object as it is stored. */
export interface StoredObject {
  readonly key: string;
  /** `null` in a bucket without versions. */
  readonly versionId: string;
  readonly size: number;
  /** With its quotes, as HTTP writes it. */
  readonly etag: string;
  /** Headers of the upload that come back with every answer, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch. */
  readonly storedAt: number;
  /** Name of the file that holds the bytes; `undefined` of a delete marker. */
  readonly file: string | undefined;
}

/** Bytes that lie on disk and belong to no object yet. */
export interface Upload {
  readonly file: string;
  readonly size: number;
  readonly md5: string;
}

/** All objects of the site: what describes them in the state database, their bytes in files beside it. */
export interface ObjectStore {
  /** Writes bytes to disk. What is neither published nor discarded is deleted at the next start. */
  receive(content: AsyncIterable<Buffer>): Promise<Upload>;
  discard(upload: Upload): Promise<void>;
  /**
   * Makes an upload the current version of a key, at once and durably.
   * @param check runs in the same step with the version that is current until then; what it throws leaves all as it was
   */
  publish(
    place: { bucket: string; key: string; versioned: boolean },
    upload: Upload,
    headers: Readonly<Record<string, string>>,
    check?: (current: StoredObject | undefined) => void,
  ): StoredObject;
  /** The current version, or the one named. */
  find(bucket: string, key: string, versionId?: string): StoredObject | undefined;
  /** A descriptor of the bytes: it reads what was found, whatever is published or deleted meanwhile. */
  open(object: StoredObject): number;
  /** With versions, a delete marker takes the place of the object; a version that is named is gone. */
  remove(place: { bucket: string; key: string; versioned: boolean }, versionId?: string): void;
  /** Current objects with a prefix and after a key, in the order of their keys' UTF-8 bytes. */
  list(bucket: string, range: { prefix: string; after: string; most: number }): StoredObject[];
  /** Deletes versions that have not been current for longer than some days. */
  expire(bucket: string, noncurrentDays: number, now?: number): void;
}

const schema = `
CREATE TABLE IF NOT EXISTS objects (
  bucket TEXT NOT NULL, key TEXT NOT NULL, version_id TEXT NOT NULL, sequence INTEGER NOT NULL, is_current INTEGER NOT NULL,
  size INTEGER NOT NULL, etag TEXT NOT NULL, headers TEXT NOT NULL, stored_at INTEGER NOT NULL, replaced_at INTEGER, file TEXT,
  PRIMARY KEY (bucket, key, version_id)) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS current_objects ON objects (bucket, key) WHERE is_current = 1;`;

const row = z.object({
  key: z.string(),
  version_id: z.string(),
  size: z.number(),
  etag: z.string(),
  headers: z.string(),
  stored_at: z.number(),
  file: z.nullable(z.string()),
});

const DAY_MS = 86_400_000;

/** @param directory of the files; those that no object names are deleted */
export async function openObjectStore({ sql, atomically }: StateDatabase, directory: string): Promise<ObjectStore> {
  sql.exec(schema);
  await mkdir(directory, { recursive: true });
  const current = sql.prepare('SELECT * FROM objects WHERE bucket = ? AND key = ? AND is_current = 1');
  const version = sql.prepare('SELECT * FROM objects WHERE bucket = ? AND key = ? AND version_id = ?');
  const listed = sql.prepare(
    `SELECT * FROM objects WHERE bucket = ? AND key >= ? AND key > ? AND substr(key, 1, length(?)) = ? AND is_current = 1
     AND file IS NOT NULL ORDER BY key LIMIT ?`,
  );
  const insert = sql.prepare(
    `INSERT INTO objects (bucket, key, version_id, sequence, is_current, size, etag, headers, stored_at, file)
     VALUES (?, ?, ?, (SELECT IFNULL(MAX(sequence), 0) + 1 FROM objects WHERE bucket = ? AND key = ?), 1, ?, ?, ?, ?, ?)`,
  );
  const supersede = sql.prepare(
    'UPDATE objects SET is_current = 0, replaced_at = ? WHERE bucket = ? AND key = ? AND is_current = 1',
  );
  const erase = sql.prepare('DELETE FROM objects WHERE bucket = ? AND key = ? AND version_id = ? RETURNING file');
  const promote = sql.prepare(
    `UPDATE objects SET is_current = 1, replaced_at = NULL WHERE bucket = ? AND key = ? AND sequence =
     (SELECT MAX(sequence) FROM objects WHERE bucket = ? AND key = ?)`,
  );
  const expired = sql.prepare('DELETE FROM objects WHERE bucket = ? AND replaced_at < ? RETURNING file');

  const pathOf = (file: string) => path.join(directory, file);
  const unlink = (file: unknown) => {
    if (typeof file === 'string') void rm(pathOf(file), { force: true });
  };
  const one = (found: unknown) => (found === undefined ? undefined : storedObject(found));

  /** A new current version in place of the last; without versions the last one's file is returned to be deleted. */
  function replace(
    { bucket, key, versioned }: { bucket: string; key: string; versioned: boolean },
    { file, size, etag, headers }: Pick<StoredObject, 'size' | 'etag' | 'headers' | 'file'>,
  ): unknown {
    const now = Date.now();
    const outdated = versioned ? undefined : erase.get(bucket, key, 'null')?.file;
    supersede.run(now, bucket, key);
    const versionId = versioned ? randomUUID().replaceAll('-', '') : 'null';
    insert.run(bucket, key, versionId, bucket, key, size, etag, JSON.stringify(headers), now, file ?? null);
    return outdated;
  }

  await sweep(
    directory,
    new Set(
      sql
        .prepare('SELECT file FROM objects')
        .all()
        .map(({ file }) => file),
    ),
  );
  return {
    receive: async (content) => {
      const file = randomUUID();
      try {
        return { file, ...(await writeWhole(pathOf(file), content)) };
      } catch (error) {
        unlink(file);
        throw error;
      }
    },
    discard: ({ file }) => rm(pathOf(file), { force: true }),
    publish: (place, { file, size, md5 }, headers, check) => {
      const outdated = atomically(() => {
        check?.(one(current.get(place.bucket, place.key)));
        return replace(place, { file, size, etag: `"${md5}"`, headers });
      });
      unlink(outdated);
      const stored = one(current.get(place.bucket, place.key));
      if (!stored) throw new Error(`${place.bucket}/${place.key} was replaced while it was published`);
      return stored;
    },
    find: (bucket, key, versionId) =>
      one(versionId === undefined ? current.get(bucket, key) : version.get(bucket, key, versionId)),
    open: ({ file = '' }) => openSync(pathOf(file), 'r'),
    remove: (place, versionId) => {
      const { bucket, key, versioned } = place;
      if (versionId === undefined && versioned) {
        atomically(() => replace(place, { file: undefined, size: 0, etag: '', headers: {} }));
        return;
      }
      const outdated = atomically(() => {
        const erased = erase.get(bucket, key, versionId ?? 'null');
        promote.run(bucket, key, bucket, key);
        return erased?.file;
      });
      unlink(outdated);
    },
    list: (bucket, { prefix, after, most }) =>
      listed.all(bucket, prefix, after, prefix, prefix, most).map(storedObject),
    expire: (bucket, noncurrentDays, now = Date.now()) => {
      for (const { file } of expired.all(bucket, now - noncurrentDays * DAY_MS)) unlink(file);
    },
  };
}

function storedObject(found: unknown): StoredObject {
  const { key, version_id: versionId, size, etag, headers, stored_at: storedAt, file } = z.parse(row, found);
  return { key, versionId, size, etag, headers: JSON.parse(headers), storedAt, file: file ?? undefined };
}

async function writeWhole(file: string, content: AsyncIterable<Buffer>): Promise<{ size: number; md5: string }> {
  const digest = createHash('md5');
  let size = 0;
  const handle = await open(file, 'w');
  try {
    for await (const chunk of content) {
      digest.update(chunk);
      size += chunk.length;
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
  return { size, md5: digest.digest('hex') };
}

/** Uploads that a kill cut short, and files that were to be deleted. */
async function sweep(directory: string, named: ReadonlySet<unknown>): Promise<void> {
  const files = await readdir(directory);
  await Promise.all(files.filter((file) => !named.has(file)).map((file) => rm(path.join(directory, file))));
}
