import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectHeaders, PlannedObject } from './planned-object.ts';
import { checksumMetadata, uploadObject } from './upload-object.ts';

/** Headers and checksum of a stored object. `sha256` is absent on objects that somebody else put there. */
export interface StoredFacts extends ObjectHeaders {
  readonly sha256?: string | undefined;
}

/** A bucket, reduced to what publishing does with it. */
export interface ObjectStore {
  /** Every key with its size in bytes. */
  list(): Promise<ReadonlyMap<string, number>>;
  describe(key: string): Promise<StoredFacts | undefined>;
  /** The text of a small object, or undefined when there is none. */
  readText(key: string): Promise<string | undefined>;
  put(object: PlannedObject): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** What one ListObjectsV2 page holds and one DeleteObjects call takes. */
const keysPerCall = 1000;

/** Publishing's view of an S3 bucket. */
export function bucketStore(client: S3Client, bucket: string, pageSize = keysPerCall): ObjectStore {
  const Bucket = bucket;
  return {
    async list() {
      const sizes = new Map<string, number>();
      for await (const page of paginateListObjectsV2({ client, pageSize }, { Bucket })) {
        for (const { Key, Size } of page.Contents ?? []) if (Key !== undefined) sizes.set(Key, Size ?? 0);
      }
      return sizes;
    },

    async describe(key) {
      try {
        const head = await client.send(new HeadObjectCommand({ Bucket, Key: key }));
        return {
          contentType: head.ContentType ?? '',
          cacheControl: head.CacheControl ?? '',
          contentEncoding: head.ContentEncoding,
          contentDisposition: head.ContentDisposition,
          sha256: head.Metadata?.[checksumMetadata],
        };
      } catch (error) {
        if (error instanceof NotFound) return undefined;
        throw error;
      }
    },

    async readText(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    put: (object) => uploadObject(client, Bucket, object),

    async remove(keys) {
      for (let start = 0; start < keys.length; start += pageSize) {
        const Objects = keys.slice(start, start + pageSize).map((Key) => ({ Key }));
        const { Errors } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
        const [failed] = Errors ?? [];
        if (failed) throw new Error(`${failed.Key} could not be removed from ${bucket}: ${failed.Message}`);
      }
    },
  };
}
