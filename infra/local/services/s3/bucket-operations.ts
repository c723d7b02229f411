import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError } from '../../core/gateway/error.ts';
import { readBody } from '../../core/http/body.ts';
import { elementTexts, type XmlContent, xmlDocument } from '../../core/http/xml.ts';
import { limitOf } from '../../core/limits.ts';
import type { BucketCall } from './buckets.ts';
import { notImplemented, refusal } from './failure.ts';
import { removeObject } from './objects.ts';

const namespace = 'http://s3.amazonaws.com/doc/2006-03-01/';
const LARGEST_XML = 2 * 2 ** 20;

/** ListObjectsV2: by prefix, in pages, in the order of keys. Delimiters are refused: nothing of the site has folders. */
export async function listObjects(call: BucketCall, response: ServerResponse): Promise<void> {
  const { store, bucket, query, caller, judge } = call;
  const asked = query.get('prefix');
  const context = asked !== null && { context: { 's3:prefix': asked } };
  await judge.demand(caller, [{ action: 's3:ListBucket', resource: bucket.arn, ...context }]);
  const prefix = asked ?? '';
  const maximum = maximumOf(query.get('max-keys'));
  const token = query.get('continuation-token');
  const after = token === null ? '' : Buffer.from(token, 'base64url').toString();

  const found = store.list(bucket.name, { prefix, after, most: maximum + 1 });
  const page = found.slice(0, maximum);
  const next = found.length > maximum ? Buffer.from(page.at(-1)?.key ?? '').toString('base64url') : undefined;
  const content: XmlContent = {
    Name: bucket.name,
    Prefix: prefix,
    MaxKeys: maximum,
    KeyCount: page.length,
    IsTruncated: next !== undefined,
    ContinuationToken: token ?? undefined,
    NextContinuationToken: next,
    Contents: page.map(({ key, storedAt, etag, size }) => ({
      Key: key,
      LastModified: new Date(storedAt).toISOString(),
      ETag: etag,
      Size: size,
      StorageClass: 'STANDARD',
    })),
  };
  const body = xmlDocument('ListBucketResult', content, namespace);
  response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
}

/** DeleteObjects: each key is judged by itself, and those that may not be deleted are named in the answer. */
export async function deleteObjects(call: BucketCall, request: IncomingMessage, response: ServerResponse) {
  const xml = (await readBody(request, LARGEST_XML)).toString();
  const keys = elementTexts(xml, 'Key');
  if (keys.length === 0 || keys.length > limitOf('s3.deletedKeys')) throw refusal('MalformedXML');
  if (elementTexts(xml, 'VersionId').length > 0) throw notImplemented('DeleteObjects of versions');
  const deleted: XmlContent[] = [];
  const refused: XmlContent[] = [];
  for (const key of keys) {
    try {
      await removeObject({ ...call, key });
      deleted.push({ Key: key });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      refused.push({ Key: key, Code: 'AccessDenied', Message: error.message });
    }
  }
  const isQuiet = elementTexts(xml, 'Quiet')[0] === 'true';
  const body = xmlDocument('DeleteResult', { Deleted: isQuiet ? [] : deleted, Error: refused }, namespace);
  response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
}

function maximumOf(text: string | null): number {
  const most = limitOf('s3.listedKeys');
  if (text === null) return most;
  if (!/^\d+$/.test(text)) throw refusal('InvalidArgument', 'Provided max-keys not an integer or within integer range');
  return Math.min(most, Number(text));
}
