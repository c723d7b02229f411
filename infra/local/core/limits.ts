/** A quota of AWS, the page that states it, and when that was read. AWS raises quotas, so read an old one again. */
interface Limit {
  readonly value: number;
  readonly documented: string;
  readonly read: string;
}

const KB = 1_024;
const MB = 1_024 * KB;
const GB = 1_024 * MB;
const read = '2026-11';

const limit = (value: number, documented: string): Limit => ({ value, documented, read });

/** Every quota that the local runtime enforces; sizes in bytes, times in seconds. */
const limits = {
  'cloudfront.url': limit(8_192, 'CloudFront: Quotas, maximum length of a URL'),
  'cloudfront.function.code': limit(10 * KB, 'CloudFront: Quotas on CloudFront Functions'),
  'cloudfront.response.compressed.largest': limit(10_000_000, 'CloudFront: Serving compressed files'),
  'cloudfront.response.compressed.smallest': limit(1_000, 'CloudFront: Serving compressed files'),
  'dynamodb.request': limit(16 * MB, 'DynamoDB: BatchGetItem and BatchWriteItem'),
  'events.entries': limit(10, 'EventBridge: PutEvents'),
  'events.request': limit(1 * MB, 'EventBridge: Quotas, PutEvents entry size: the total of a request'),
  'events.detailType': limit(128, 'EventBridge: PutEventsRequestEntry'),
  'http-api.body': limit(10 * MB, 'API Gateway: Quotas for HTTP APIs, payload size'),
  'http-api.headers': limit(10 * KB, 'API Gateway: Quotas for HTTP APIs, total of request line and headers'),
  'http-api.integration': limit(30, 'API Gateway: Quotas for HTTP APIs, maximum integration time-out'),
  'kms.ciphertext': limit(6_144, 'KMS API: Decrypt, CiphertextBlob'),
  'kms.dataKey': limit(1_024, 'KMS API: GenerateDataKey, NumberOfBytes'),
  'kms.encryptionContext': limit(8_192, 'AWS Encryption SDK: Limits of the encryption context under KMS keys'),
  'kms.message': limit(4_096, 'KMS API: GenerateMac, Message'),
  'lambda.event': limit(6 * MB, 'Lambda: Quotas, invocation payload, synchronous'),
  'lambda.reply': limit(6 * MB, 'Lambda: Quotas, invocation payload, synchronous'),
  'lambda.asynchronousEvent': limit(1 * MB, 'Lambda: Quotas, invocation payload, asynchronous'),
  'lambda.environment': limit(4 * KB, 'Lambda: Quotas, environment variables'),
  'lambda.init': limit(10, 'Lambda: Understanding the execution environment lifecycle'),
  's3.upload': limit(5 * GB, 'S3: Uploading objects, a single PUT operation'),
  's3.metadata': limit(2 * KB, 'S3: Working with object metadata, user-defined'),
  's3.key': limit(1_024, 'S3: Naming objects'),
  's3.listedKeys': limit(1_000, 'S3: ListObjectsV2'),
  's3.deletedKeys': limit(1_000, 'S3: DeleteObjects'),
  'secrets.value': limit(64 * KB, 'Secrets Manager: Quotas'),
  'ses.message': limit(10 * MB, 'SES: SendRawEmail, maximum message size with attachments'),
  'ses.line': limit(1_000, 'SES: RawMessage, characters of a line with its end'),
  'ses.recipients': limit(50, 'SES: SendRawEmail, recipients of a message'),
  'ses.tag': limit(256, 'SES: MessageTag, characters of a name or a value'),
  'sqs.delay': limit(900, 'SQS: SendMessage'),
  'waf.body': limit(16 * KB, 'AWS WAF: Body inspection size limits for CloudFront, default'),
  'sqs.message': limit(1 * MB, 'SQS: Quotas, message size'),
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** The value of a quota: bytes, seconds or a count. */
export function limitOf(name: LimitName): number {
  return limits[name].value;
}
