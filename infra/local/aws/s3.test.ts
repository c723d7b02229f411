import { expect, it } from 'vitest';
import { s3Needs } from './s3.ts';

it.each([
  ['GET', '/', 's3:ListAllMyBuckets *'],
  ['GET', '/files?list-type=2', 's3:ListBucket arn:aws:s3:::files'],
  ['HEAD', '/files', 's3:ListBucket arn:aws:s3:::files'],
  ['GET', '/files?location', 's3:GetBucketLocation arn:aws:s3:::files'],
  ['PUT', '/files', 's3:CreateBucket arn:aws:s3:::files'],
  ['POST', '/files?delete', 's3:DeleteObject arn:aws:s3:::files/*'],
  ['GET', '/files/a/b%20c.txt', 's3:GetObject arn:aws:s3:::files/a/b c.txt'],
  ['HEAD', '/files/a', 's3:GetObject arn:aws:s3:::files/a'],
  ['PUT', '/files/a', 's3:PutObject arn:aws:s3:::files/a'],
  ['DELETE', '/files/a', 's3:DeleteObject arn:aws:s3:::files/a'],
  ['POST', '/files/a?uploads', 's3:PutObject arn:aws:s3:::files/a'],
  ['PUT', '/files/a?partNumber=1&uploadId=u', 's3:PutObject arn:aws:s3:::files/a'],
  ['DELETE', '/files/a?uploadId=u', 's3:AbortMultipartUpload arn:aws:s3:::files/a'],
  ['GET', '/files/a?tagging', 's3:GetObjectTagging arn:aws:s3:::files/a'],
])('%s %s needs %s', (method, url, expected) => {
  expect(s3Needs({ method, url, headers: {} }).map(({ action, resource }) => `${action} ${resource}`)).toEqual([
    expected,
  ]);
});

it('a copy needs to read the source and to write the copy', () => {
  const headers = { 'x-amz-copy-source': '/quarantine/photo%201.jpg?versionId=1' };
  expect(s3Needs({ method: 'PUT', url: '/files/photo.jpg', headers })).toEqual([
    { action: 's3:GetObject', resource: 'arn:aws:s3:::quarantine/photo 1.jpg' },
    { action: 's3:PutObject', resource: 'arn:aws:s3:::files/photo.jpg' },
  ]);
});
