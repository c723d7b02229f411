import type { JsonObject } from '../../../../infra/local/core/json.ts';
import { needsOf } from '../../contract.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { type Aim, append, every, type Mutation, set, statements, unset } from '../mutation.ts';
import { grantsOf } from '../rights/grants.ts';
import { lets } from '../rights/policies.ts';
import { functionOfRole, grantsPath } from '../rights/roles.ts';
import { each, type Universals } from '../universal.ts';

const bucketType = 'AWS::S3::Bucket';
const policyType = 'AWS::S3::BucketPolicy';

/** Days after which nobody asks for an old version or a log line any more. */
const longestKept = 400;

const closed = { BlockPublicAcls: true, BlockPublicPolicy: true, IgnorePublicAcls: true, RestrictPublicBuckets: true };

/** Whether other buckets write their logs into it. */
function holdsLogs(bucket: Resource, stacks: Stacks): boolean {
  const targets = stacks.of(bucketType).map((other) => other.text('LoggingConfiguration.DestinationBucketName'));
  return targets.some((target) => bucket.isNamedIn(target));
}

const holdsNone = (bucket: Resource, stacks: Stacks) => !holdsLogs(bucket, stacks);

/** Whether the distribution serves the objects of a bucket. */
function isDelivered(bucket: Resource | undefined, stacks: Stacks): boolean {
  const origins = stacks.of('AWS::CloudFront::Distribution').flatMap((one) => one.items('DistributionConfig.Origins'));
  return origins.some((origin) => bucket?.isNamedIn(origin.text('DomainName')));
}

/** For mutations of policies: those of delivered buckets. */
const itsBucket = (policy: Resource, stacks: Stacks) => stacks.find(bucketType, policy.text('Bucket'));
const delivered: Aim = {
  where: (policy, stacks) => isDelivered(itsBucket(policy, stacks), stacks),
  blames: itsBucket,
};

/** Whether a bucket keeps versions; another one expires what it holds. */
const isVersioned = (bucket: Resource) => bucket.is('VersioningConfiguration', { Status: 'Enabled' });

/** Lets each function list a bucket. */
function listing(more: JsonObject): Mutation {
  const statement = { Effect: 'Allow', Action: 's3:ListBucket', Resource: 'arn:aws:s3:::bucket', ...more };
  return every('AWS::IAM::Role', append(grantsPath, statement), {
    where: (role, stacks) => functionOfRole(role, stacks) !== undefined,
    blames: functionOfRole,
  });
}

export const buckets: Universals = {
  'a bucket is closed to the public, in four ways': {
    violations: each(bucketType, (bucket) => [
      !bucket.is('PublicAccessBlockConfiguration', closed) && 'can be opened to the public',
      bucket.has('AccessControl') &&
        !bucket.is('AccessControl', 'Private', 'LogDeliveryWrite') &&
        `is open by ${bucket.text('AccessControl')}`,
      bucket.has('WebsiteConfiguration') && 'is a web site of its own',
    ]),
    catches: {
      'a bucket that can be opened': every(bucketType, unset('PublicAccessBlockConfiguration')),
      'a bucket with three locks of four': every(
        bucketType,
        set({ 'PublicAccessBlockConfiguration.RestrictPublicBuckets': false }),
      ),
      'a bucket for all to read': every(bucketType, set({ AccessControl: 'PublicRead' })),
      'a bucket that is a web site': every(bucketType, set({ WebsiteConfiguration: { IndexDocument: 'index.html' } })),
    },
  },

  'a bucket is encrypted': {
    violations: each(bucketType, (bucket) => {
      const rules = bucket.items('BucketEncryption.ServerSideEncryptionConfiguration');
      const algorithm = rules[0]?.text('ServerSideEncryptionByDefault.SSEAlgorithm') ?? '';
      return [!['AES256', 'aws:kms'].includes(algorithm) && 'is not encrypted'];
    }),
    catches: { 'a bucket in clear': every(bucketType, unset('BucketEncryption')) },
  },

  'a bucket keeps what was overwritten for a while, or expires what it holds': {
    violations: each(bucketType, (bucket) => {
      const rules = bucket.items('LifecycleConfiguration.Rules').filter((rule) => rule.is('Status', 'Enabled'));
      const within = (path: string) => rules.some((rule) => rule.number(path) >= 1 && rule.number(path) <= longestKept);
      return [
        !isVersioned(bucket) &&
          !within('ExpirationInDays') &&
          'loses what is overwritten, or keeps what it holds for ever',
        isVersioned(bucket) && !within('NoncurrentVersionExpiration.NoncurrentDays') && 'keeps every version for ever',
      ];
    }),
    catches: {
      'a bucket without versions': every(bucketType, unset('VersioningConfiguration'), { where: isVersioned }),
      'a bucket of versions without end': every(bucketType, unset('LifecycleConfiguration'), { where: holdsNone }),
      'a bucket of logs without end': every(bucketType, unset('LifecycleConfiguration'), { where: holdsLogs }),
      'a bucket of logs for ten years': every(
        bucketType,
        set({ 'LifecycleConfiguration.Rules.0.ExpirationInDays': 3_650 }),
        {
          where: holdsLogs,
        },
      ),
    },
  },

  'a bucket writes down who read it, in another bucket': {
    violations: each(bucketType, (bucket, stacks) => {
      const target = stacks.find(bucketType, bucket.text('LoggingConfiguration.DestinationBucketName'));
      return [holdsNone(bucket, stacks) && !target && 'is read without a trace'];
    }),
    catches: { 'a bucket without logs': every(bucketType, unset('LoggingConfiguration'), { where: holdsNone }) },
  },

  'a bucket behind the distribution lets CloudFront read it, and list it to tell what is not there': {
    violations: each(bucketType, (bucket, stacks) => {
      if (!isDelivered(bucket, stacks)) return [];
      const may = (action: string) => lets(bucket, { service: 'cloudfront.amazonaws.com', action }, stacks);
      return [
        !may('s3:GetObject') && 'cannot be read by the distribution',
        !may('s3:ListBucket') && 'answers 403 for what is not there',
      ];
    }),
    catches: {
      'a bucket that cannot be read': every(policyType, statements('Allow', { Action: 's3:ListBucket' }), delivered),
      'a bucket that cannot be listed': every(policyType, statements('Allow', { Action: 's3:GetObject' }), delivered),
    },
  },

  'a function lists no more of a bucket than it reads': {
    violations: each('AWS::Lambda::Function', (lambda, stacks) => {
      const reads = Object.values(needsOf(lambda, stacks).buckets ?? {}).flatMap((grants) =>
        Object.entries(grants).flatMap(([prefix, actions]) => (actions.includes('GetObject') ? [`${prefix}*`] : [])),
      );
      return grantsOf(lambda, stacks)
        .filter((statement) => statement.texts('Action').includes('s3:ListBucket'))
        .map((statement) => {
          const listed = statement.texts('Condition.StringLike.s3:prefix');
          const isBound = listed.length > 0 && listed.every((prefix) => reads.includes(prefix));
          return (
            !isBound && `may list ${listed.join(', ') || 'all of a bucket'}, and reads ${reads.join(', ') || 'none'}`
          );
        });
    }),
    catches: {
      'a function that lists all of a bucket': listing({}),
      'a function that lists what it does not read': listing({ Condition: { StringLike: { 's3:prefix': ['*'] } } }),
    },
  },
};
