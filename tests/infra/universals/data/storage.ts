import { listOf } from '../../../../infra/local/core/json.ts';
import { pascalName } from '../../../../shared/contract/names.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import type { Declared } from '../../templates.ts';
import { add, every, set, statements, unset } from '../mutation.ts';
import { grantsPath, statementsOf } from '../rights/roles.ts';
import { all, each, type Universals } from '../universal.ts';

const bucketType = 'AWS::S3::Bucket';
const tableType = 'AWS::DynamoDB::Table';

/** What may be in the stack that is never deleted: data, and what protects it. */
const lasting = [
  ...[tableType, bucketType, 'AWS::S3::BucketPolicy'],
  ...['AWS::KMS::Key', 'AWS::KMS::Alias', 'AWS::SecretsManager::Secret'],
];

/** Actions that change or delete items. `PutItem` is left, for new ones; the chain of hashes shows what it replaces. */
const changes = ['UpdateItem', 'DeleteItem', 'BatchWriteItem', 'PartiQLInsert', 'PartiQLUpdate', 'PartiQLDelete'].map(
  (action) => `dynamodb:${action}`,
);

/** Whether a table is one of which its `domain.ts` says that it only grows. */
function isAppendOnly({ id }: Resource, { site }: Stacks): boolean {
  return Object.entries(site.definition.tables).some(
    ([name, { appendOnly }]) => appendOnly && id.startsWith(`${pascalName(name)}Table`),
  );
}

const ofTrails = { where: isAppendOnly };

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

  'a table that only grows denies everybody to change or delete what is in it': {
    violations: each(tableType, (table, stacks) => {
      if (!isAppendOnly(table, stacks)) return [];
      const denial = table
        .items('ResourcePolicy.PolicyDocument.Statement')
        .find(
          (statement) =>
            statement.is('Effect', 'Deny') &&
            statement.is('Principal', '*', { AWS: '*' }) &&
            statement.is('Resource', '*') &&
            !statement.has('Condition'),
        );
      return changes.map((action) => !denial?.texts('Action').includes(action) && `lets somebody ${action}`);
    }),
    catches: {
      'a trail without a policy': every(tableType, unset('ResourcePolicy'), ofTrails),
      'a trail that may be changed': every(
        tableType,
        set({ 'ResourcePolicy.PolicyDocument.Statement.0.Action': ['dynamodb:DeleteItem'] }),
        ofTrails,
      ),
      'a trail that some may change': every(
        tableType,
        set({ 'ResourcePolicy.PolicyDocument.Statement.0.Principal': { AWS: 'arn:aws:iam::111122223333:root' } }),
        ofTrails,
      ),
      'a trail that may be changed at night': every(
        tableType,
        set({ 'ResourcePolicy.PolicyDocument.Statement.0.Condition': { Bool: { 'aws:SecureTransport': 'false' } } }),
        ofTrails,
      ),
    },
  },

  'no role may change or delete what is in a table that only grows': {
    violations: each('AWS::IAM::Role', (role, stacks) => {
      const trails = stacks.of(tableType).filter((table) => isAppendOnly(table, stacks));
      return statementsOf(role, stacks).flatMap(([, statement]) => {
        const isTrail = statement.texts('Resource').some((one) => trails.some((trail) => trail.isNamedIn(one)));
        const allowed = isTrail && statement.is('Effect', 'Allow') ? statement.texts('Action') : [];
        return allowed.map((action) => changes.includes(action) && `may ${action}`);
      });
    }),
    catches: {
      'a role that may change the trail': every(
        'AWS::IAM::Role',
        statements('Allow', { Action: 'dynamodb:UpdateItem' }, ({ Action }) =>
          /^dynamodb:/.test(String(listOf(Action)[0])),
        ),
        {
          where: (role, stacks) =>
            role
              .items(grantsPath)
              .flatMap((statement) => statement.texts('Resource'))
              .some((one) => stacks.of(tableType).some((table) => isAppendOnly(table, stacks) && table.isNamedIn(one))),
        },
      ),
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
