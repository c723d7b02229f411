import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { exchange } from '../http/exchange.ts';
import { signRequest } from '../http/signature-v4.ts';
import { listenOnLoopback } from '../site/loopback.ts';
import { type BucketsInput, startBuckets } from './s3-bucket.ts';
import type { CreatedObject } from './s3-object-store.ts';

/** The key that the buckets of a test know. */
export const credentials = { accessKeyId: 'KEY', secretAccessKey: 'secret' };
/** The bucket that tests use unless they say otherwise. */
export const Bucket = 'one';

/** Starts two empty buckets and the SDK's own client for them, with its defaults. */
export async function startedBuckets(overrides: Partial<BucketsInput> = {}) {
  const directory = await mkdtemp(path.join(tmpdir(), 'buckets-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const created: CreatedObject[] = [];
  const { listener, close } = await startBuckets({
    buckets: [
      { name: Bucket, properties: {} },
      { name: 'two', properties: {} },
    ],
    directory,
    credentials: new Map([['KEY', 'secret']]),
    onObjectCreated: (object) => created.push(object),
    ...overrides,
  });
  const server = await listenOnLoopback(0, listener);
  const client = new S3Client({ endpoint: server.url, region: 'us-east-1', credentials, maxAttempts: 1 });
  onTestFinished(async () => {
    client.destroy();
    await server.close();
    close();
  });
  const put = (Key: string, Body: string | Buffer | Readable = 'text', more = {}) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
  const get = async (Key: string, more = {}) => {
    const { Body, ...rest } = await client.send(new GetObjectCommand({ Bucket, Key, ...more }));
    return { ...rest, text: await Body?.transformToString() };
  };
  return { client, put, get, created, directory, url: server.url };
}

/** A request signed by hand, to see the plain answer. */
export function signedGet(url: string, headers: Record<string, string> = {}) {
  // Not as a URL object, which would resolve the dots that some keys have.
  const [, host, target = '/'] = /^http:\/\/([^/]*)(.*)$/.exec(url) ?? [];
  const signed = signRequest({ method: 'GET', url: target, headers: { host } }, credentials, {
    region: 'us-east-1',
    service: 's3',
  });
  return exchange(url, { headers: { ...headers, ...signed } });
}
