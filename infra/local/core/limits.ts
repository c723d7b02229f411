const KB = 1_024;
const MB = 1_024 * KB;
const GB = 1_024 * MB;

/**
 * Every quota of AWS that the local runtime enforces, with the page that states it; sizes in bytes, times in seconds. All were read in
 * November 2026. AWS raises quotas, so read an old one again.
 */
const limits = {
  'cloudfront.url': [8_192, 'CloudFront: Quotas, maximum length of a URL'],
  'cloudfront.function.code': [10 * KB, 'CloudFront: Quotas on CloudFront Functions'],
  'cloudfront.response.compressed.largest': [10_000_000, 'CloudFront: Serving compressed files'],
  'cloudfront.response.compressed.smallest': [1_000, 'CloudFront: Serving compressed files'],
  'dynamodb.request': [16 * MB, 'DynamoDB: BatchGetItem and BatchWriteItem, the largest'],
  'events.entries': [10, 'EventBridge: PutEvents'],
  'events.request': [1 * MB, 'EventBridge: Quotas, PutEvents entry size: the total of a request'],
  'events.detailType': [128, 'EventBridge: PutEventsRequestEntry'],
  'http-api.body': [10 * MB, 'API Gateway: Quotas for HTTP APIs, payload size'],
  'http-api.headers': [10 * KB, 'API Gateway: Quotas for HTTP APIs, total of request line and headers'],
  'http-api.integration': [30, 'API Gateway: Quotas for HTTP APIs, maximum integration time-out'],
  'kms.ciphertext': [6_144, 'KMS API: Decrypt, CiphertextBlob'],
  'kms.encryptionContext': [8_192, 'AWS Encryption SDK: Limits of the encryption context under KMS keys'],
  'kms.message': [4_096, 'KMS API: GenerateMac, Message'],
  'lambda.event': [6 * MB, 'Lambda: Quotas, invocation payload, synchronous'],
  'lambda.reply': [6 * MB, 'Lambda: Quotas, invocation payload, synchronous'],
  'lambda.asynchronousEvent': [1 * MB, 'Lambda: Quotas, invocation payload, asynchronous'],
  'lambda.environment': [4 * KB, 'Lambda: Quotas, environment variables'],
  'lambda.init': [10, 'Lambda: Understanding the execution environment lifecycle'],
  's3.upload': [5 * GB, 'S3: Uploading objects, a single PUT operation'],
  's3.metadata': [2 * KB, 'S3: Working with object metadata, user-defined'],
  's3.key': [1_024, 'S3: Naming objects'],
  's3.listedKeys': [1_000, 'S3: ListObjectsV2'],
  's3.deletedKeys': [1_000, 'S3: DeleteObjects'],
  'secrets.value': [64 * KB, 'Secrets Manager: Quotas'],
  'ses.message': [10 * MB, 'SES: SendRawEmail, maximum message size with attachments'],
  'ses.line': [1_000, 'SES: RawMessage, characters of a line with its end'],
  'ses.recipients': [50, 'SES: SendRawEmail, recipients of a message'],
  'ses.tag': [256, 'SES: MessageTag, characters of a name or a value'],
  'sqs.delay': [900, 'SQS: SendMessage'],
  'waf.body': [16 * KB, 'AWS WAF: Body inspection size limits for CloudFront, default'],
  'sqs.message': [1 * MB, 'SQS: Quotas, message size'],
} as const satisfies Record<string, readonly [value: number, documented: string]>;

export type LimitName = keyof typeof limits;

/** The value of a quota: bytes, seconds or a count. */
export function limitOf(name: LimitName): number {
  return limits[name][0];
}
