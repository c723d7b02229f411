import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { publishCollection } from '../../shared/contract/content.ts';
import type { RequestInputOf } from '../../shared/contract/endpoint.ts';
import type { ObjectStore, StoredFacts } from './object-store.ts';
import type { Operate, OperationEntry } from './operations.ts';
import type { PublishingTarget } from './target.ts';

/** A site in memory that logs, in order, everything that is done to it. For tests. */
export interface RecordingTarget extends PublishingTarget {
  readonly log: string[];
  readonly downloads: MemoryStore;
  readonly site: MemoryStore;
  readonly media: MemoryStore;
  /** Published collections: name → JSON of its entries. */
  readonly collections: Map<string, string>;
  /** Makes whatever would be logged under this text fail from now on; undefined ends that. */
  failAt(entry: string | undefined): void;
}

interface MemoryStore extends ObjectStore {
  readonly objects: Map<string, StoredFacts & { readonly bytes: Buffer }>;
}

export function recordingTarget(): RecordingTarget {
  const log: string[] = [];
  let failing: string | undefined;
  const record = async (entry: string) => {
    if (failing !== undefined && entry.startsWith(failing)) throw new Error(`${entry} was refused`);
    log.push(entry);
  };
  const collections = new Map<string, string>();
  return {
    name: 'test',
    log,
    collections,
    downloads: memoryStore('downloads', record),
    site: memoryStore('site', record),
    media: memoryStore('media', record),
    operate: collectionOperations(collections, record),
    operator: async () => 'arn:aws:iam::123456789012:user/ada',
    invalidate: (paths) => record(`invalidate ${paths.join(' ')}`),
    failAt: (entry) => {
      failing = entry;
    },
  };
}

type Record = (entry: string) => Promise<void>;

function memoryStore(bucket: string, record: Record): MemoryStore {
  const objects: MemoryStore['objects'] = new Map();
  return {
    objects,
    list: async () => new Map([...objects].map(([key, { bytes }]) => [key, bytes.length])),
    describe: async (key) => {
      await record(`head ${bucket}/${key}`);
      return objects.get(key);
    },
    readText: async (key) => objects.get(key)?.bytes.toString(),
    put: async ({ key, contentType, cacheControl, contentEncoding, contentDisposition, open }) => {
      await record(`put ${bucket}/${key}`);
      const bytes = await buffer(open());
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      objects.set(key, { bytes, contentType, cacheControl, contentEncoding, contentDisposition, sha256 });
    },
    remove: async (keys) => {
      for (const key of keys) {
        await record(`remove ${bucket}/${key}`);
        objects.delete(key);
      }
    },
  };
}

/** Answers `publishCollection` as the function does: an equal entry is unchanged, one that is left out is removed. */
function collectionOperations(collections: Map<string, string>, record: Record): Operate {
  return async <E extends OperationEntry>(name: string, entry: E, request: RequestInputOf<E>) => {
    const { dryRun, collection, partition, entries } = publishCollection.request.parse(request);
    const key = partition === '' ? collection : `${collection}/${partition}`;
    const before: unknown[] = JSON.parse(collections.get(key) ?? '[]');
    const [present, wanted] = [before, entries].map((list) => list.map((item) => JSON.stringify(item)));
    const written = (wanted ?? []).filter((item) => !present?.includes(item)).length;
    const removed = Math.max(0, before.length - entries.length);
    await record(`${name} ${key}${dryRun ? ' (dry)' : ''}`);
    if (!dryRun) collections.set(key, JSON.stringify(entries));
    return z.parse<E['response']>(entry.response, { written, unchanged: entries.length - written, removed });
  };
}
