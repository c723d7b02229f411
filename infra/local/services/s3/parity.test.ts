import { DeleteObjectsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { expect } from 'vitest';
import { parity } from '../../testing/parity.ts';
import { allow, anUploader, Bucket, codeOf, someBuckets } from '../../testing/some-buckets.ts';

parity(
  'DeleteObjects deletes the keys that the caller may delete, and names the others',
  { documented: 'S3: DeleteObjects, permissions' },
  async () => {
    const { put, get, clientOf, settingsOf } = await someBuckets({
      more: anUploader(allow('s3:DeleteObject', 'mine/*'), allow('s3:GetObject', '*')),
    });
    await put('mine/a');
    await put('other/a');
    const Objects = [{ Key: 'other/a' }, { Key: 'mine/a' }];
    const role = clientOf(settingsOf('uploader'));
    const { Deleted, Errors } = await role.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect([Deleted, Errors]).toMatchObject([[{ Key: 'mine/a' }], [{ Key: 'other/a', Code: 'AccessDenied' }]]);
    expect((await get('other/a')).text).toBe('text');
    await expect(get('mine/a')).rejects.toMatchObject({ name: 'NoSuchKey' });
  },
);

parity(
  'a right to list below a prefix lists there, and tells there alone that a key is missing',
  { documented: 'S3: Bucket policy examples using condition keys; GetObject, permissions' },
  async () => {
    const below = { Condition: { StringLike: { 's3:prefix': ['mine/*'] } } };
    const { put, get, clientOf, settingsOf } = await someBuckets({
      more: anUploader(allow('s3:GetObject', '*'), { ...allow('s3:ListBucket'), ...below }),
    });
    await put('mine/a');
    const role = clientOf(settingsOf('uploader'));
    const list = (more: object) => role.send(new ListObjectsV2Command({ Bucket, ...more }));
    expect((await list({ Prefix: 'mine/' })).Contents?.map(({ Key }) => Key)).toEqual(['mine/a']);
    for (const asked of [{ Prefix: 'other/' }, { Prefix: 'mine' }, {}])
      await expect(list(asked)).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(get('mine/gone', {}, role)).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(get('other/gone', {}, role)).rejects.toMatchObject({ name: 'AccessDenied' });
  },
);

parity(
  'the names and values of a user’s metadata hold 2 KB',
  { documented: 'S3: Working with object metadata' },
  async () => {
    const { put, get } = await someBuckets();
    await expect(put('k', 'text', { Metadata: { a: 'x'.repeat(2_048) } })).rejects.toMatchObject({
      name: 'MetadataTooLarge',
    });
    await expect(get('k')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await put('k', 'text', { Metadata: { a: 'x'.repeat(2_047) } });
  },
);

parity(
  'one upload takes 5 GB, and a larger one is refused before it is read',
  { documented: 'S3: Uploading objects' },
  async () => {
    const { signed } = await someBuckets();
    const sent = await signed('PUT', `/${Bucket}/k`, { 'content-length': String(5 * 1024 ** 3 + 1) });
    expect([sent.status, codeOf(sent)]).toEqual([400, 'EntityTooLarge']);
  },
);

parity('operations that are not supported here are refused by name', { documented: 'S3: API Reference' }, async () => {
  const { signed, client, put } = await someBuckets();
  await put('k');
  for (const [method, target] of [
    ['GET', `/${Bucket}/k?tagging`],
    ['GET', `/${Bucket}/k?partNumber=1`],
    ['PUT', `/${Bucket}/k?acl`],
    ['POST', `/${Bucket}/k?uploads`],
    ['GET', `/${Bucket}?list-type=2&delimiter=%2F`],
    ['GET', `/${Bucket}?versions`],
    ['GET', `/${Bucket}/k?versionId=1`],
    ['PUT', `/${Bucket}`],
  ] as const) {
    const refused = await signed(method, target);
    expect([target, refused.status, codeOf(refused)]).toEqual([target, 501, 'NotImplemented']);
  }
  const copied = await signed('PUT', `/${Bucket}/copy`, { 'x-amz-copy-source': `/${Bucket}/k` });
  expect([copied.status, codeOf(copied)]).toEqual([501, 'NotImplemented']);
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
  expect(Contents.map(({ Key }) => Key)).toEqual(['k']);
});
