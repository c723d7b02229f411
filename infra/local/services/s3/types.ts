import * as z from 'zod/mini';
import { attached, byName, type ResourceType } from '../../core/assembly/resource-type.ts';
import { statementsOf } from '../../core/policy-statements.ts';
import { anyObject, flag, texts, wholeNumber } from '../../core/properties.ts';

const corsRule = z.strictObject({
  AllowedOrigins: texts,
  AllowedMethods: texts,
  AllowedHeaders: texts,
  MaxAge: z.optional(wholeNumber),
});
/** One of a bucket's rules for calls from pages of other origins; ages in seconds. */
export type CorsRule = z.infer<typeof corsRule>;

/** Objects expire; old versions and parts of uploads there are none. */
const lifecycleRule = z.strictObject({
  Id: z.optional(z.string()),
  Status: z.literal('Enabled'),
  Prefix: z._default(z.string(), ''),
  ExpirationInDays: z.optional(wholeNumber),
  NoncurrentVersionExpiration: z.optional(anyObject),
  AbortIncompleteMultipartUpload: z.optional(anyObject),
});

const encryption = z.strictObject({
  ServerSideEncryptionByDefault: z.strictObject({ SSEAlgorithm: z.literal('AES256') }),
});

export const bucketType = {
  type: 'AWS::S3::Bucket',
  identity: {
    nameProperty: 'BucketName',
    longest: 63,
    lowerCase: true,
    ref: byName,
    attributes: {
      Arn: ({ name }) => `arn:aws:s3:::${name}`,
      // At the site's own port, where browsers reach a bucket.
      RegionalDomainName: ({ name, place }) => `${name}.${place.siteHost}`,
    },
  },
  properties: z.strictObject({
    BucketEncryption: z.optional(z.strictObject({ ServerSideEncryptionConfiguration: z.array(encryption) })),
    BucketName: z.optional(z.string()),
    CorsConfiguration: z.optional(z.strictObject({ CorsRules: z.array(corsRule) })),
    LifecycleConfiguration: z.optional(z.strictObject({ Rules: z.array(lifecycleRule) })),
    NotificationConfiguration: z.optional(
      z.strictObject({ EventBridgeConfiguration: z.strictObject({ EventBridgeEnabled: z._default(flag, true) }) }),
    ),
  }),
} satisfies ResourceType;
export type BucketProperties = z.infer<typeof bucketType.properties>;

export const bucketPolicyType: ResourceType = {
  type: 'AWS::S3::BucketPolicy',
  identity: attached,
  properties: z.strictObject({ Bucket: z.string(), PolicyDocument: anyObject }),
  grants: (policy) => {
    const { Bucket, PolicyDocument } = policy.properties();
    return [{ resource: `arn:aws:s3:::${Bucket}`, statements: statementsOf(PolicyDocument) }];
  },
};
