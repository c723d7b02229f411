import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { evaluateConditions, rangeApplies } from '../../core/http/conditions.ts';
import { contentRange, parseRange } from '../../core/http/ranges.ts';
import { limitOf } from '../../core/limits.ts';
import { uploadedBytes } from './body.ts';
import type { ObjectCall } from './buckets.ts';
import { refusal } from './failure.ts';
import { keptHeaders } from './kept-headers.ts';
import type { StoredObject } from './object-store.ts';

/** GetObject and HeadObject: conditions and single ranges. */
export async function getObject(call: ObjectCall, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const found = await findReadable(call);
  const { size, etag } = found;
  const held = { etag, lastModified: new Date(found.storedAt).toUTCString() };
  const headers = objectHeaders(found);

  const verdict = evaluateConditions(request.headers, held);
  if (verdict === 'precondition-failed') throw refusal('PreconditionFailed');
  if (verdict === 'not-modified') {
    const { 'content-length': _, 'content-type': __, ...validators } = headers;
    response.writeHead(304, validators).end();
    return;
  }
  const applies = rangeApplies([request.headers['if-range']].flat()[0], held);
  const range = applies ? parseRange(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable') throw refusal('InvalidRange');
  if (range) {
    headers['content-range'] = contentRange(size, range);
    headers['content-length'] = String(range.end - range.start + 1);
  }
  if (request.method === 'HEAD' || size === 0) {
    response.writeHead(range ? 206 : 200, headers).end();
    return;
  }
  const bytes = createReadStream('', { fd: call.store.open(found), ...range });
  response.writeHead(range ? 206 : 200, headers);
  // A reader who leaves early is no failure of the bucket.
  await pipeline(bytes, response).catch(() => response.destroy());
}

/** PutObject; nothing is stored unless every checksum of the request holds. */
export async function putObject(call: ObjectCall, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { store, bucket, key, caller, judge } = call;
  await judge.demand(caller, [{ action: 's3:PutObject', resource: `${bucket.arn}/${key}` }]);
  if (Number(request.headers['content-length']) > limitOf('s3.upload')) throw refusal('EntityTooLarge');
  const kept = keptHeaders(Object.entries(request.headers));
  const isNew = request.headers['if-none-match'] === '*';
  const upload = await store.receive(uploadedBytes(request));
  const stored = store.publish({ bucket: bucket.name, key }, upload, kept, isNew);
  await bucket.created(stored, 'PutObject');
  response.writeHead(200, { etag: stored.etag, 'content-length': 0 }).end();
}

/** Deletes one object in the name of the caller; a key that is not there is deleted all the same. @throws {AwsError} when the caller may not */
export async function removeObject({ store, bucket, key, caller, judge }: ObjectCall): Promise<void> {
  await judge.demand(caller, [{ action: 's3:DeleteObject', resource: `${bucket.arn}/${key}` }]);
  store.remove({ bucket: bucket.name, key });
}

/** The object that is asked for. From callers who may not list what begins with a key, S3 hides that it is missing: 403, not 404. */
async function findReadable({ store, bucket, key, caller, judge }: ObjectCall): Promise<StoredObject> {
  await judge.demand(caller, [{ action: 's3:GetObject', resource: `${bucket.arn}/${key}` }]);
  const found = store.find({ bucket: bucket.name, key });
  if (found) return found;
  const context = { 's3:prefix': key };
  const mayList = await judge.allows(caller, { action: 's3:ListBucket', resource: bucket.arn, context });
  throw refusal(mayList ? 'NoSuchKey' : 'AccessDenied');
}

function objectHeaders(found: StoredObject): Record<string, string> {
  return {
    'accept-ranges': 'bytes',
    'content-type': 'binary/octet-stream',
    'content-length': String(found.size),
    'last-modified': new Date(found.storedAt).toUTCString(),
    etag: found.etag,
    ...found.headers,
  };
}
