import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it, onTestFinished } from 'vitest';
import { s3 } from '../local/services/s3/index.ts';
import { startedServices } from '../local/testing/started-services.ts';
import { bucketStore } from './object-store.ts';
import { type PlannedObject, sha256 } from './planned-object.ts';
import { noWarnings } from './upload-object.ts';

const Bucket = 'downloads';

/** An empty bucket that speaks S3's protocol, and publishing's view of it, two keys a page. */
async function aBucket() {
  const { settings } = await startedServices([s3], { Downloads: ['AWS::S3::Bucket', { BucketName: Bucket }] });
  const client = new S3Client({ ...settings, forcePathStyle: true, logger: noWarnings });
  onTestFinished(() => client.destroy());
  return { client, store: bucketStore(client, Bucket, 2) };
}

function anObject(key: string, text: string): PlannedObject {
  return {
    key,
    contentType: 'application/zip',
    cacheControl: 'public, max-age=31536000, immutable',
    contentDisposition: 'attachment; filename="P1+ 3.3.0 Windows.zip"',
    size: Buffer.byteLength(text),
    sha256: sha256(text),
    open: () => Readable.from([Buffer.from(text)]),
  };
}

it('an object is described as it was put, with its headers and checksum', async () => {
  const { store } = await aBucket();
  const object = { ...anObject('downloads/p1-plus/3.3.0/p1-plus.zip', 'archive'), contentEncoding: 'br' };
  await store.put(object);
  const { contentType, cacheControl, contentEncoding, contentDisposition } = object;
  expect(await store.describe(object.key)).toEqual({
    contentType,
    cacheControl,
    contentEncoding,
    contentDisposition,
    sha256: object.sha256,
  });
});

it('an object that somebody else put there has no known checksum', async () => {
  const { store, client } = await aBucket();
  await client.send(new PutObjectCommand({ Bucket, Key: 'foreign.zip', Body: 'x' }));
  expect((await store.describe('foreign.zip'))?.sha256).toBeUndefined();
});

it.each([
  ['other bytes', () => Readable.from([Buffer.from('damaged')]), 'checksum'],
  ['more bytes', () => Readable.from([Buffer.from('dam'), Buffer.from('aged archive')]), 'checksum'],
  ['fewer bytes', () => Readable.from([Buffer.from('arch')]), '3 of 7 bytes are missing'],
  ['no bytes', () => createReadStream('/is/not/there'), 'ENOENT'],
])('a planned object that turns out to have %s is refused, and nothing is stored', async (_, open, message) => {
  const { store } = await aBucket();
  await expect(store.put({ ...anObject('a.zip', 'archive'), open })).rejects.toThrow(message);
  expect(await store.describe('a.zip')).toBeUndefined();
});

it('an object without bytes is stored', async () => {
  const { store } = await aBucket();
  await store.put({ ...anObject('empty.txt', ''), open: () => Readable.from([]) });
  expect(await store.readText('empty.txt')).toBe('');
});

it('every key is listed with its size, page by page', async () => {
  const { store } = await aBucket();
  const names = ['a', 'bb', 'ccc', 'dddd', 'eeeee'];
  for (const name of names) await store.put(anObject(name, name));
  expect([...(await store.list())]).toEqual(names.map((name) => [name, name.length]));
});

it('the given objects are removed, call by call, and the rest are left', async () => {
  const { store } = await aBucket();
  for (const key of ['a.js', 'b.js', 'c.js', 'd.js']) await store.put(anObject(key, key));
  await store.remove(['a.js', 'never there', 'c.js', 'd.js']);
  expect([...(await store.list()).keys()]).toEqual(['b.js']);
});

it('the text of an object is read, and nothing where there is none', async () => {
  const { store } = await aBucket();
  await store.put(anObject('publication.json', '{"digest":"ü"}'));
  expect(await store.readText('publication.json')).toBe('{"digest":"ü"}');
  expect(await store.readText('missing.json')).toBeUndefined();
  expect(await store.describe('missing.json')).toBeUndefined();
});
