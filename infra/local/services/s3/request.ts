import type { IncomingHttpHeaders } from 'node:http';
import { limitOf } from '../../core/limits.ts';
import { notImplemented, refusal } from './failure.ts';

/** What a request is about: a bucket, a key in it (or none), the query parameters. */
export interface S3Call {
  readonly bucket: string;
  readonly key: string;
  readonly query: URLSearchParams;
}

/** Each operation by its method, its target, and the query parameter that selects it. */
export const operations = {
  'GET object': 'GetObject',
  'HEAD object': 'HeadObject',
  'PUT object': 'PutObject',
  'DELETE object': 'DeleteObject',
  'GET bucket?list-type': 'ListObjectsV2',
  'POST bucket?delete': 'DeleteObjects',
  'POST bucket': 'PostObject',
} as const;
export type Operation = (typeof operations)[keyof typeof operations];

/** The query parameters that are honoured, where an operation has any. */
const parameters: Partial<Record<Operation, readonly string[]>> = {
  ListObjectsV2: ['list-type', 'prefix', 'max-keys', 'continuation-token'],
  DeleteObjects: ['delete'],
};
/** The SDK names the operation in it once more. */
const common = 'x-id';

/** A signature in the query is the gateway's to read. */
const signature = /^X-Amz-(?:Algorithm|Credential|Date|Expires|SignedHeaders|Signature|Security-Token)$/;

/** Headers that would make a write something else, or one that depends on what is there. */
const refusedHeaders = /^x-amz-(?:copy-source|acl|grant-|tagging|object-lock-|website-redirect-location)/;

/**
 * Reads the address of a request, whose bucket is named by the path, or by the host. @throws {AwsError} for one that no object could have.
 * @param ofHost the bucket that the host names
 */
export function readCall(url: string, ofHost?: string): S3Call {
  const [path = '/', search = ''] = url.split(/\?(.*)/s);
  const whole = ofHost === undefined ? decoded(path) : `/${ofHost}${decoded(path)}`;
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(whole) ?? [];
  if (Buffer.byteLength(key) > limitOf('s3.key')) throw refusal('KeyTooLongError');
  return { bucket, key, query: new URLSearchParams(search) };
}

/**
 * The operation of a request. @throws {AwsError} naming what is not done here: other operations, sub-resources, parameters and
 * headers that would otherwise be overlooked.
 */
export function operationOf({ key, query }: S3Call, method: string, headers: IncomingHttpHeaders): Operation {
  const subResource = ['list-type', 'delete'].find((name) => query.has(name));
  const named = `${method} ${key ? 'object' : 'bucket'}${subResource ? `?${subResource}` : ''}`;
  if (!isDone(named)) throw notImplemented(named);
  const operation = operations[named];
  const isKnown = (name: string) => parameters[operation]?.includes(name) || name === common || signature.test(name);
  const unknown = [...query.keys()].find((name) => !isKnown(name));
  if (unknown !== undefined) throw notImplemented(`${operation} with the query parameter "${unknown}"`);
  const isRefused = (name: string) =>
    refusedHeaders.test(name) ||
    (method === 'PUT' && name.startsWith('if-') && !(name === 'if-none-match' && headers[name] === '*'));
  const header = Object.keys(headers).find(isRefused);
  if (header !== undefined) throw notImplemented(`${operation} with the header "${header}"`);
  return operation;
}

function isDone(named: string): named is keyof typeof operations {
  return named in operations;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw refusal('InvalidURI');
  }
}
