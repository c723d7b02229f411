import { functionName } from '../../../../shared/contract/names.ts';
import { environmentName } from '../../../../shared/manifest/environment-names.ts';
import type { FunctionNeeds } from '../../../../shared/manifest/function-needs.ts';
import { contactContext } from '../../../../shared/manifest/function-needs.ts';
import { differencesFromNeeds, needsOf } from '../../contract.ts';
import { account, type Resource, type Stacks } from '../../stacks.ts';
import { append, every, set, statements, unset } from '../mutation.ts';
import { allowed, grantsOf, named } from '../rights/grants.ts';
import { functionOfRole, grantsPath } from '../rights/roles.ts';
import { type Complaint, each, type Universals } from '../universal.ts';

const keyType = 'AWS::KMS::Key';
const lambdaType = 'AWS::Lambda::Function';

/** What a right on a key may be bound to, by the action. */
function bounds(
  domain: string,
  { keys, sealsFor, reachesMembers }: FunctionNeeds,
): Readonly<Record<string, readonly object[]>> {
  const ofDomain = (owner: string | readonly string[]) => ({ StringEquals: { 'kms:EncryptionContext:domain': owner } });
  return {
    'kms:GenerateDataKey': [...(keys?.personal ? [ofDomain(domain)] : []), ...(sealsFor ? [ofDomain(sealsFor)] : [])],
    'kms:Decrypt': [
      ...(keys?.personal ? [ofDomain(domain)] : []),
      ...(reachesMembers ? [ofDomain(contactContext)] : []),
    ],
    'kms:GenerateMac': [{ StringEquals: { 'kms:MacAlgorithm': 'HMAC_SHA_256' } }],
  };
}

/** What a function needs of keys, in the words of `allowed`. */
function stated(lambda: Resource, stacks: Stacks): readonly string[] {
  const { keys: { personal = [], lookup = [] } = {}, sealsFor, reachesMembers } = needsOf(lambda, stacks);
  const environment = new Map(named(lambda, stacks));
  const arnOf = (key: 'personal' | 'lookup') => environment.get(environmentName.key(key))?.arn;
  return [
    ...(sealsFor ? [`kms:GenerateDataKey on ${arnOf('personal')}`] : []),
    ...personal.map((action) => `kms:${action === 'seal' ? 'GenerateDataKey' : 'Decrypt'} on ${arnOf('personal')}`),
    ...(reachesMembers ? [`kms:Decrypt on ${arnOf('personal')}`] : []),
    ...lookup.map(() => `kms:GenerateMac on ${arnOf('lookup')}`),
  ];
}

function domainOf(lambda: Resource, stacks: Stacks): string {
  const functions = Object.entries(stacks.site.definition.functions);
  const [, entry] = functions.find(([name]) => functionName(stacks.stage, name) === lambda.name) ?? [];
  return entry?.domain ?? '';
}

function unbound(lambda: Resource, stacks: Stacks): readonly Complaint[] {
  const wanted = bounds(domainOf(lambda, stacks), needsOf(lambda, stacks));
  const onKeys = grantsOf(lambda, stacks).filter((grant) =>
    grant.texts('Action').some((action) => action.startsWith('kms:')),
  );
  return onKeys.flatMap((grant) =>
    grant
      .texts('Action')
      .map(
        (action) =>
          !(wanted[action] ?? []).some((bound) => JSON.stringify(bound) === JSON.stringify(grant.json('Condition'))) &&
          `may ${action} of anything`,
      ),
  );
}

const isOfSiteFunction = (role: Resource, stacks: Stacks) => functionOfRole(role, stacks) !== undefined;

/** Grants every function something on the keys. */
const granting = (statement: { Action: string; Condition?: { StringEquals: Record<string, string> } }) =>
  every(
    'AWS::IAM::Role',
    append(grantsPath, {
      Effect: 'Allow',
      Resource: 'arn:aws:kms:us-east-1:111122223333:key/k',
      ...statement,
    }),
    { where: isOfSiteFunction, blames: functionOfRole },
  );

/** CDK's policy of a key: rights on it are given by the policies of roles of this account. */
const delegation = [
  { Action: 'kms:*', Effect: 'Allow', Principal: { AWS: `arn:aws:iam::${account}:root` }, Resource: '*' },
];

export const keys: Universals = {
  'a key is kept when its stack goes, and rotates where what it encrypted stays readable': {
    violations: each(keyType, (key) => [
      key.declared.DeletionPolicy !== 'Retain' && 'goes with its stack, and all it encrypted with it',
      key.declared.UpdateReplacePolicy !== 'Retain' && 'goes when it is replaced',
      !key.has('Description') && 'does not say what it is for',
      key.has('Enabled') && !key.is('Enabled', true) && 'is off',
      !key.has('KeySpec') && !key.is('EnableKeyRotation', true) && 'never rotates',
      key.has('KeySpec') && !key.is('KeySpec', 'HMAC_256') && 'is of a kind that nothing here needs',
    ]),
    catches: {
      'a key that goes with its stack': every(keyType, (declared) => {
        declared.DeletionPolicy = 'Delete';
      }),
      'a key that goes when it is replaced': every(keyType, (declared) => {
        delete declared.UpdateReplacePolicy;
      }),
      'a key of unknown use': every(keyType, unset('Description')),
      'a key that is off': every(keyType, set({ Enabled: false })),
      'a key for ever': every(keyType, unset('EnableKeyRotation'), { where: (key) => !key.has('KeySpec') }),
      'a key pair': every(keyType, set({ KeySpec: 'RSA_2048' })),
    },
  },

  'the rights on a key are those of the roles of this account': {
    violations: each(keyType, (key) => [
      !key.is('KeyPolicy.Statement', delegation) && 'has a policy that lets in more, or nobody',
    ]),
    catches: {
      'a key of another account': every(
        keyType,
        set({ 'KeyPolicy.Statement.0.Principal': { AWS: 'arn:aws:iam::111122223333:root' } }),
      ),
      'a key of everybody': every(keyType, append('KeyPolicy.Statement', { ...delegation[0], Principal: '*' })),
    },
  },

  'a function may do with keys what it uses, with what its own domain sealed, no more and no less': {
    violations: each(lambdaType, (lambda, stacks) => {
      const [has, needs] = [allowed(lambda, ['kms'], stacks), stated(lambda, stacks)];
      return [...differencesFromNeeds(lambda, { has, needs }, stacks), ...unbound(lambda, stacks)];
    }),
    catches: {
      'a function that may open what nothing that it uses says': granting({
        Action: 'kms:Decrypt',
        Condition: { StringEquals: { 'kms:EncryptionContext:domain': 'orders' } },
      }),
      "a function that may open members' contacts and does not reach them": granting({
        Action: 'kms:Decrypt',
        Condition: { StringEquals: { 'kms:EncryptionContext:domain': contactContext } },
      }),
      'a function that may do all with a key': granting({ Action: 'kms:*' }),
      'rights on every key': every('AWS::IAM::Role', statements('Allow', { Action: 'kms:Decrypt', Resource: '*' }), {
        where: isOfSiteFunction,
        blames: functionOfRole,
      }),
    },
  },
};
