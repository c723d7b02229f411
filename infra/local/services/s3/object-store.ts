import { createHash, randomUUID } from 'node:crypto';
import { openSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { jsonColumn, type StateDatabase } from '../../core/state/database.ts';

/** Where an object lies, and whether its older versions are kept. */
export interface Place {
  readonly bucket: string;
  readonly key: string;
  readonly versioned: boolean;
}

/** One version of an object as it is stored. */
const storedObject = z.object({
  key: z.string(),
  /** `null` in a bucket without versions. */
  versionId: z.string(),
  size: z.number(),
  /** With its quotes, as HTTP writes it. */
  etag: z.string(),
  /** Headers of the upload that come back with every answer, in lower case. */
  headers: jsonColumn(z.record(z.string(), z.string())),
  /** Milliseconds since the epoch. */
  storedAt: z.number(),
  /** Name of the file that holds the bytes; `null` of a delete marker. */
  file: z.nullable(z.string()),
});
export type StoredObject = z.infer<typeof storedObject>;

/** Bytes on disk that belong to no object yet. */
interface Upload {
  readonly file: string;
  readonly size: number;
  readonly etag: string;
}

/** All objects of the site: what describes them in the state database, their bytes in files beside it. */
export type ObjectStore = Awaited<ReturnType<typeof openObjectStore>>;

// The last version of a key is its current one.
const schema = `
CREATE TABLE IF NOT EXISTS object_versions (
  id INTEGER PRIMARY KEY, bucket TEXT NOT NULL, key TEXT NOT NULL, versionId TEXT NOT NULL, size INTEGER NOT NULL,
  etag TEXT NOT NULL, headers TEXT NOT NULL, storedAt INTEGER NOT NULL, file TEXT, UNIQUE (bucket, key, versionId)) STRICT;`;

const deleteMarker = { file: null, size: 0, etag: '' };

/** @param directory of the files; those that no object names are deleted */
export async function openObjectStore({ sql, atomically }: StateDatabase, directory: string) {
  sql.exec(schema);
  await mkdir(directory, { recursive: true });
  const current = sql.prepare('SELECT * FROM object_versions WHERE bucket = ? AND key = ? ORDER BY id DESC LIMIT 1');
  const version = sql.prepare('SELECT * FROM object_versions WHERE bucket = ? AND key = ? AND versionId = ?');
  const listed = sql.prepare(
    `SELECT * FROM object_versions WHERE file IS NOT NULL AND id IN
     (SELECT MAX(id) FROM object_versions WHERE bucket = ? AND key >= ? AND key > ? AND substr(key, 1, length(?)) = ? GROUP BY key)
     ORDER BY key LIMIT ?`,
  );
  const insert = sql.prepare(
    `INSERT INTO object_versions (bucket, key, versionId, size, etag, headers, storedAt, file)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
  );
  const erase = sql.prepare(
    'DELETE FROM object_versions WHERE bucket = ? AND key = ? AND versionId = ? RETURNING file',
  );
  const files = sql.prepare('SELECT file FROM object_versions');

  const pathOf = (file: string) => path.join(directory, file);
  const unlink = (file: unknown) => {
    if (typeof file === 'string') void rm(pathOf(file), { force: true });
  };
  const read = (found: unknown) => z.parse(storedObject, found);
  const readIfAny = (found: unknown) => (found === undefined ? undefined : read(found));

  /** A new current version; without versions it takes the place of the last, whose file is to be deleted then. */
  function add(
    { bucket, key, versioned }: Place,
    { file, size, etag }: Upload | typeof deleteMarker,
    headers: Readonly<Record<string, string>>,
  ) {
    const outdated = versioned ? undefined : erase.get(bucket, key, 'null')?.file;
    const versionId = versioned ? randomUUID().replaceAll('-', '') : 'null';
    const added = insert.get(bucket, key, versionId, size, etag, JSON.stringify(headers), Date.now(), file);
    return { outdated, stored: read(added) };
  }

  await sweep(directory, new Set(files.all().map(({ file }) => file)));
  return {
    /** Writes bytes to disk. What is not published is deleted at the next start. */
    receive: async (content: AsyncIterable<Buffer>): Promise<Upload> => {
      const file = randomUUID();
      try {
        return { file, ...(await writeWhole(pathOf(file), content)) };
      } catch (error) {
        unlink(file);
        throw error;
      }
    },
    /**
     * Makes an upload the current version of a key, at once and durably.
     * @param check runs in the same step with the version that is current until then; what it throws leaves all as it was
     */
    publish: (
      place: Place,
      upload: Upload,
      headers: Readonly<Record<string, string>>,
      check?: (current: StoredObject | undefined) => void,
    ): StoredObject => {
      try {
        const { stored, outdated } = atomically(() => {
          check?.(readIfAny(current.get(place.bucket, place.key)));
          return add(place, upload, headers);
        });
        unlink(outdated);
        return stored;
      } catch (error) {
        unlink(upload.file);
        throw error;
      }
    },
    /** The current version, or the one named. */
    find: (bucket: string, key: string, versionId?: string) =>
      readIfAny(versionId === undefined ? current.get(bucket, key) : version.get(bucket, key, versionId)),
    /** A descriptor of the bytes: it reads what was found, whatever is published or deleted meanwhile. */
    open: ({ file }: StoredObject) => openSync(pathOf(file ?? ''), 'r'),
    /** With versions, a delete marker takes the place of the object; a version that is named is gone. */
    remove: (place: Place, versionId?: string) => {
      if (versionId === undefined && place.versioned) add(place, deleteMarker, {});
      else unlink(erase.get(place.bucket, place.key, versionId ?? 'null')?.file);
    },
    /** Current objects with a prefix and after a key, in the order of their keys' UTF-8 bytes. */
    list: (bucket: string, { prefix, after, most }: { prefix: string; after: string; most: number }) =>
      listed.all(bucket, prefix, after, prefix, prefix, most).map(read),
  };
}

async function writeWhole(file: string, content: AsyncIterable<Buffer>): Promise<Pick<Upload, 'size' | 'etag'>> {
  const digest = createHash('md5');
  let size = 0;
  async function* measured() {
    for await (const chunk of content) {
      digest.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  await writeFile(file, measured());
  return { size, etag: `"${digest.digest('hex')}"` };
}

/** Deletes the files of uploads that a kill cut short, and those that were to be deleted. */
async function sweep(directory: string, named: ReadonlySet<unknown>): Promise<void> {
  const files = await readdir(directory);
  await Promise.all(files.filter((file) => !named.has(file)).map((file) => rm(path.join(directory, file))));
}
