import * as z from 'zod/mini';
import { attached, byName, type ResourceType, type Subject } from '../../core/assembly/resource-type.ts';
import { listOf, valueAt } from '../../core/json.ts';
import { statementsOf } from '../../core/policy-statements.ts';
import { anyObject, flag, texts, wholeNumber } from '../../core/properties.ts';

const corsRule = z.strictObject({
  AllowedOrigins: texts,
  AllowedMethods: texts,
  AllowedHeaders: texts,
  ExposedHeaders: texts,
  MaxAge: z.optional(wholeNumber),
});
/** One of a bucket's rules for calls from pages of other origins; ages in seconds. */
export type CorsRule = z.infer<typeof corsRule>;

const encryption = z.strictObject({
  ServerSideEncryptionByDefault: z.strictObject({ SSEAlgorithm: z.string(), KMSMasterKeyID: z.optional(z.string()) }),
});
const lifecycleRule = z.strictObject({
  NoncurrentVersionExpiration: z.optional(z.strictObject({ NoncurrentDays: wholeNumber })),
  Status: z.literal('Enabled'),
});
const bucketProperties = z.strictObject({
  BucketEncryption: z.optional(z.strictObject({ ServerSideEncryptionConfiguration: z.array(encryption) })),
  BucketName: z.optional(z.string()),
  CorsConfiguration: z.optional(z.strictObject({ CorsRules: z.array(corsRule) })),
  LifecycleConfiguration: z.optional(z.strictObject({ Rules: z.array(lifecycleRule) })),
  NotificationConfiguration: z.optional(
    z.strictObject({ EventBridgeConfiguration: z.strictObject({ EventBridgeEnabled: z._default(flag, true) }) }),
  ),
  VersioningConfiguration: z.optional(z.strictObject({ Status: z.literal('Enabled') })),
});
export type BucketProperties = z.infer<typeof bucketProperties>;

const host = (suffix: string) => (subject: Subject) => `${subject.name}.${suffix}`;
const regionalHost = (subject: Subject) => host(`s3.${subject.place.region}.amazonaws.com`)(subject);

export const bucketType: ResourceType<BucketProperties> = {
  type: 'AWS::S3::Bucket',
  identity: {
    nameProperty: 'BucketName',
    longest: 63,
    lowerCase: true,
    ref: byName,
    attributes: {
      Arn: ({ name }) => `arn:aws:s3:::${name}`,
      DomainName: host('s3.amazonaws.com'),
      RegionalDomainName: regionalHost,
    },
  },
  properties: bucketProperties,
  keyOf: ({ BucketEncryption }) => {
    const [first] = listOf(valueAt(BucketEncryption, ['ServerSideEncryptionConfiguration']));
    return valueAt(first, ['ServerSideEncryptionByDefault', 'KMSMasterKeyID']);
  },
};

export const bucketPolicyType: ResourceType = {
  type: 'AWS::S3::BucketPolicy',
  identity: attached,
  properties: z.strictObject({ Bucket: z.string(), PolicyDocument: anyObject }),
  grants: (policy) => {
    const { Bucket, PolicyDocument } = policy.properties();
    return [{ resource: `arn:aws:s3:::${Bucket}`, statements: statementsOf(PolicyDocument) }];
  },
};
