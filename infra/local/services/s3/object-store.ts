import { createHash, randomUUID } from 'node:crypto';
import { openSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { jsonColumn, type StateDatabase } from '../../core/state/database.ts';
import { refusal } from './failure.ts';

/** Where an object lies. */
export interface Place {
  readonly bucket: string;
  readonly key: string;
}

/** An object as it is stored. */
const storedObject = z.object({
  key: z.string(),
  size: z.number(),
  /** With its quotes, as HTTP writes it. */
  etag: z.string(),
  /** Headers of the upload that come back with every answer, in lower case. */
  headers: jsonColumn(z.record(z.string(), z.string())),
  /** Milliseconds since the epoch. */
  storedAt: z.number(),
  /** Name of the file that holds the bytes. */
  file: z.string(),
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

const schema = `
CREATE TABLE IF NOT EXISTS objects (
  bucket TEXT NOT NULL, key TEXT NOT NULL, size INTEGER NOT NULL, etag TEXT NOT NULL, headers TEXT NOT NULL,
  storedAt INTEGER NOT NULL, file TEXT NOT NULL, PRIMARY KEY (bucket, key)) STRICT;`;

/** @param directory of the files; those that no object names are deleted */
export async function openObjectStore({ sql, atomically }: StateDatabase, directory: string) {
  sql.exec(schema);
  await mkdir(directory, { recursive: true });
  const select = sql.prepare('SELECT * FROM objects WHERE bucket = ? AND key = ?');
  const listed = sql.prepare(
    'SELECT * FROM objects WHERE bucket = ? AND key >= ? AND key > ? AND substr(key, 1, length(?)) = ? ORDER BY key LIMIT ?',
  );
  const replace = sql.prepare(
    'REPLACE INTO objects (bucket, key, size, etag, headers, storedAt, file) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING *',
  );
  const expired = sql.prepare(
    'DELETE FROM objects WHERE bucket = ? AND substr(key, 1, length(?)) = ? AND storedAt < ? RETURNING file',
  );
  const erase = sql.prepare('DELETE FROM objects WHERE bucket = ? AND key = ? RETURNING file');
  const files = sql.prepare('SELECT file FROM objects');

  const pathOf = (file: string) => path.join(directory, file);
  const unlink = (file: unknown) => {
    if (typeof file === 'string') void rm(pathOf(file), { force: true });
  };
  const read = (found: unknown) => z.parse(storedObject, found);
  const find = ({ bucket, key }: Place) => {
    const found = select.get(bucket, key);
    return found && read(found);
  };

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
    /** Makes an upload the object of a key, at once and durably. @throws {AwsError} where `mustBeNew` and there is one already */
    publish: (
      place: Place,
      upload: Upload,
      headers: Readonly<Record<string, string>>,
      mustBeNew = false,
    ): StoredObject => {
      try {
        const { stored, outdated } = atomically(() => {
          const outdated = find(place);
          if (mustBeNew && outdated) throw refusal('PreconditionFailed');
          const { file, size, etag } = upload;
          const row = replace.get(place.bucket, place.key, size, etag, JSON.stringify(headers), Date.now(), file);
          return { stored: read(row), outdated };
        });
        unlink(outdated?.file);
        return stored;
      } catch (error) {
        unlink(upload.file);
        throw error;
      }
    },
    find,
    /** A descriptor of the bytes: it reads what was found, whatever is published or deleted meanwhile. */
    open: ({ file }: StoredObject) => openSync(pathOf(file), 'r'),
    /** Deletes what lies below a prefix and is older than a time, milliseconds since the epoch. */
    expire: (bucket: string, prefix: string, before: number) => {
      for (const { file } of expired.all(bucket, prefix, prefix, before)) unlink(file);
    },
    remove: ({ bucket, key }: Place) => unlink(erase.get(bucket, key)?.file),
    /** Objects with a prefix and after a key, in the order of their keys' UTF-8 bytes. */
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
