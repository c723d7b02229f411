import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { signRequest } from '../core/http/signature-v4.ts';
import type { JsonObject } from '../core/json.ts';
import { s3 } from '../services/s3/index.ts';
import { exchange } from './exchange.ts';
import { aRole, type Resources } from './stack.ts';
import { type StartOptions, startedServices } from './started-services.ts';

/** The bucket that tests use unless they say otherwise. */
export const Bucket = 'one';

interface Options {
  /** Properties of the bucket. */
  readonly properties?: JsonObject;
  /** What else the template has. */
  readonly more?: Resources;
  readonly directory?: string;
  readonly prepare?: StartOptions['prepare'];
}

/** A role `uploader` that may do these things with the bucket. */
export function anUploader(...statements: JsonObject[]): Resources {
  return aRole('uploader', ...statements);
}

/** Statement of a policy that allows actions on keys of the bucket; on the bucket itself when no key is given. */
export function allow(Action: string | string[], key?: string): JsonObject {
  const Resource = key === undefined ? `arn:aws:s3:::${Bucket}` : `arn:aws:s3:::${Bucket}/${key}`;
  return { Effect: 'Allow', Action, Resource };
}

/** Starts a bucket, with the SDK's own client for it as the operator. */
export async function someBuckets({ properties = {}, more = {}, ...options }: Options = {}) {
  const started = await startedServices(
    [s3],
    { One: ['AWS::S3::Bucket', { BucketName: Bucket, ...properties }], ...more },
    options,
  );
  const clientOf = (settings: typeof started.settings) => {
    const client = new S3Client({ ...settings, forcePathStyle: true });
    onTestFinished(() => client.destroy());
    return client;
  };
  const client = clientOf(started.settings);
  const put = (Key: string, Body: string | Buffer = 'text', rest = {}, by = client) =>
    by.send(new PutObjectCommand({ Bucket, Key, Body, ...rest }));
  const get = async (Key: string, rest = {}, by = client) => {
    const { Body, ...found } = await by.send(new GetObjectCommand({ Bucket, Key, ...rest }));
    return { ...found, text: await Body?.transformToString() };
  };
  /** A request signed by hand, to see the plain answer. @param target path and query as they go over the wire */
  const signed = (method: string, target: string, headers: Record<string, string> = {}) => {
    const { host } = new URL(started.url);
    const scope = { region: started.settings.region, service: 's3' };
    const signature = signRequest({ method, url: target, headers: { host } }, started.settings.credentials, scope);
    return exchange(`${started.url}${target}`, { method, headers: { ...headers, ...signature } });
  };
  return { ...started, client, clientOf, put, get, signed };
}

/** The code of S3's answer in XML. */
export function codeOf({ text }: { text: string }): string | undefined {
  return /<Code>(.*)<\/Code>/.exec(text)?.[1];
}
