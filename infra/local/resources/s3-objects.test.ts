import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  ListObjectsV2Command,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { expect, test, vi } from 'vitest';
import { signRequest } from '../http/signature-v4.ts';
import { Bucket, credentials, signedGet, startedBuckets } from './s3-fixture.ts';

const md5 = (text: string) => `"${createHash('md5').update(text).digest('hex')}"`;

test('an object keeps its bytes, type, headers, metadata and checksum', async () => {
  const { put, get, created } = await startedBuckets();
  const stored = await put('a/b c+ü.txt', 'hello', {
    ContentType: 'text/plain',
    CacheControl: 'max-age=5',
    ContentDisposition: 'attachment',
    Metadata: { sha256: 'abc' },
  });
  expect(stored).toMatchObject({ ETag: md5('hello'), ChecksumCRC32: 'NhCmhg==' });
  expect(await get('a/b c+ü.txt', { ChecksumMode: 'ENABLED' })).toMatchObject({
    text: 'hello',
    ContentType: 'text/plain',
    ContentLength: 5,
    CacheControl: 'max-age=5',
    ContentDisposition: 'attachment',
    Metadata: { sha256: 'abc' },
    ETag: md5('hello'),
    ChecksumCRC32: 'NhCmhg==',
  });
  expect(created).toEqual([{ bucket: Bucket, key: 'a/b c+ü.txt', size: 5, etag: md5('hello') }]);
});

test('a stream arrives without its aws-chunked framing, and its trailing checksum is kept', async () => {
  const { put, get } = await startedBuckets();
  const text = 'light '.repeat(50_000);
  const body = Readable.from([Buffer.from(text.slice(0, 100_000)), Buffer.from(text.slice(100_000))]);
  await put('stream', body, { ContentLength: text.length, ContentEncoding: 'br' });
  const found = await get('stream', { ChecksumMode: 'ENABLED' });
  expect(found.text).toBe(text);
  expect(found.ContentEncoding).toBe('br');
  expect(found.ChecksumCRC32).toMatch(/^[\w+/]{6}==$/);
});

test('bytes that do not match their checksum are refused and leave the old object alone', async () => {
  const { put, get, directory } = await startedBuckets();
  await put('k', 'old');
  await expect(
    put('k', 'new', { ChecksumSHA256: createHash('sha256').update('x').digest('base64') }),
  ).rejects.toMatchObject({
    name: 'BadDigest',
  });
  await expect(put('k', 'new', { ContentMD5: createHash('md5').update('x').digest('base64') })).rejects.toMatchObject({
    name: 'BadDigest',
  });
  expect((await get('k')).text).toBe('old');
  expect((await readdir(path.join(directory, Bucket))).filter((name) => name.includes('.part-'))).toEqual([]);
});

test('single ranges of every form are answered, and only those', async () => {
  const { put, url } = await startedBuckets();
  await put('digits', '0123456789');
  const range = async (text: string, more = {}) => {
    const { status, text: body, headers } = await signedGet(`${url}/${Bucket}/digits`, { range: text, ...more });
    return [status, status < 400 ? body : '', headers['content-range']];
  };
  expect(await range('bytes=0-0')).toEqual([206, '0', 'bytes 0-0/10']);
  expect(await range('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10']);
  expect(await range('bytes=-3')).toEqual([206, '789', 'bytes 7-9/10']);
  expect(await range('bytes=10-')).toEqual([416, '', undefined]);
  expect(await range('bytes=0-1,4-5')).toEqual([200, '0123456789', undefined]);
  expect(await range('bytes=0-1', { 'if-range': '"other"' })).toEqual([200, '0123456789', undefined]);
});

