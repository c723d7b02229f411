import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-failure.ts';

/** What a request is about: a bucket, a key in it (or none), the query parameters. */
export type Call = { bucket: string; key: string; query: URLSearchParams };

/** Reads the address of a path-style request. Throws an `S3Error` for one that no bucket could have. */
export function readCall(url: string): Call {
  const [path = '/', search = ''] = url.split(/\?(.*)/s);
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? [];
  const query = new URLSearchParams(search);
  const uploadId = query.get('uploadId');
  // It becomes part of a file's path.
  if (uploadId !== null && !/^[0-9a-f]{32}$/.test(uploadId)) throw noSuchUpload();
  try {
    return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(key), query };
  } catch {
    throw new S3Error('InvalidURI', "Couldn't parse the specified URI.");
  }
}

/** The operation of a request, for those that are answered in front of s3rver; `other` is s3rver's. */
export function operationOf({ bucket, key, query }: Call, { method = 'GET', headers }: IncomingMessage): string {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!bucket) return 'other';
  if (!key) {
    if (method === 'POST' && query.has('delete')) return 'DeleteObjects';
    const isListing =
      method === 'GET' && !['cors', 'location', 'website', 'versions', 'uploads'].some((name) => query.has(name));
    return isListing ? 'ListObjects' : 'other';
  }
  if (query.has('uploadId')) {
    if (method === 'PUT') return 'UploadPart';
    return method === 'DELETE' ? 'AbortMultipartUpload' : 'other';
  }
  if (query.has('tagging') || query.has('acl') || query.has('uploads')) return 'other';
  if (isRead) return 'GetObject';
  if (method === 'PUT') return headers['x-amz-copy-source'] === undefined ? 'PutObject' : 'other';
  return method === 'DELETE' ? 'DeleteObject' : 'other';
}

/**
 * Prepares a request for s3rver, which knows no keys but its own and so gets it without the signature, checked already.
 * @param isKnown whether a name is a bucket of the template: a copy may come from no other place.
 */
export function anonymized(request: IncomingMessage, isKnown: (bucket: string) => boolean): IncomingMessage {
  const { authorization: _, host: __, ...headers } = request.headers;
  const source = [headers['x-amz-copy-source']].flat()[0];
  if (source !== undefined) headers['x-amz-copy-source'] = copySource(source, isKnown);
  request.headers = { ...headers, host: '127.0.0.1' };
  const [path, search = ''] = (request.url ?? '/').split(/\?(.*)/s);
  const kept = [...new URLSearchParams(search)].filter(([name]) => !/^x-(?:amz-|id$)/i.test(name));
  const query = kept.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  request.url = query ? `${path}?${query}` : path;
  return request;
}

/** The refusal of an upload id that was never given out, or is done with. */
export function noSuchUpload(): S3Error {
  return new S3Error('NoSuchUpload', 'The specified multipart upload does not exist.');
}

function copySource(header: string, isKnown: (bucket: string) => boolean): string {
  const source = decodeURIComponent(header)
    .replace(/^\//, '')
    .replace(/\?versionId=.*$/, '');
  const [bucket = ''] = source.split('/');
  if (!isKnown(bucket))
    throw new S3Error('NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });
  // s3rver reads it with decodeURI, which leaves some of what the SDK encodes.
  return encodeURI(source);
}
