import { expect } from 'vitest';
import type { JsonObject } from '../core/json.ts';
import { parity } from '../testing/parity.ts';
import { aPlace, aResolver, aRole, quiet, type Resources, types } from '../testing/stack.ts';
import { demandFilledConditionKeys } from './condition-keys.ts';
import { createJudge } from './judge.ts';
import { collectPolicies } from './policies.ts';

const policiesOf = (resources: Resources) => collectPolicies(aResolver(resources), types, aPlace);

parity(
  'a service assumes a role only when the role trusts it',
  { documented: 'IAM: Roles terms and concepts, trust policy' },
  async () => {
    const trust = (service: string) => ({
      Statement: [{ Effect: 'Allow', Principal: { Service: service }, Action: 'sts:AssumeRole' }],
    });
    const judge = createJudge(
      policiesOf({
        Empty: ['AWS::IAM::Role', { RoleName: 'empty', AssumeRolePolicyDocument: {} }],
        Other: ['AWS::IAM::Role', { RoleName: 'other', AssumeRolePolicyDocument: trust('ec2.amazonaws.com') }],
        Ours: ['AWS::IAM::Role', { RoleName: 'ours', AssumeRolePolicyDocument: trust('lambda.amazonaws.com') }],
      }),
      aPlace.accountId,
      quiet,
    );
    const assume = (name: string) =>
      judge.demandTrust(`arn:aws:iam::000000000000:role/${name}`, 'lambda.amazonaws.com');
    for (const name of ['empty', 'other', 'none of the template'])
      await expect(assume(name)).rejects.toThrow('cannot be assumed by lambda.amazonaws.com');
    await expect(assume('ours')).resolves.toBeUndefined();
  },
);

const conditionKeys = { documented: 'IAM: Actions, resources, and condition keys for AWS services' };
const conditioned = (Action: string, Condition: JsonObject) =>
  policiesOf(aRole('any', { Effect: 'Allow', Action, Resource: '*', Condition }));

for (const [key, action] of [
  ['dynamodb:Attributes', 'dynamodb:GetItem'],
  ['dynamodb:LeadingKeys', 'dynamodb:Scan'],
  ['s3:prefix', 's3:GetObject'],
  ['aws:SourceIp', 's3:GetObject'],
  ['events:detail-type', 'events:PutRule'],
] as const) {
  parity(`a condition on ${key} for ${action}, which no request here carries, stops the start`, conditionKeys, () => {
    const policies = conditioned(action, { 'ForAllValues:StringEquals': { [key]: ['mine'] } });
    expect(() => demandFilledConditionKeys(policies)).toThrow(`Site/Grants#0: ${key}`);
  });
}

parity('conditions on keys that requests carry are judged', conditionKeys, () => {
  const condition = { StringEquals: { 'events:detail-type': 'a' }, Bool: { 'AWS:SecureTransport': 'true' } };
  expect(() => demandFilledConditionKeys(conditioned('events:PutEvents', condition))).not.toThrow();
});

parity(
  'a condition for all values holds where there are none; with Null beside it, a missing key is refused',
  { documented: 'IAM: Set operators for multivalued context keys' },
  async () => {
    const bus = 'arn:aws:events:us-east-1:000000000000:event-bus/site';
    const keys = ['events:detail-type', 'events:source'];
    const listed = { 'events:detail-type': ['paid.v1', 'placed.v1'], 'events:source': ['site'] };
    const present = { Null: Object.fromEntries(keys.map((key) => [key, 'false'])) };
    const judged = (more: JsonObject) => {
      const Condition = { 'ForAllValues:StringEquals': listed, ...more };
      const grant = { Effect: 'Allow', Action: 'events:PutEvents', Resource: bus, Condition };
      const judge = createJudge(policiesOf(aRole('publisher', grant)), aPlace.accountId, quiet);
      const role = { id: 'arn:aws:iam::000000000000:role/publisher', context: {} };
      return (context: Record<string, string>) =>
        judge.allows(role, { action: 'events:PutEvents', resource: bus, context });
    };
    const [open, closed] = [judged({}), judged(present)];
    expect([await open({}), await closed({})]).toEqual([true, false]);
    const ask = (type: string, source: string) => closed({ 'events:detail-type': type, 'events:source': source });
    expect(await ask('placed.v1', 'site')).toBe(true);
    expect([await ask('shipped.v1', 'site'), await ask('placed.v1', 'elsewhere')]).toEqual([false, false]);
    expect(await closed({ 'events:detail-type': 'placed.v1' })).toBe(false);
  },
);