test('conditional reads and writes are judged by entity tag and date', async () => {
  const { put, get, url } = await startedBuckets();
  await put('k', 'v1');
  const held = await signedGet(`${url}/${Bucket}/k`, { 'if-none-match': md5('v1') });
  expect([held.status, held.body.length, held.headers.etag]).toEqual([304, 0, md5('v1')]);
  const since = String(held.headers['last-modified']);
  expect((await signedGet(`${url}/${Bucket}/k`, { 'if-modified-since': since })).status).toBe(304);
  await expect(get('k', { IfMatch: '"other"' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
  await expect(put('k', 'v2', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
  await put('k', 'v2', { IfMatch: md5('v1') });
  await put('fresh', 'v1', { IfNoneMatch: '*' });
  expect((await get('k')).text).toBe('v2');
});

test('objects are copied with or without their metadata, and deleted one by one or together', async () => {
  const { client, put, get, created } = await startedBuckets();
  await put('from +ü', 'text', { ContentType: 'text/plain', Metadata: { a: '1' } });
  const copy = (Key: string, more = {}) =>
    client.send(
      new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${encodeURIComponent('from +ü')}`, ...more }),
    );
  await copy('same');
  await copy('other', { MetadataDirective: 'REPLACE', ContentType: 'text/css' });
  expect(await get('same')).toMatchObject({ text: 'text', ContentType: 'text/plain', Metadata: { a: '1' } });
  expect(await get('other')).toMatchObject({ text: 'text', ContentType: 'text/css', Metadata: {} });
  expect(created.map(({ key }) => key)).toEqual(['from +ü', 'same', 'other']);

  await client.send(new DeleteObjectCommand({ Bucket, Key: 'same' }));
  const Objects = [{ Key: 'other' }, { Key: 'from +ü' }, { Key: 'never was' }];
  const { Deleted } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  expect(Deleted).toHaveLength(3);
  expect((await client.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(0);
});

test('a multipart upload is one object when it is completed, and nothing when it is not', async () => {
  const { client, get } = await startedBuckets();
  const begin = (Key: string) =>
    client.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4' }));
  const { UploadId } = await begin('film');
  const part = async (PartNumber: number, Body: string) => {
    const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key: 'film', UploadId, PartNumber, Body }));
    return { PartNumber, ETag };
  };
  const complete = (Parts: { PartNumber: number; ETag: string | undefined }[]) =>
    client.send(new CompleteMultipartUploadCommand({ Bucket, Key: 'film', UploadId, MultipartUpload: { Parts } }));
  const [first, second] = [await part(1, 'one'), await part(2, 'two')];
  await expect(complete([{ PartNumber: 3, ETag: '"x"' }])).rejects.toMatchObject({ name: 'InvalidPart' });
  await complete([first, second]);
  expect(await get('film')).toMatchObject({ text: 'onetwo', ContentType: 'video/mp4' });

  const abandoned = await begin('abandoned');
  const abort = () =>
    client.send(new AbortMultipartUploadCommand({ Bucket, Key: 'abandoned', UploadId: abandoned.UploadId }));
  await abort();
  await expect(abort()).rejects.toMatchObject({ name: 'NoSuchUpload' });
});

test('simultaneous writers of one key leave one whole object with its own entity tag', async () => {
  const { put, get } = await startedBuckets();
  const texts = Array.from({ length: 12 }, (_, at) => `${at}`.repeat(20_000));
  await Promise.all(texts.map((text) => put('k', text)));
  const found = await get('k');
  expect(texts).toContain(found.text);
  expect(found.ETag).toBe(md5(found.text ?? ''));
});

test('an upload that breaks off leaves the old object and no trace', async () => {
  const { put, get, url, directory } = await startedBuckets();
  await put('k', 'old');
  const { host } = new URL(url);
  const parts = { method: 'PUT', url: `/${Bucket}/k`, headers: { host } };
  const signed = signRequest(parts, credentials, { region: 'us-east-1', service: 's3' });
  const upload = request(`${url}/${Bucket}/k`, { method: 'PUT', headers: { ...signed, 'content-length': 1_000_000 } });
  upload.on('error', () => {});
  const leftovers = async () => (await readdir(path.join(directory, Bucket))).filter((name) => name.includes('.part-'));
  upload.write(Buffer.alloc(100_000));
  await vi.waitFor(async () => expect(await leftovers()).toHaveLength(1));
  upload.destroy();
  await vi.waitFor(async () => expect(await leftovers()).toEqual([]));
  expect((await get('k')).text).toBe('old');
});
