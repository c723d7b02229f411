import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { DeleteObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { signRequest } from '../../core/http/signature-v4.ts';
import type { JsonObject } from '../../core/json.ts';
import { aFolder } from '../../testing/a-folder.ts';
import { allow, anUploader, Bucket, codeOf, someBuckets } from '../../testing/some-buckets.ts';

const md5 = (text: string) => `"${createHash('md5').update(text).digest('hex')}"`;
const filesOf = (directory: string) => readdir(path.join(directory, 'objects'));

test('an object keeps its bytes, type, headers and metadata', async () => {
  const { put, get } = await someBuckets();
  const stored = await put('a/b c+ü.txt', 'hello', {
    ContentType: 'text/plain',
    CacheControl: 'max-age=5',
    ContentDisposition: 'attachment',
    Metadata: { sha256: 'abc' },
  });
  expect(stored).toMatchObject({ ETag: md5('hello') });
  expect(await get('a/b c+ü.txt')).toMatchObject({
    text: 'hello',
    ContentType: 'text/plain',
    ContentLength: 5,
    CacheControl: 'max-age=5',
    ContentDisposition: 'attachment',
    Metadata: { sha256: 'abc' },
    ETag: md5('hello'),
  });
});

test('bytes that do not match their checksum are refused and leave the old object alone', async () => {
  const { put, get, directory } = await someBuckets();
  await put('k', 'old');
  const ChecksumSHA256 = createHash('sha256').update('x').digest('base64');
  for (const stated of [{ ChecksumSHA256 }, { ChecksumCRC32: 'NhCmhg==' }])
    await expect(put('k', 'new', stated)).rejects.toMatchObject({ name: 'BadDigest' });
  expect((await get('k')).text).toBe('old');
  await expect.poll(() => filesOf(directory)).toHaveLength(1); // files go in the background
  // The checksum begins with a zero byte.
  await put('k', 'a70', { ChecksumCRC32: Buffer.from('008ae89d', 'hex').toString('base64') });
  expect((await get('k')).text).toBe('a70');
});

test('single ranges of every form are answered, and only those', async () => {
  const { put, signed } = await someBuckets();
  await put('digits', '0123456789');
  const range = async (text: string, more = {}) => {
    const { status, text: body, headers } = await signed('GET', `/${Bucket}/digits`, { range: text, ...more });
    return [status, status < 400 ? body : '', headers['content-range']];
  };
  expect(await range('bytes=0-0')).toEqual([206, '0', 'bytes 0-0/10']);
  expect(await range('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10']);
  expect(await range('bytes=-3')).toEqual([206, '789', 'bytes 7-9/10']);
  expect(await range('bytes=10-')).toEqual([416, '', undefined]);
  expect(await range('bytes=0-1,4-5')).toEqual([200, '0123456789', undefined]);
  expect(await range('bytes=0-1', { 'if-range': '"other"' })).toEqual([200, '0123456789', undefined]);
});

test('conditional reads are judged by entity tag and date, and a write by whether there is an object yet', async () => {
  const { put, get, signed } = await someBuckets();
  await put('k', 'v1');
  const held = await signed('GET', `/${Bucket}/k`, { 'if-none-match': md5('v1') });
  expect([held.status, held.body.length, held.headers.etag]).toEqual([304, 0, md5('v1')]);
  const since = String(held.headers['last-modified']);
  expect((await signed('GET', `/${Bucket}/k`, { 'if-modified-since': since })).status).toBe(304);
  await expect(get('k', { IfMatch: '"other"' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
  await expect(put('k', 'v2', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
  await put('new', 'v1', { IfNoneMatch: '*' });
  expect((await get('new')).text).toBe('v1');
  await expect(put('k', 'v2', { IfMatch: md5('v1') })).rejects.toMatchObject({ name: 'NotImplemented' });
  expect((await get('k')).text).toBe('v1');
});

test('simultaneous writers of one key leave one whole object with its own entity tag', async () => {
  const { put, get, directory } = await someBuckets();
  const texts = Array.from({ length: 12 }, (_, at) => `${at}`.repeat(20_000));
  await Promise.all(texts.map((text) => put('k', text)));
  const found = await get('k');
  expect(texts).toContain(found.text);
  expect(found.ETag).toBe(md5(found.text ?? ''));
  await expect.poll(() => filesOf(directory)).toHaveLength(1);
});

test('an upload that breaks off leaves the old object, and nothing of its own', async () => {
  const { put, get, url, directory, settings } = await someBuckets();
  await put('k', 'old');
  const parts = { method: 'PUT', url: `/${Bucket}/k`, headers: { host: new URL(url).host } };
  const signed = signRequest(parts, settings.credentials, { region: 'us-east-1', service: 's3' });
  const upload = request(`${url}/${Bucket}/k`, { method: 'PUT', headers: { ...signed, 'content-length': 1_000_000 } });
  upload.on('error', () => {});
  upload.write(Buffer.alloc(100_000));
  await expect.poll(() => filesOf(directory)).toHaveLength(2);
  upload.destroy();
  await expect.poll(() => filesOf(directory)).toHaveLength(1);
  expect((await get('k')).text).toBe('old');
});

test('objects survive a restart, and the rest of an upload that a kill cut short is deleted', async () => {
  const directory = aFolder();
  const before = await someBuckets({ directory });
  await before.put('k', 'kept');
  await before.stop();
  await writeFile(path.join(directory, 'objects', 'half-done'), 'x');
  const after = await someBuckets({ directory });
  expect((await after.get('k')).text).toBe('kept');
  expect(await filesOf(directory)).toHaveLength(1);
});

test.each(['../../escape', 'a/../b', './a', 'a//b', 'a/', '/', 'a%2Fb', 'what?*<>|:"', 'a\\b'])(
  'the key %j is a key like any other',
  async (key) => {
    const { put, signed, directory } = await someBuckets();
    await put('plain', 'plain');
    await put(key, 'special');
    const encoded = key.split('/').map(encodeURIComponent).join('/');
    expect((await signed('GET', `/${Bucket}/${encoded}`)).text).toBe('special');
    expect(await filesOf(directory)).toHaveLength(2);
  },
);

test('whether a key is missing is only said to callers who may list', async () => {
  const { get, client, clientOf, settingsOf } = await someBuckets({ more: anUploader(allow('s3:GetObject', '*')) });
  await expect(get('none')).rejects.toMatchObject({ name: 'NoSuchKey' });
  await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'none' }))).rejects.toMatchObject({ name: 'NotFound' });
  const role = clientOf(settingsOf('uploader'));
  await expect(get('none', {}, role)).rejects.toMatchObject({ name: 'AccessDenied' });
});

test('a key that is deleted is gone, with its bytes, and may be deleted again', async () => {
  const { put, get, client, directory } = await someBuckets();
  await put('k');
  for (let tries = 0; tries < 2; tries += 1) await client.send(new DeleteObjectCommand({ Bucket, Key: 'k' }));
  await expect(get('k')).rejects.toMatchObject({ name: 'NoSuchKey' });
  await expect.poll(() => filesOf(directory)).toHaveLength(0);
});

test('a new object is announced to EventBridge before the upload is answered, when the bucket says so', async () => {
  const published: JsonObject[] = [];
  const { put } = await someBuckets({
    properties: { NotificationConfiguration: { EventBridgeConfiguration: {} } },
    prepare: ({ ports }) =>
      ports.provide('eventBus', () => ({ publish: async (events) => void published.push(...events) })),
  });
  await put('a b.txt', 'hello');
  expect(published).toMatchObject([
    {
      source: 'aws.s3',
      'detail-type': 'Object Created',
      detail: { bucket: { name: Bucket }, object: { key: 'a b.txt', size: 5, etag: md5('hello').replaceAll('"', '') } },
    },
  ]);
});

test('a request that is not signed with a known key is refused', async () => {
  const { put, get, url, clientOf, settings } = await someBuckets();
  await put('k');
  const plain = await fetch(`${url}/${Bucket}/k`);
  expect([plain.status, codeOf({ text: await plain.text() })]).toEqual([403, 'AccessDenied']);
  const foreign = clientOf({ ...settings, credentials: { ...settings.credentials, secretAccessKey: 'wrong' } });
  await expect(get('k', {}, foreign)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
});
