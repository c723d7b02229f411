import { DeleteObjectsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { exchange } from '../../testing/exchange.ts';
import { Bucket, codeOf, someBuckets } from '../../testing/some-buckets.ts';

test('a listing is in the order of the keys’ bytes, by prefix and in pages', async () => {
  const { client, put } = await someBuckets();
  for (const key of ['b', 'a/2', 'a/1', 'a-', 'c/x/1', 'c/y', 'é', '\u{1f600}', '\uffee']) await put(key);
  const list = (more: object) => client.send(new ListObjectsV2Command({ Bucket, ...more }));
  const keys = ({ Contents = [] }: Awaited<ReturnType<typeof list>>) => Contents.map(({ Key }) => Key);
  expect(keys(await list({}))).toEqual(['a-', 'a/1', 'a/2', 'b', 'c/x/1', 'c/y', 'é', '\uffee', '\u{1f600}']);
  expect(keys(await list({ Prefix: 'c/' }))).toEqual(['c/x/1', 'c/y']);
  const pages: unknown[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await list({ MaxKeys: 2, Prefix: 'a', ContinuationToken });
    pages.push(keys(page));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  expect(pages).toEqual([['a-', 'a/1'], ['a/2']]);
});

test('many objects are deleted together, and a key that never existed is deleted all the same', async () => {
  const { client, put } = await someBuckets();
  for (const key of ['a', 'b', 'kept']) await put(key);
  const Objects = [{ Key: 'a' }, { Key: 'b' }, { Key: 'never was' }];
  const { Deleted } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  expect(Deleted).toHaveLength(3);
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
  expect(Contents.map(({ Key }) => Key)).toEqual(['kept']);
});

test('an unknown bucket does not exist', async () => {
  const { signed } = await someBuckets();
  expect(codeOf(await signed('GET', '/none/k'))).toBe('NoSuchBucket');
});

test("cross-origin calls get what the bucket's rules say", async () => {
  const rule = { AllowedOrigins: ['https://*.test'], AllowedMethods: ['POST'], AllowedHeaders: ['x-*'], MaxAge: '60' };
  const { url } = await someBuckets({ properties: { CorsConfiguration: { CorsRules: [rule] } } });
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
