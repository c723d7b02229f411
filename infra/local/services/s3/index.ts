import { join } from 'node:path';
import type { Place } from '../../core/assembly/resource-type.ts';
import { awsEvent } from '../../core/aws-event.ts';
import type { Counterpart, Declared, Service, Site } from '../../core/counterpart.ts';
import type { JsonObject } from '../../core/json.ts';
import { createBehaviours } from '../../core/state/behaviours.ts';
import { type Bucket, bucketOfHost } from './buckets.ts';
import { ObjectBehaviour } from './object-behaviours.ts';
import { openObjectStore, type StoredObject } from './object-store.ts';
import { type BucketProperties, bucketPolicyType, bucketType } from './types.ts';
import { createS3Wire } from './wire.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** S3: buckets, and uploads by form. */
export const s3: Service = { name: 's3', types: [bucketType, bucketPolicyType], start };

async function start(site: Site): Promise<Counterpart> {
  const { options, database, place, ports, declared } = site;
  const store = await openObjectStore(database, join(options.stateDirectory, 'objects'));
  const buckets = new Map<string, Bucket>();
  const origins = new Map<string, string>();
  for (const each of declared(bucketType)) {
    const bucket = bucketOf(each, site);
    buckets.set(bucket.name, bucket);
    // The edge names the bucket by the host.
    origins.set(String(each.resource.attribute('RegionalDomainName')), place.gatewayUrl);
  }
  ports.provide('origin', (domainName) => origins.get(domainName));
  ports.provide('bucketOfHost', (host) => bucketOfHost(host, buckets));
  const expire = () => {
    for (const { name, expirations } of buckets.values())
      for (const { prefix, days } of expirations) store.expire(name, prefix, Date.now() - days * DAY_MS);
  };
  expire();
  const timer = setInterval(expire, HOUR_MS).unref();
  const behaviours = createBehaviours(database, 's3', ObjectBehaviour);
  return {
    wire: createS3Wire(buckets, store, behaviours, site),
    reports: {
      json: { 'object-behaviours.json': behaviours.all },
      writes: { 'object-behaviours.json': behaviours.replace },
    },
    stop: async () => clearInterval(timer),
  };
}

function bucketOf({ resource, properties }: Declared<BucketProperties>, { place, ports }: Site): Bucket {
  const { name } = resource;
  const notifies = properties.NotificationConfiguration?.EventBridgeConfiguration.EventBridgeEnabled ?? false;
  return {
    name,
    arn: String(resource.attribute('Arn')),
    corsRules: properties.CorsConfiguration?.CorsRules ?? [],
    expirations: (properties.LifecycleConfiguration?.Rules ?? []).flatMap(
      ({ Prefix: prefix, ExpirationInDays: days }) => (days === undefined ? [] : [{ prefix, days }]),
    ),
    created: async (object, reason) => {
      if (notifies) await ports.get('eventBus', 'default').publish([objectCreated(name, object, reason, place)]);
    },
  };
}

let lastSequence = 0;

/** Greater for each later object, compared as a text, which has one length. */
function sequencerOf(storedAt: number): string {
  lastSequence = Math.max(lastSequence + 1, storedAt * 1_000);
  return lastSequence.toString(16).toUpperCase().padStart(18, '0');
}

/** The event that S3 sends to the default bus. */
function objectCreated(
  bucket: string,
  { key, size, etag, storedAt }: StoredObject,
  reason: string,
  place: Place,
): JsonObject {
  const object = { key, size, etag: etag.replaceAll('"', ''), sequencer: sequencerOf(storedAt) };
  const detail = { version: '0', bucket: { name: bucket }, object, requester: place.accountId, reason };
  const resources = [`arn:aws:s3:::${bucket}`];
  return awsEvent({ source: 'aws.s3', type: 'Object Created', resources, detail, time: new Date(storedAt) }, place);
}
