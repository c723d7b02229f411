// The parts of s3rver 3.7.1 that the local buckets use; the package has no types of its own.

declare module 's3rver' {
  import type { RequestListener } from 'node:http';
  import type FilesystemStore from 's3rver/lib/stores/filesystem.js';

  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; vhostBuckets: boolean });
    store: FilesystemStore;
    readonly context: { store: FilesystemStore };
    readonly logger: { close(): void };
    callback(): RequestListener;
  }
}

declare module 's3rver/lib/stores/filesystem.js' {
  export type StoredMetadata = Record<string, string | undefined> & { etag: string; 'last-modified': string };
  export type NewObject = {
    bucket: string;
    key: string;
    content: AsyncIterable<Buffer>;
    metadata: Record<string, string | undefined>;
  };

  export default class FilesystemStore {
    constructor(rootDirectory: string);
    getBucketPath(bucket: string): string;
    getResourcePath(bucket: string, key: string | undefined, resource: string): string;
    getBucket(bucket: string): Promise<unknown>;
    putBucket(bucket: string): Promise<unknown>;
    getMetadata(bucket: string, key: string): Promise<StoredMetadata>;
    putObject(object: NewObject): Promise<{ size: number; md5: string }>;
    putPart(
      bucket: string,
      uploadId: string,
      partNumber: string,
      content: AsyncIterable<Buffer>,
    ): Promise<{ size: number; md5: string }>;
    putObjectMultipart(
      bucket: string,
      uploadId: string,
      parts: { number: number; etag: string }[],
    ): Promise<{ size: number; md5: string }>;
    copyObject(
      sourceBucket: string,
      sourceKey: string,
      bucket: string,
      key: string,
      replacement: NewObject['metadata'] | null,
    ): Promise<StoredMetadata>;
    deleteObject(bucket: string, key: string): Promise<void>;
  }
}

declare module 's3rver/lib/models/error.js' {
  export default class S3Error extends Error {
    constructor(code: string, message: string, detail?: Record<string, string | number>);
    readonly code: string;
    readonly detail: Record<string, string | number>;
    status: number;
    toXML(): string;
  }
}
