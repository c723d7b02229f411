import type { MailStream } from '../mail-streams.ts';
import type { KeyName } from './function-needs.ts';
import type { BucketName } from './function-rights.ts';

/** Environment variables that carry the physical names. Written by infra, read by the platform, named nowhere else. */
export const environmentName = {
  table: (table: string) => `TABLE_${table.toUpperCase()}`,
  bucket: (bucket: BucketName) => `BUCKET_${bucket.toUpperCase()}`,
  /** The host at which browsers reach a bucket. */
  bucketHost: (bucket: BucketName) => `BUCKET_HOST_${bucket.toUpperCase()}`,
  eventBus: 'EVENT_BUS',
  mailConfigurationSet: (stream: MailStream) => `MAIL_CONFIGURATION_SET_${stream.toUpperCase()}`,
  /** The plain address that mail of a stream comes from. */
  mailSender: (stream: MailStream) => `MAIL_SENDER_${stream.toUpperCase()}`,
  /** The host at which visitors use the site: functions that send mail link to it. */
  siteHost: 'SITE_HOST',
  /** ARN of a key. */
  key: (key: KeyName) => `KEY_${key.toUpperCase()}`,
  /** ARN of a secret. */
  secret: (name: string) => `SECRET_${name.toUpperCase()}`,
  /** The function's domain, to which sealed values are bound, and its calls are measured. */
  domain: 'DOMAIN',
  /** URL of a consumer's dead-letter queue. */
  deadLetters: 'DEAD_LETTERS',
  /** First digits of the bundle's SHA-256, under which its source map is kept. */
  bundle: 'BUNDLE',
} as const;
