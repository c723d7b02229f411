import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import S3rver from 's3rver';
import * as z from 'zod/mini';
import { type Caller, verifyRequest } from '../http/signature-v4.ts';
import { checkProperties } from './checked-properties.ts';
import { wholeNumber } from './properties.ts';
import { deleteObjects, listObjects } from './s3-bucket-calls.ts';
import { type CorsRule, corsHeaders, preflightHeaders } from './s3-cors.ts';
import { accessDenied, S3Error, sendFailure } from './s3-failure.ts';
import { type CreatedObject, ObjectStore } from './s3-object-store.ts';
import { deleteObject, getObject, putObject, uploadPart } from './s3-objects.ts';
import { postObject } from './s3-post-form.ts';
import { anonymized, type Call, noSuchUpload, operationOf, readCall } from './s3-request.ts';

/** The buckets of a template and what they need of the runtime. */
export type BucketsInput = {
  /** Physical names and resolved properties of `AWS::S3::Bucket`. */
  buckets: { name: string; properties: unknown }[];
  /** Where the objects are kept; survives restarts. */
  directory: string;
  /** Secret access keys by access key id: whoever signs with another is refused. */
  credentials: ReadonlyMap<string, string>;
  /** Called after an object was stored, however that happened. */
  onObjectCreated?: (object: CreatedObject) => void;
  /** Whether a caller may list a bucket; to one who may not, S3 does not say that a key is missing (403, not 404). */
  mayList?: (accessKeyId: string, bucket: string) => boolean | Promise<boolean>;
  /** Whether the signer of a form may put the object its form names: a policy grants nothing its signer does not have. */
  mayPut?: (accessKeyId: string, bucket: string, key: string) => boolean | Promise<boolean>;
  log?: (line: string) => void;
};

const texts = z._default(z.array(z.string()), []);
const bucketSchema = z.object({
  CorsConfiguration: z.optional(
    z.object({
      CorsRules: z.array(
        z.object({
          AllowedOrigins: texts,
          AllowedMethods: texts,
          AllowedHeaders: texts,
          ExposedHeaders: texts,
          MaxAge: z.optional(wholeNumber),
        }),
      ),
    }),
  ),
  WebsiteConfiguration: z.optional(z.undefined()),
});

const REFUSALS = {
  MissingSignature: () => accessDenied(),
  ExpiredPresignedUrl: () => accessDenied('Request has expired'),
  InvalidAccessKeyId: () =>
    new S3Error('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.'),
  RequestTimeTooSkewed: () =>
    new S3Error('RequestTimeTooSkewed', 'The difference between the request time and the current time is too large.'),
  SignatureDoesNotMatch: () =>
    new S3Error(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    ),
};

/**
 * Starts the local counterpart of the `AWS::S3::Bucket`s of a template: s3rver on disk, and in front of it what it lacks against S3 and
 * matters here. Addressed by path (`/bucket/key`). Signatures, presigned URLs and form policies are enforced and anonymous
 * calls refused; what a caller's IAM policies allow is for the gateway in front to judge. Lifecycle, versioning, encryption
 * and public access blocks have no local meaning.
 */
export async function startBuckets(input: BucketsInput): Promise<{ listener: RequestListener; close: () => void }> {
  const { credentials, directory, log = () => {}, mayList = () => true, mayPut = () => true } = input;
  const rules = new Map<string, CorsRule[]>();
  const store = new ObjectStore(directory, input.onObjectCreated);
  for (const { name, properties } of input.buckets) {
    const { CorsConfiguration } = checkProperties(bucketSchema, properties, `AWS::S3::Bucket ${name}`);
    rules.set(name, CorsConfiguration?.CorsRules ?? []);
    await store.putBucket(name);
  }
  const s3rver = new S3rver({ directory, silent: true, vhostBuckets: false });
  s3rver.store = s3rver.context.store = store;
  const passOn = s3rver.callback();

  async function answer(call: Call, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { bucket, key, query } = call;
    const { method = 'GET', headers } = request;
    const corsRules = rules.get(bucket) ?? [];
    if (method === 'OPTIONS') return void response.writeHead(200, preflightHeaders(corsRules, headers)).end();
    for (const [name, value] of Object.entries(corsHeaders(corsRules, method, headers)))
      response.setHeader(name, value);

    const isForm = method === 'POST' && !key && !query.has('delete');
    const caller = isForm ? undefined : identify(request, credentials);
    if (bucket && !rules.has(bucket))
      throw new S3Error('NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });
    if (isForm) return postObject({ store, bucket, credentials, mayPut }, request, response);

    const objectCall = { store, bucket, key, query };
    switch (operationOf(call, request)) {
      case 'GetObject':
        return getObject(objectCall, request, response).catch(async (error: unknown) => {
          const isMissing = error instanceof S3Error && error.code === 'NoSuchKey';
          throw isMissing && caller && !(await mayList(caller.accessKeyId, bucket)) ? accessDenied() : error;
        });
      case 'PutObject':
        return putObject(objectCall, request, response);
      case 'UploadPart':
        return uploadPart(objectCall, request, response);
      case 'DeleteObject':
        return deleteObject(objectCall, response);
      case 'ListObjects':
        return listObjects(objectCall, response);
      case 'DeleteObjects':
        return deleteObjects(objectCall, request, response);
      case 'AbortMultipartUpload':
        if (!(await store.abortUpload(bucket, query.get('uploadId') ?? ''))) throw noSuchUpload();
        return void response.writeHead(204).end();
      default:
        return void passOn(
          anonymized(request, (name) => rules.has(name)),
          response,
        );
    }
  }

  const listener: RequestListener = (request, response) => {
    response.setHeader('server', 'AmazonS3');
    Promise.resolve()
      .then(() => answer(readCall(request.url ?? '/'), request, response))
      .catch((error: unknown) => {
        if (!(error instanceof S3Error)) log(`s3: ${request.method} ${request.url} failed: ${error}`);
        if (response.headersSent) response.destroy();
        else sendFailure(response, error);
        // A refused body would otherwise hold the connection.
        request.resume();
      });
  };
  return { listener, close: () => s3rver.logger.close() };
}

function identify(request: IncomingMessage, credentials: ReadonlyMap<string, string>): Caller {
  const { method = 'GET', url = '/', headers } = request;
  const verified = verifyRequest({ method, url, headers }, credentials);
  if ('refused' in verified) throw REFUSALS[verified.refused]();
  return verified;
}
