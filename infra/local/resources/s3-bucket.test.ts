import { readdir } from 'node:fs/promises';
import {
  CopyObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { exchange } from '../http/exchange.ts';
import { Bucket, credentials, signedGet, startedBuckets } from './s3-fixture.ts';

test('a listing is in key order, in pages, with common prefixes', async () => {
  const { client, put } = await startedBuckets();
  for (const key of ['b', 'a/2', 'a/1', 'a-', 'c/x/1', 'c/y', 'é']) await put(key);
  const list = (more: object) => client.send(new ListObjectsV2Command({ Bucket, ...more }));
  const keys = ({ Contents = [] }: Awaited<ReturnType<typeof list>>) => Contents.map(({ Key }) => Key);
  expect(keys(await list({}))).toEqual(['a-', 'a/1', 'a/2', 'b', 'c/x/1', 'c/y', 'é']);
  expect(keys(await list({ Prefix: 'c/' }))).toEqual(['c/x/1', 'c/y']);
  const folders = await list({ Delimiter: '/' });
  expect([keys(folders), folders.CommonPrefixes]).toEqual([
    ['a-', 'b', 'é'],
    [{ Prefix: 'a/' }, { Prefix: 'c/' }],
  ]);
  const pages: unknown[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await list({ MaxKeys: 3, Delimiter: '/', ContinuationToken });
    pages.push([...keys(page), ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix)]);
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  expect(pages).toEqual([
    ['a-', 'b', 'a/'],
    ['é', 'c/'],
  ]);
  expect((await list({ StartAfter: 'c/x/1' })).KeyCount).toBe(2);
});

test('a missing key is told only to whoever may list', async () => {
  const open = await startedBuckets();
  await expect(open.get('none')).rejects.toMatchObject({ name: 'NoSuchKey' });
  await expect(open.client.send(new HeadObjectCommand({ Bucket, Key: 'none' }))).rejects.toMatchObject({
    name: 'NotFound',
  });
  const closed = await startedBuckets({ mayList: (key, bucket) => key !== 'KEY' && bucket === Bucket });
  await expect(closed.get('none')).rejects.toMatchObject({ name: 'AccessDenied' });
});

test('whoever does not sign with a known key is refused', async () => {
  const { put, url } = await startedBuckets();
  await put('k');
  const plain = await exchange(`${url}/${Bucket}/k`);
  expect([plain.status, /<Code>(.*)<\/Code>/.exec(plain.text)?.[1]]).toEqual([403, 'AccessDenied']);
  const foreign = new S3Client({
    endpoint: url,
    region: 'us-east-1',
    credentials: { ...credentials, secretAccessKey: 'wrong' },
  });
  await expect(foreign.send(new GetObjectCommand({ Bucket, Key: 'k' }))).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  });
  foreign.destroy();
});

test.each(['../../escape', 'a/../b', './a', 'a//b', 'a/', '/', 'a%2Fb', 'what?*<>|:"', 'a\\b'])(
  'the key %j is a key like any other and stays below its bucket',
  async (key) => {
    const { put, directory, url, client } = await startedBuckets();
    await put('plain', 'plain');
    await put(key, 'special').catch(() => expect.unreachable(`${key} was refused`));
    const encoded = key.split('/').map(encodeURIComponent).join('/');
    expect((await signedGet(`${url}/${Bucket}/${encoded}`)).text).toBe('special');
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
    expect(Contents.map(({ Key }) => Key)).toContain(key);
    expect((await readdir(directory)).sort()).toEqual([Bucket, 'two']);
  },
);

test('an unknown bucket, above all one outside the directory, does not exist', async () => {
  const { url, client } = await startedBuckets();
  for (const path of ['/none/k', '/%2e%2e/k', '/..%2f/k'])
    expect(/<Code>(.*)<\/Code>/.exec((await signedGet(url + path)).text)?.[1]).toMatch(
      /NoSuchBucket|SignatureDoesNotMatch/,
    );
  const copy = new CopyObjectCommand({ Bucket, Key: 'k', CopySource: '../one/k' });
  await expect(client.send(copy)).rejects.toMatchObject({ name: 'NoSuchBucket' });
});

test("cross-origin calls get what the bucket's rules say", async () => {
  const rule = { AllowedOrigins: ['https://*.test'], AllowedMethods: ['POST'], AllowedHeaders: ['x-*'], MaxAge: '60' };
  const properties = { CorsConfiguration: { CorsRules: [rule] } };
  const { url } = await startedBuckets({ buckets: [{ name: Bucket, properties }] });
  const ask = (origin: string, method: string, name = 'X-A') =>
    exchange(`${url}/${Bucket}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': name },
    });
  const allowed = await ask('https://a.test', 'POST');
  expect(allowed.status).toBe(200);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': 'https://a.test',
    'access-control-allow-headers': 'x-a',
    'access-control-max-age': '60',
  });
  for (const refused of [ask('https://a.test', 'PUT'), ask('https://evil', 'POST'), ask('https://a.test', 'POST', 'y')])
    expect((await refused).status).toBe(403);
});

test('objects survive a restart', async () => {
  const { put, directory } = await startedBuckets();
  await put('k', 'kept');
  const again = await startedBuckets({ directory });
  expect((await again.get('k')).text).toBe('kept');
});

test('a website bucket stops the start by name', async () => {
  const properties = { WebsiteConfiguration: { IndexDocument: 'index.html' } };
  await expect(startedBuckets({ buckets: [{ name: Bucket, properties }] })).rejects.toThrow(
    /one[\s\S]*WebsiteConfiguration/,
  );
});
