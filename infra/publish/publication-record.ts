import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { ObjectStore } from './object-store.ts';
import { sha256 } from './planned-object.ts';

/** The record of the last publication. It is kept with the site, so that every operator and every machine has the same. */
const PublicationRecord = z.object({
  /** Digest of the plan that was published whole; empty while a publication is under way or has failed. */
  digest: z.string(),
  /** Hashed assets that no page refers to any more, with the UTC day on which that was first seen. */
  retired: z.record(z.string(), z.iso.date()),
});
export type PublicationRecord = z.output<typeof PublicationRecord>;

/** In the downloads bucket, outside `downloads/`: the distribution does not serve it. */
const recordKey = 'publication.json';

/** The record of the last publication, or undefined when there is none that can be read. */
export async function readRecord(store: ObjectStore): Promise<PublicationRecord | undefined> {
  const text = await store.readText(recordKey);
  if (text === undefined) return undefined;
  try {
    return PublicationRecord.parse(JSON.parse(text));
  } catch {
    // An unreadable record counts as none: everything is compared again.
    return undefined;
  }
}

export async function writeRecord(store: ObjectStore, record: PublicationRecord): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(record));
  await store.put({
    key: recordKey,
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'no-store',
    size: bytes.length,
    sha256: sha256(bytes),
    open: () => Readable.from([bytes]),
  });
}
