import type { IncomingHttpHeaders } from 'node:http';
import { limitOf } from '../../core/limits.ts';
import { notImplemented, S3Error } from './failure.ts';

/** What a request is about: a bucket, a key in it (or none), the query parameters. */
export interface S3Call {
  readonly bucket: string;
  readonly key: string;
  readonly query: URLSearchParams;
}

export type Operation =
  | 'GetObject'
  | 'HeadObject'
  | 'PutObject'
  | 'DeleteObject'
  | 'ListObjectsV2'
  | 'DeleteObjects'
  | 'PostObject';

/** The query parameters of each operation that are honoured. */
const parameters: Readonly<Record<Operation, readonly string[]>> = {
  GetObject: ['versionId'],
  HeadObject: ['versionId'],
  PutObject: [],
  DeleteObject: ['versionId'],
  ListObjectsV2: ['list-type', 'prefix', 'max-keys', 'continuation-token', 'encoding-type'],
  DeleteObjects: ['delete'],
  PostObject: [],
};
/** Those of the SDK (`x-id`) and of presigned URLs. */
const common =
  /^(?:x-id|x-amz-(?:algorithm|credential|date|expires|signedheaders|signature|content-sha256|security-token|user-agent|checksum-mode))$/i;

/** Headers that would make a write something else. */
const refusedHeaders = /^x-amz-(?:copy-source|acl|grant-|tagging|object-lock-|website-redirect-location)/;

/** Reads the address of a path-style request. @throws {S3Error} for one that no object could have. */
export function readCall(url: string): S3Call {
  const [path = '/', search = ''] = url.split(/\?(.*)/s);
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? [];
  try {
    const call = {
      bucket: decodeURIComponent(bucket),
      key: decodeURIComponent(key),
      query: new URLSearchParams(search),
    };
    if (Buffer.byteLength(call.key) > limitOf('s3.key')) throw new S3Error('KeyTooLongError', 'Your key is too long');
    return call;
  } catch (error) {
    if (error instanceof S3Error) throw error;
    throw new S3Error('InvalidURI', "Couldn't parse the specified URI.");
  }
}

/**
 * The operation of a request. @throws {S3Error} naming what is not done here: other operations, sub-resources, parameters and
 * headers that would otherwise be overlooked.
 */
export function operationOf({ key, query }: S3Call, method: string, headers: IncomingHttpHeaders): Operation {
  const operation = key ? objectOperation(method) : bucketOperation(method, query);
  if (!operation) throw notImplemented(`${method} of ${key ? 'an object' : 'a bucket'}`);
  const unknown = [...query.keys()].find((name) => !parameters[operation].includes(name) && !common.test(name));
  if (unknown !== undefined) throw notImplemented(`${operation} with the query parameter "${unknown}"`);
  const header = Object.keys(headers).find((name) => refusedHeaders.test(name));
  if (header !== undefined) throw notImplemented(`${operation} with the header "${header}"`);
  return operation;
}

function objectOperation(method: string): Operation | undefined {
  if (method === 'GET') return 'GetObject';
  if (method === 'HEAD') return 'HeadObject';
  if (method === 'PUT') return 'PutObject';
  return method === 'DELETE' ? 'DeleteObject' : undefined;
}

function bucketOperation(method: string, query: URLSearchParams): Operation | undefined {
  if (method === 'POST') return query.has('delete') ? 'DeleteObjects' : 'PostObject';
  return method === 'GET' && query.get('list-type') === '2' ? 'ListObjectsV2' : undefined;
}
