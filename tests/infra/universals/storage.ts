import type { Declared } from '../templates.ts';
import { add, every, set, unset } from './mutation.ts';
import { all, each, type Universals } from './universal.ts';

const bucketType = 'AWS::S3::Bucket';
const tableType = 'AWS::DynamoDB::Table';

/** What may be in the stack that is never deleted: data, and what protects it. */
const lasting = [
  ...[tableType, bucketType, 'AWS::S3::BucketPolicy'],
  ...['AWS::KMS::Key', 'AWS::KMS::Alias', 'AWS::SecretsManager::Secret'],
];

const deletable = (declared: Declared) => {
  declared.DeletionPolicy = 'Delete';
};

export const storage: Universals = {
  'what holds data is kept when its stack goes': {
    violations: each([tableType, bucketType], ({ declared: { DeletionPolicy, UpdateReplacePolicy } }) => [
      DeletionPolicy !== 'Retain' && 'goes with its stack',
      UpdateReplacePolicy !== 'Retain' && 'goes when it is replaced',
    ]),
    catches: {
      'a table that goes with its stack': every(tableType, deletable),
      'a bucket that goes with its stack': every(bucketType, deletable),
      'a table that goes when it is replaced': every(tableType, (declared) => {
        delete declared.UpdateReplacePolicy;
      }),
    },
  },

  'what holds data stands in one stack, which holds nothing else': {
    violations: all(({ type, stack }, stacks) => {
      const home = stacks.of(tableType)[0]?.stack;
      return [
        [tableType, bucketType].includes(type) && stack !== home && `holds data outside of ${home}`,
        !lasting.includes(type) && stack === home && 'stands with the data and is none',
      ];
    }),
    catches: {
      'a bucket in the stack of functions': add(bucketType, {}, 'AWS::Lambda::Function'),
      'a function in the stack of tables': add('AWS::Lambda::Function', {}, tableType),
    },
  },

  'a table is billed by use, and can neither be deleted by mistake nor lose more than a second': {
    violations: each(tableType, (table) => [
      !table.is('BillingMode', 'PAY_PER_REQUEST') && 'has capacity that somebody must guess',
      !table.is('DeletionProtectionEnabled', true) && 'can be deleted by mistake',
      !table.is('PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled', true) &&
        'cannot be restored to a point in time',
    ]),
    catches: {
      'a table with provisioned capacity': every(tableType, set({ BillingMode: 'PROVISIONED' })),
      'a table that can be deleted': every(tableType, unset('DeletionProtectionEnabled')),
      'a table without backups': every(tableType, unset('PointInTimeRecoverySpecification')),
    },
  },

  'a secret is made by AWS and written in no template': {
    violations: each('AWS::SecretsManager::Secret', (secret) => [
      secret.has('SecretString') && 'can be read in its template',
      !secret.has('GenerateSecretString') && 'is made by nobody',
    ]),
    catches: {
      'a secret in clear': add('AWS::SecretsManager::Secret', { SecretString: 'correct horse' }),
      'a secret that is empty': add('AWS::SecretsManager::Secret', {}),
    },
  },
};
