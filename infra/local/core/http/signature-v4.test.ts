import type { IncomingMessage } from 'node:http';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { readBody } from './body.ts';
import { listenOnLoopback } from './loopback.ts';
import { signRequest, signText, verifyRequest } from './signature-v4.ts';

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const known = new Map([[credentials.accessKeyId, credentials.secretAccessKey]]);
const scope = { region: 'us-east-1', service: 's3' };

/** Captures what a real SDK client puts on the wire. */
async function captured(send: (endpoint: string) => Promise<unknown>) {
  const seen: (Pick<IncomingMessage, 'headers'> & { method: string; url: string; body: Buffer })[] = [];
  const server = await listenOnLoopback(0, (request, response) => {
    readBody(request).then((body) => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      response.writeHead(500).end();
    });
  });
  await send(server.url).catch(() => {});
  await server.close();
  const [first] = seen;
  if (!first) throw new Error('nothing was sent');
  return first;
}

function s3(endpoint: string) {
  return new S3Client({ endpoint, credentials, region: 'us-east-1', maxAttempts: 1 });
}

test('the signing key is derived as AWS documents it', () => {
  const text =
    'AWS4-HMAC-SHA256\n20150830T123600Z\n20150830/us-east-1/iam/aws4_request\nf536975d06c0309214f805bb90ccff089219ecd68b2577efef23edd43b7e1a59';
  expect(signText(text, credentials.secretAccessKey, '20150830/us-east-1/iam/aws4_request')).toBe(
    '5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7',
  );
});

test('requests of the S3 client are accepted, with encoded keys and query', async () => {
  const put = await captured((url) =>
    s3(url).send(new PutObjectCommand({ Bucket: 'b-1', Key: 'a b/ü+(1).txt', Body: 'text' })),
  );
  expect(verifyRequest(put, known)).toMatchObject({ accessKeyId: 'AKIDEXAMPLE', service: 's3' });
  const list = await captured((url) => s3(url).send(new ListObjectsV2Command({ Bucket: 'b-1', Prefix: 'a+b ü/' })));
  expect(verifyRequest(list, known)).toMatchObject({ accessKeyId: 'AKIDEXAMPLE' });
});

test('requests of a client that hashes its body are accepted, and refused with another body', async () => {
  const sent = await captured((url) =>
    new SQSClient({ endpoint: url, credentials, region: 'us-east-1', maxAttempts: 1 }).send(new ListQueuesCommand({})),
  );
  expect(verifyRequest(sent, known)).toMatchObject({ service: 'sqs' });
  expect(verifyRequest({ ...sent, body: '{"changed":1}' }, known)).toEqual({ refused: 'SignatureDoesNotMatch' });
});

test('a path of another service than S3 is signed encoded once more, and refused as another path', async () => {
  const sent = await captured((url) =>
    new LambdaClient({ endpoint: url, credentials, region: 'us-east-1', maxAttempts: 1 }).send(
      new InvokeCommand({ FunctionName: 'arn:aws:lambda:us-east-1:000000000000:function:one', Payload: '{}' }),
    ),
  );
  expect(sent.url).toContain('%3A');
  expect(verifyRequest(sent, known)).toMatchObject({ service: 'lambda' });
  const decoded = { ...sent, url: sent.url.replaceAll('%3A', ':') };
  expect(verifyRequest(decoded, known)).toEqual({ refused: 'SignatureDoesNotMatch' });
});

test('the first reason that holds is the one that a request is refused for', () => {
  const parts = { method: 'GET', url: '/', headers: { host: 'h' } };
  const signedAt = new Date('2026-01-02T03:04:05Z');
  const signed = { ...parts, headers: { ...parts.headers, ...signRequest(parts, credentials, scope, signedAt) } };
  const wrong = { ...signed, method: 'PUT' };
  const [atOnce, inTime, tooLate] = [0, 15, 15.1].map((minutes) => signedAt.getTime() + minutes * 60_000);
  expect(verifyRequest(wrong, new Map(), tooLate)).toEqual({ refused: 'InvalidAccessKeyId' });
  expect(verifyRequest(wrong, known, tooLate)).toEqual({ refused: 'RequestTimeTooSkewed' });
  expect(verifyRequest(wrong, known, atOnce)).toEqual({ refused: 'SignatureDoesNotMatch' });
  expect(verifyRequest(signed, known, inTime)).toMatchObject({ service: 's3' });
});

test('our own signature is accepted, and nothing that was changed after signing', () => {
  const parts = { method: 'GET', url: '/bucket/a%20b?x=1&a=2', headers: { host: 'bucket.s3.amazonaws.com' } };
  const signed = { ...parts, headers: { ...parts.headers, ...signRequest(parts, credentials, scope) } };
  expect(verifyRequest(signed, known)).toMatchObject({ accessKeyId: 'AKIDEXAMPLE', service: 's3' });
  for (const changed of [{ method: 'PUT' }, { url: '/bucket/other' }, { url: `${parts.url}&y=2` }])
    expect(verifyRequest({ ...signed, ...changed }, known)).toEqual({ refused: 'SignatureDoesNotMatch' });
});

test('an unknown key, a late request and a missing signature each have their own refusal', () => {
  const parts = { method: 'GET', url: '/', headers: { host: 'h' } };
  const signedAt = new Date('2026-01-02T03:04:05Z');
  const signed = { ...parts, headers: { ...parts.headers, ...signRequest(parts, credentials, scope, signedAt) } };
  expect(verifyRequest(signed, new Map())).toEqual({ refused: 'InvalidAccessKeyId' });
  expect(verifyRequest(signed, known, signedAt.getTime() + 16 * 60_000)).toEqual({ refused: 'RequestTimeTooSkewed' });
  expect(verifyRequest(parts, known)).toEqual({ refused: 'MissingSignature' });
});
