import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { environmentName } from '../../../shared/manifest/environment-names.ts';
import type { BucketAction, BucketGrants } from '../../../shared/manifest/function-needs.ts';
import type { BucketName } from '../../../shared/manifest/function-rights.ts';
import { siteOrigin } from '../../../shared/site-host.ts';
import { serviceClient, serviceOptions } from '../aws/service-client.ts';
import type { Capability } from '../capability.ts';
import { requiredEnvironment } from '../environment.ts';
import { objectLink, type PostedFile, type PostFields, postFields, type Signing } from './presigning.ts';

/** The prefixes of a bucket under which an action is granted. */
type PrefixWith<Granted, Action extends BucketAction> = {
  [Prefix in keyof Granted]: Granted[Prefix] extends readonly (infer Actions)[]
    ? Action extends Actions
      ? Prefix
      : never
    : never;
}[keyof Granted] &
  string;

/** The keys on which an action is granted; where it is not, no call compiles. */
type KeyWith<Granted, Action extends BucketAction> = `${PrefixWith<Granted, Action>}${string}`;

/** The bytes of an object that was read whole. */
interface ReadObject {
  readonly bytes: Uint8Array;
}

/** A bucket as one function may use it. They are properties, as their keys are compared in one direction then. */
interface Bucket<Granted extends BucketGrants> {
  /**
   * Reads an object whole. @param etag it has to be this very object, not one that took its place; any that is there when not given
   * @returns undefined where it is not there, or another one is
   */
  readonly get: (key: KeyWith<Granted, 'GetObject'>, etag?: string) => Promise<ReadObject | undefined>;
  /** An address at which anybody who has it reads the object for so many seconds. */
  readonly link: (key: KeyWith<Granted, 'LinkObject'>, seconds: number) => Promise<string>;
  /** Puts an object where there is none. @returns whether it was put: false where there is one already */
  readonly putNew: (key: KeyWith<Granted, 'PutObject'>, content: NewObject) => Promise<boolean>;
  /** The form by which somebody posts one file. */
  readonly form: (
    file: Omit<PostedFile, 'bucket' | 'key'> & { readonly key: KeyWith<Granted, 'PutObject'> },
    seconds: number,
  ) => Promise<{ readonly host: string; readonly fields: PostFields }>;
  /** Deletes an object; one that is not there is deleted all the same. */
  readonly delete: (key: KeyWith<Granted, 'DeleteObject'>) => Promise<void>;
}

/** An object that is new. */
interface NewObject {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** For caches; no cache keeps it when not given. */
  readonly cacheControl?: string;
}

/** The objects of a bucket, with these actions by the prefixes of their keys; any other key does not compile. */
export function objects<const May extends BucketGrants>(bucket: BucketName, may: May): Capability<Bucket<May>> {
  return { grants: { buckets: { [bucket]: may } }, open: () => openBucket(bucket) as unknown as Bucket<May> }; // narrows to what is granted
}

/** Every call of a bucket with any key. */
type WholeBucket = Bucket<Readonly<Record<`${string}/`, readonly BucketAction[]>>>;

function openBucket(name: BucketName): WholeBucket {
  const client = serviceClient(new S3Client({ ...serviceOptions, responseChecksumValidation: 'WHEN_REQUIRED' }));
  const Bucket = requiredEnvironment(environmentName.bucket(name));
  const origin = siteOrigin(requiredEnvironment(environmentName.bucketHost(name)));
  const signing = async (seconds: number): Promise<Signing> => ({
    keys: await client.config.credentials(),
    region: await client.config.region(),
    now: Date.now(),
    seconds,
  });
  return {
    get: async (Key, etag) => {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket, Key, ...(etag !== undefined && { IfMatch: etag }) }),
        );
        return Body && { bytes: await Body.transformToByteArray() };
      } catch (error) {
        if (error instanceof NoSuchKey || isStatus(error, 412)) return undefined;
        throw error;
      }
    },
    link: async (key, seconds) => objectLink(origin, key, await signing(seconds)),
    putNew: async (Key, { bytes, type, cacheControl = 'no-store' }) => {
      const content = { Body: bytes, ContentType: type, CacheControl: cacheControl };
      try {
        await client.send(new PutObjectCommand({ Bucket, Key, ...content, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        if (isStatus(error, 412)) return false;
        throw error;
      }
    },
    form: async (file, seconds) => ({
      host: `${origin}/`,
      fields: postFields({ ...file, bucket: Bucket }, await signing(seconds)),
    }),
    delete: async (Key) => void (await client.send(new DeleteObjectCommand({ Bucket, Key }))),
  };
}

function isStatus(error: unknown, status: number): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;
}
