import { join } from 'node:path';
import type { Judge } from '../aws/judge.ts';
import { isObject, type JsonObject, valueAt } from '../cloudformation/json.ts';
import type { Resource } from '../cloudformation/resolver.ts';
import type { EventBuses } from '../resources/event-bus.ts';
import { startBuckets } from '../resources/s3-bucket.ts';
import type { SiteContext } from './options.ts';

/** Starts the buckets of the template. Who may do what in them is judged by the template's policies. */
export function startSiteBuckets(
  { resolver, options, keyring, place, log }: SiteContext,
  { judge, buses }: { judge: Judge; buses: EventBuses },
) {
  const resources = resolver.resources('AWS::S3::Bucket');
  const notifying = new Set(resources.filter(notifiesEventBridge).map(({ name }) => name));
  const may = async (accessKeyId: string, action: string, resource: string) => {
    const principal = keyring.holder(accessKeyId);
    return principal !== undefined && judge.allows(principal, { action, resource });
  };
  return startBuckets({
    buckets: resources.map((bucket) => ({ name: bucket.name, properties: bucket.properties() })),
    directory: join(options.stateDirectory, 's3'),
    credentials: keyring.secrets,
    mayList: (accessKeyId, bucket) => may(accessKeyId, 's3:ListBucket', `arn:aws:s3:::${bucket}`),
    mayPut: (accessKeyId, bucket, key) => may(accessKeyId, 's3:PutObject', `arn:aws:s3:::${bucket}/${key}`),
    onObjectCreated: (object) => {
      if (!notifying.has(object.bucket)) return;
      buses
        .publish('default', [objectCreated(object, place)])
        .catch((error) => log.warn(`Object Created of ${object.key}: ${error}`));
    },
    log: (line) => log.warn(line),
  });
}

function notifiesEventBridge(bucket: Resource): boolean {
  const configuration = valueAt(bucket.properties(), ['NotificationConfiguration', 'EventBridgeConfiguration']);
  return isObject(configuration) && configuration.EventBridgeEnabled !== false;
}

/** The event that S3 sends to the default bus. */
function objectCreated(
  object: { bucket: string; key: string; size: number; etag: string },
  place: { accountId: string; region: string },
): JsonObject {
  const { bucket, key, size, etag } = object;
  return {
    version: '0',
    id: crypto.randomUUID(),
    'detail-type': 'Object Created',
    source: 'aws.s3',
    account: place.accountId,
    time: new Date().toISOString().replace(/\.\d{3}Z$/, 'Z'),
    region: place.region,
    resources: [`arn:aws:s3:::${bucket}`],
    detail: {
      version: '0',
      bucket: { name: bucket },
      object: { key, size, etag: etag.replaceAll('"', '') },
      reason: 'PutObject',
    },
  };
}
