import * as z from 'zod/mini';
import { byName, type ResourceType, regionalArn } from '../../core/assembly/resource-type.ts';
import type { Service } from '../../core/counterpart.ts';
import { statementsOf } from '../../core/policy-statements.ts';
import { anyObject } from '../../core/properties.ts';

const keyType: ResourceType = {
  type: 'AWS::KMS::Key',
  identity: {
    ref: byName,
    attributes: { Arn: regionalArn('kms', ({ name }) => `key/${name}`), KeyId: byName },
  },
  properties: z.strictObject({ KeyPolicy: anyObject }),
  grants: (key) => [{ resource: String(key.attribute('Arn')), statements: statementsOf(key.properties().KeyPolicy) }],
};

const aliasType: ResourceType = {
  type: 'AWS::KMS::Alias',
  identity: { nameProperty: 'AliasName', ref: byName, attributes: {} },
  properties: z.strictObject({ AliasName: z.string(), TargetKeyId: z.string() }),
};

/** KMS: keys and who may use them. Nothing is encrypted on your own disk; direct calls are refused by name. */
export const kms: Service = { name: 'kms', types: [keyType, aliasType], start: () => ({}) };
