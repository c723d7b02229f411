import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http/body.ts';
import { elementTexts, type XmlContent, xmlDocument } from '../http/xml.ts';
import { S3Error } from './s3-failure.ts';
import type { ObjectStore } from './s3-object-store.ts';

/** A bucket, and the query parameters of the request. */
export type BucketCall = { store: ObjectStore; bucket: string; query: URLSearchParams };

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';
const LARGEST_LIST = 1_000;
const LARGEST_XML = 2 * 1024 * 1024;

/** One line of a listing: a key, or what several keys share up to the delimiter. */
type Entry = { key: string } | { prefix: string };

/** ListObjectsV2 and ListObjects: prefix, delimiter, pages in key order. */
export async function listObjects({ store, bucket, query }: BucketCall, response: ServerResponse): Promise<void> {
  const isSecondVersion = query.get('list-type') === '2';
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const maximum = maximumOf(query.get('max-keys'));
  const token = query.get('continuation-token');
  const start = query.get('start-after') ?? query.get('marker') ?? '';
  const after = token === null ? start : Buffer.from(token, 'base64url').toString();

  const entries = grouped(await store.keys(bucket, prefix), prefix, delimiter);
  const remaining = entries.filter((entry) => isAfter(entry, after));
  const page = remaining.slice(0, maximum);
  const last = page.at(-1);
  const isTruncated = page.length < remaining.length && last !== undefined;
  const encode = query.get('encoding-type') === 'url' ? urlEncoded : (text: string) => text;

  const next = isTruncated ? nameOf(last) : undefined;
  const paging: XmlContent = isSecondVersion
    ? {
        KeyCount: page.length,
        StartAfter: query.get('start-after') ?? undefined,
        ContinuationToken: token ?? undefined,
        NextContinuationToken: next === undefined ? undefined : Buffer.from(next).toString('base64url'),
      }
    : { Marker: encode(start), NextMarker: next === undefined || !delimiter ? undefined : encode(next) };
  const keys = page.flatMap((entry) => ('key' in entry ? [entry.key] : []));
  const contents = await Promise.all(keys.map((key) => describe(store, bucket, key, encode)));
  const body = xmlDocument(
    'ListBucketResult',
    {
      Name: bucket,
      Prefix: encode(prefix),
      Delimiter: delimiter ? encode(delimiter) : undefined,
      EncodingType: query.get('encoding-type') ?? undefined,
      MaxKeys: maximum,
      IsTruncated: isTruncated,
      ...paging,
      // An object deleted while it is being listed has nothing to describe any more.
      Contents: contents.filter((content) => content !== undefined),
      CommonPrefixes: page.flatMap((entry) => ('prefix' in entry ? [{ Prefix: encode(entry.prefix) }] : [])),
    },
    NAMESPACE,
  );
  response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
}

/** DeleteObjects: up to a thousand keys at once. */
export async function deleteObjects({ store, bucket }: BucketCall, request: IncomingMessage, response: ServerResponse) {
  const xml = (await readBody(request, LARGEST_XML)).toString();
  const keys = elementTexts(xml, 'Key');
  if (keys.length === 0 || keys.length > LARGEST_LIST)
    throw new S3Error(
      'MalformedXML',
      'The XML you provided was not well-formed or did not validate against our schema.',
    );
  for (const key of keys) await store.deleteObject(bucket, key);
  const isQuiet = elementTexts(xml, 'Quiet')[0] === 'true';
  const deleted = isQuiet ? [] : keys.map((key) => ({ Key: key }));
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(xmlDocument('DeleteResult', { Deleted: deleted }, NAMESPACE));
}

function maximumOf(text: string | null): number {
  if (text === null) return LARGEST_LIST;
  if (!/^\d+$/.test(text))
    throw new S3Error('InvalidArgument', 'Provided max-keys not an integer or within integer range');
  return Math.min(LARGEST_LIST, Number(text));
}

function grouped(keys: string[], prefix: string, delimiter: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const key of keys) {
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    const shared = end < 0 ? undefined : key.slice(0, end + delimiter.length);
    entries.set(shared ?? key, shared === undefined ? { key } : { prefix: shared });
  }
  return [...entries.values()];
}

function isAfter(entry: Entry, after: string): boolean {
  if ('prefix' in entry && after.startsWith(entry.prefix)) return false;
  return Buffer.compare(Buffer.from(nameOf(entry)), Buffer.from(after)) > 0;
}

function nameOf(entry: Entry): string {
  return 'key' in entry ? entry.key : entry.prefix;
}

async function describe(store: ObjectStore, bucket: string, key: string, encode: (text: string) => string) {
  const found = await store.findObject(bucket, key);
  return (
    found && {
      Key: encode(key),
      LastModified: new Date(found['last-modified']).toISOString(),
      ETag: found.etag,
      Size: found['content-length'],
      StorageClass: 'STANDARD',
    }
  );
}

function urlEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/');
}
