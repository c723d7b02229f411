import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { MailStreams } from './mail-sending.ts';
import type { UploadBucket } from './upload-bucket.ts';

/** The tables by name, as domains state them in their `domain.ts`. */
export type Tables = Readonly<Record<string, Table>>;

/** The secrets by name, as domains state them in their `domain.ts`. */
export type Secrets = Readonly<Record<string, Secret>>;

/** Keys of personal data, as functions name them. */
export interface Keys {
  /** Encrypts the data keys of sealed fields. */
  readonly personal: Key;
  /** Makes the hashes by which sealed values are found. It never rotates: another key would find nothing any more. */
  readonly lookup: Key;
}

export interface Buckets {
  /** Prerendered pages and the client's assets. */
  readonly site: Bucket;
  /** Released builds, under `downloads/`. */
  readonly downloads: Bucket;
  /** Films and documents that are content, under `media/`. */
  readonly media: Bucket;
  /** What visitors and members upload: in quarantine, and what was inspected. */
  readonly uploads: UploadBucket;
  /** Access logs of the distribution and of the buckets. */
  readonly logs: Bucket;
}

/** What functions can be granted access to, and the group of their schedules. */
export interface Resources {
  readonly tables: Tables;
  readonly bus: EventBus;
  readonly scheduleGroup: ScheduleGroup;
  readonly mail: MailStreams;
  /** The host at which visitors use the site: the first of the stage's, or CloudFront's own name. */
  readonly siteHost: string;
  readonly keys: Keys;
  readonly secrets: Secrets;
  readonly buckets: Buckets;
}

/** @throws Error naming a table that no stack has */
export function tableOf({ tables }: Pick<Resources, 'tables'>, name: string): Table {
  const table = tables[name];
  if (!table) throw new Error(`The site has no table ${name}: state it in the domain.ts of its domain`);
  return table;
}

/** @throws Error naming a secret that no stack has */
export function secretOf({ secrets }: Pick<Resources, 'secrets'>, name: string): Secret {
  const secret = secrets[name];
  if (!secret) throw new Error(`The site has no secret ${name}: state it in the domain.ts of its domain`);
  return secret;
}
