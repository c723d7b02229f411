import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { evaluateConditions, rangeApplies } from '../http/conditions.ts';
import { contentRange, parseRange } from '../http/ranges.ts';
import { storedEncoding, uploadedBytes } from './s3-body.ts';
import { noSuchKey, S3Error } from './s3-failure.ts';
import type { ObjectStore } from './s3-object-store.ts';

/** An object's address, and the query parameters of the request. */
export type ObjectCall = { store: ObjectStore; bucket: string; key: string; query: URLSearchParams };

const CHECKSUM = 'x-amz-checksum-';
const OVERRIDABLE = ['type', 'language', 'disposition', 'encoding'].map((name) => `content-${name}`);

/** GetObject and HeadObject: conditions, single ranges and `response-*` overrides as S3 documents them. */
export async function getObject(call: ObjectCall, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { store, bucket, key, query } = call;
  const found = await store.findObject(bucket, key);
  if (!found) throw noSuchKey(key);
  const size = Number(found['content-length']);
  const held = { etag: found.etag, lastModified: found['last-modified'] };
  const headers = objectHeaders(found, query, request.headers);

  const verdict = evaluateConditions(request.headers, held);
  if (verdict === 'precondition-failed') throw preconditionFailed();
  if (verdict === 'not-modified') {
    const { 'content-length': _, 'content-type': __, ...validators } = headers;
    response.writeHead(304, validators).end();
    return;
  }
  const applies = rangeApplies([request.headers['if-range']].flat()[0], held);
  const range = applies ? parseRange(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable')
    throw new S3Error('InvalidRange', 'The requested range is not satisfiable', { ActualObjectSize: size });

  if (range) {
    // A checksum of the whole would not match a part.
    for (const name of Object.keys(headers)) if (name.startsWith(CHECKSUM)) delete headers[name];
    headers['content-range'] = contentRange(size, range);
    headers['content-length'] = String(range.end - range.start + 1);
  }
  response.writeHead(range ? 206 : 200, headers);
  if (request.method === 'HEAD' || size === 0) response.end();
  // A reader who leaves early is no failure of the bucket.
  else await pipeline(store.readObject(bucket, key, range), response).catch(() => response.destroy());
}

/** PutObject, with conditional writes; nothing is stored unless every digest of the request holds. */
export async function putObject(call: ObjectCall, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { store, bucket, key } = call;
  await checkWriteConditions(call, request.headers);
  const metadata = uploadMetadata(request.headers);
  // The store reads the metadata after the last byte, when the checksums of the trailer have been verified and added to it.
  const { md5 } = await store.putObject({ bucket, key, content: uploadedBytes(request, metadata), metadata });
  const checksums = Object.entries(metadata).filter(([name]) => name.startsWith(CHECKSUM));
  response.writeHead(200, { etag: `"${md5}"`, 'content-length': 0, ...Object.fromEntries(checksums) }).end();
}

/** UploadPart of a multipart upload. */
export async function uploadPart(call: ObjectCall, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { store, bucket, query } = call;
  const [uploadId, partNumber] = [query.get('uploadId') ?? '', query.get('partNumber') ?? ''];
  if (!/^\d{1,5}$/.test(partNumber))
    throw new S3Error('InvalidArgument', 'Part number must be an integer between 1 and 10000');
  const checksums: Record<string, string | undefined> = {};
  const { md5 } = await store.putPart(bucket, uploadId, partNumber, uploadedBytes(request, checksums));
  response.writeHead(200, { etag: `"${md5}"`, 'content-length': 0, ...checksums }).end();
}

/** DeleteObject: a key that is not there is deleted all the same. */
export async function deleteObject({ store, bucket, key }: ObjectCall, response: ServerResponse): Promise<void> {
  await store.deleteObject(bucket, key);
  response.writeHead(204).end();
}

async function checkWriteConditions({ store, bucket, key }: ObjectCall, headers: IncomingHttpHeaders): Promise<void> {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (ifMatch === undefined && ifNoneMatch === undefined) return;
  const etag = (await store.findObject(bucket, key))?.etag;
  if (ifMatch !== undefined && etag === undefined) throw noSuchKey(key);
  const conditions = { ...(ifMatch && { 'if-match': ifMatch }), ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }) };
  if (evaluateConditions(conditions, { etag }) !== 'proceed') throw preconditionFailed();
}

function uploadMetadata(headers: IncomingHttpHeaders): Record<string, string | undefined> {
  const stated = Object.entries(headers).filter(([name]) => !name.startsWith(CHECKSUM));
  const joined = Object.fromEntries(stated.map(([name, value]) => [name, [value].flat().join(', ')]));
  return { ...joined, 'content-encoding': storedEncoding(headers) };
}

function preconditionFailed(): S3Error {
  return new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
}

function objectHeaders(
  stored: Record<string, string | number | undefined>,
  query: URLSearchParams,
  asked: IncomingHttpHeaders,
): Record<string, string> {
  const headers: Record<string, string> = { 'accept-ranges': 'bytes', 'content-type': 'binary/octet-stream' };
  const wantsChecksum = asked['x-amz-checksum-mode'] === 'ENABLED';
  for (const [name, value] of Object.entries(stored))
    if (value !== undefined && (wantsChecksum || !name.startsWith(CHECKSUM))) headers[name] = String(value);
  for (const name of [...OVERRIDABLE, 'cache-control', 'expires']) {
    const override = query.get(`response-${name}`);
    if (override !== null) headers[name] = override;
  }
  return headers;
}
