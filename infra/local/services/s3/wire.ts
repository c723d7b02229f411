import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Principal } from '../../core/authorization.ts';
import type { Site } from '../../core/counterpart.ts';
import { AwsError } from '../../core/gateway/error.ts';
import type { Identified, StreamingWire } from '../../core/gateway/wire.ts';
import type { BehaviourStore } from '../../core/state/behaviours.ts';
import { deleteObjects, listObjects } from './bucket-operations.ts';
import { type Bucket, bucketOfHost } from './buckets.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { refusal, sendFailure } from './failure.ts';
import { metWith, type ObjectBehaviour } from './object-behaviours.ts';
import type { ObjectStore } from './object-store.ts';
import { getObject, putObject, removeObject } from './objects.ts';
import { postObject } from './post-form.ts';
import { operationOf, readCall } from './request.ts';

/** S3 behind the gateway, addressed by path (`/bucket/key`): objects, listings, and uploads by form. */
export function createS3Wire(
  buckets: ReadonlyMap<string, Bucket>,
  store: ObjectStore,
  behaviours: BehaviourStore<ObjectBehaviour>,
  { judge, keyring, log }: Pick<Site, 'judge' | 'keyring' | 'log'>,
): StreamingWire {
  async function answer(request: IncomingMessage, response: ServerResponse, identified: Identified): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const call = readCall(url, bucketOfHost(headers.host, buckets));
    const { key, query } = call;
    const bucket = buckets.get(call.bucket);
    const rules = bucket?.corsRules ?? [];
    if (method === 'OPTIONS') return void response.writeHead(200, preflightHeaders(rules, headers)).end();
    for (const [name, value] of Object.entries(corsHeaders(rules, method, headers))) response.setHeader(name, value);

    const operation = operationOf(call, method, headers);
    // A form carries its signature in its fields; for all other calls the gateway has verified it.
    const caller = operation === 'PostObject' ? undefined : believed(identified);
    if (!bucket) throw refusal('NoSuchBucket');
    if (!caller) return postObject({ store, bucket, keyring, judge }, request, response);
    const [behaviour] = behaviours.next(({ operation: of }) => of === '*' || of === operation);
    if (behaviour) throw metWith(behaviour);
    const objectCall = { store, bucket, key, query, caller, judge };
    switch (operation) {
      case 'PutObject':
        return putObject(objectCall, request, response);
      case 'DeleteObject':
        await removeObject(objectCall);
        return void response.writeHead(204).end();
      case 'ListObjectsV2':
        return listObjects(objectCall, response);
      case 'DeleteObjects':
        return deleteObjects(objectCall, request, response);
      default:
        return getObject(objectCall, request, response);
    }
  }

  return {
    protocol: 's3',
    stream: (request, response, caller) => {
      response.setHeader('server', 'AmazonS3');
      answer(request, response, caller).catch((error: unknown) => {
        if (!(error instanceof AwsError)) log.warn(`s3: ${request.method} ${request.url}: ${error}`);
        if (response.headersSent) response.destroy();
        else sendFailure(response, error);
        // A refused body would otherwise hold the connection.
        request.resume();
      });
    },
  };
}

function believed(identified: Identified): Principal {
  if (!('refused' in identified)) return identified;
  if (identified.refused === 'AddressExpired') throw refusal('AccessDenied', 'Request has expired');
  throw refusal(identified.refused === 'MissingSignature' ? 'AccessDenied' : identified.refused);
}
