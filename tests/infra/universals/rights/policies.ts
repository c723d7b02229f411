import type { Part } from '../../part.ts';
import { account, type Resource, type Stacks } from '../../stacks.ts';
import { append, every, type Mutation, remove, set, statements } from '../mutation.ts';
import { each, type Universals } from '../universal.ts';

/** A type whose resources are protected by policies that are resources of their own. */
interface Guarded {
  readonly type: string;
  readonly noun: string;
  readonly policyType: string;
  /** Property of a policy that names what it guards. */
  readonly guards: string;
  /** The calls that are refused without TLS. */
  readonly refused: string;
  /** Which services of AWS may do what. */
  readonly services: Readonly<Record<string, readonly string[]>>;
}

const guardedTypes: readonly Guarded[] = [
  {
    type: 'AWS::SQS::Queue',
    noun: 'a queue',
    policyType: 'AWS::SQS::QueuePolicy',
    guards: 'Queues',
    refused: 'sqs:*',
    services: {
      'events.amazonaws.com': ['sqs:SendMessage', 'sqs:GetQueueAttributes', 'sqs:GetQueueUrl'],
      'sns.amazonaws.com': ['sqs:SendMessage'],
    },
  },
  {
    type: 'AWS::S3::Bucket',
    noun: 'a bucket',
    policyType: 'AWS::S3::BucketPolicy',
    guards: 'Bucket',
    refused: 's3:*',
    services: {
      'cloudfront.amazonaws.com': ['s3:GetObject', 's3:ListBucket'],
      'delivery.logs.amazonaws.com': ['s3:PutObject', 's3:GetBucketAcl', 's3:ListBucket'],
      'logging.s3.amazonaws.com': ['s3:PutObject'],
    },
  },
  {
    type: 'AWS::SNS::Topic',
    noun: 'a topic',
    policyType: 'AWS::SNS::TopicPolicy',
    guards: 'Topics',
    refused: 'sns:Publish',
    services: {
      'cloudwatch.amazonaws.com': ['sns:Publish'],
      'budgets.amazonaws.com': ['sns:Publish'],
      'costalerts.amazonaws.com': ['sns:Publish'],
    },
  },
];

const byType = new Map(guardedTypes.map((guarded) => [guarded.type, guarded]));
const byPolicyType = new Map(guardedTypes.map((guarded) => [guarded.policyType, guarded]));

/** What a policy guards. */
function guardedBy(policy: Resource, stacks: Stacks): Resource | undefined {
  const guarded = byPolicyType.get(policy.type);
  return guarded && stacks.find(guarded.type, policy.texts(guarded.guards)[0] ?? '');
}

/** The statements of the policies that guard a queue, bucket or topic. */
function statementsAbout(resource: Resource, stacks: Stacks): readonly Part[] {
  return stacks
    .of(byType.get(resource.type)?.policyType ?? '')
    .filter((policy) => guardedBy(policy, stacks) === resource)
    .flatMap((policy) => policy.items('PolicyDocument.Statement'));
}

/** The sources on whose behalf a statement lets a service in. */
function sourcesOf(statement: Part): readonly string[] {
  return statement
    .fields('Condition')
    .filter(([operator]) => /^(String|Arn)(Equals|Like)$/.test(operator))
    .flatMap(([, keys]) => keys.fields())
    .filter(([key]) => /^aws:source(arn|account)$/i.test(key))
    .flatMap(([, values]) => values.texts());
}

/** The services that a statement is about; none where it is about anybody else too. */
function servicesOf(statement: Part): readonly string[] {
  const principals = statement.fields('Principal').map(([kind]) => kind);
  return principals.join() === 'Service' ? statement.texts('Principal.Service') : [];
}

/** Whether the policies of a queue, bucket or topic let a service do something, on behalf of a source that contains a text. */
export function lets(
  resource: Resource | undefined,
  { service, action, source = account }: { service: string; action: string; source?: string },
  stacks: Stacks,
): boolean {
  return (resource ? statementsAbout(resource, stacks) : []).some(
    (statement) =>
      statement.is('Effect', 'Allow') &&
      servicesOf(statement).includes(service) &&
      statement.texts('Action').includes(action) &&
      sourcesOf(statement).some((candidate) => candidate.includes(source)),
  );
}

/** On whose behalf the policies of a queue, bucket or topic let services in. */
export function letIn(resource: Resource, stacks: Stacks): readonly string[] {
  const stated = statementsAbout(resource, stacks);
  return stated.filter((statement) => statement.is('Effect', 'Allow')).flatMap(sourcesOf);
}

/** Changes each kind of policy in the same way. */
function everyPolicy(what: string, mutationOf: (guarded: Guarded) => Mutation): Readonly<Record<string, Mutation>> {
  return Object.fromEntries(guardedTypes.map((guarded) => [`${guarded.noun} ${what}`, mutationOf(guarded)]));
}

const allowing = {
  where: (policy: Resource) => policy.items('PolicyDocument.Statement').some((part) => part.is('Effect', 'Allow')),
};
const blaming = { blames: guardedBy };
const somebody = { AWS: 'arn:aws:iam::111122223333:root' };

export const policies: Universals = {
  'a queue, a bucket and a topic refuse what comes without TLS': {
    violations: each([...byType.keys()], (resource, stacks) => {
      const refusal = statementsAbout(resource, stacks).find(
        (statement) =>
          statement.is('Effect', 'Deny') &&
          statement.is('Principal', '*', { AWS: '*' }) &&
          statement.is('Action', byType.get(resource.type)?.refused ?? '') &&
          statement.is('Condition', { Bool: { 'aws:SecureTransport': 'false' } }) &&
          statement.is('Resource', resource.arn, resource.ref, [resource.arn, `${resource.arn}/*`]),
      );
      return [!refusal && 'answers without TLS'];
    }),
    catches: {
      ...everyPolicy('without a policy', ({ policyType }) => remove(policyType, blaming)),
      ...everyPolicy('that refuses some calls only', ({ policyType }) =>
        every(policyType, statements('Deny', { Action: 'sqs:DeleteQueue' }), blaming),
      ),
      ...everyPolicy('that refuses some callers only', ({ policyType }) =>
        every(policyType, statements('Deny', { Principal: somebody }), blaming),
      ),
      ...everyPolicy('that refuses other things', ({ policyType }) =>
        every(policyType, statements('Deny', { Resource: 'arn:aws:s3:::other' }), blaming),
      ),
      ...everyPolicy('that refuses on Sundays', ({ policyType }) =>
        every(policyType, statements('Deny', { Condition: undefined }), blaming),
      ),
    },
  },

  'a policy lets in services of AWS on behalf of what is ours, and nobody else': {
    violations: each([...byPolicyType.keys()], (policy, stacks) => {
      const guarded = guardedBy(policy, stacks);
      const services = byPolicyType.get(policy.type)?.services ?? {};
      const allowing = policy.items('PolicyDocument.Statement').filter((statement) => !statement.is('Effect', 'Deny'));
      return [
        !guarded && 'guards nothing of ours',
        ...allowing.flatMap((statement) => {
          const letIn = servicesOf(statement);
          const [actions, resources, sources] = [
            statement.texts('Action'),
            statement.texts('Resource'),
            sourcesOf(statement),
          ];
          const isOurs = (source: string) =>
            source.includes(account) || stacks.resources.some((one) => one.isNamedIn(source));
          return [
            letIn.length === 0 && 'lets in more than services of AWS',
            ...letIn.map(
              (service) =>
                (actions.length === 0 || !actions.every((action) => services[service]?.includes(action))) &&
                `lets ${service} do ${actions.join(', ')}`,
            ),
            (resources.length === 0 || !resources.every((resource) => guarded?.isNamedIn(resource))) &&
              `is about ${resources.join(', ')}`,
            (sources.length === 0 || !sources.every(isOurs)) && `lets ${letIn.join(', ')} in on behalf of anybody`,
          ];
        }),
      ];
    }),
    catches: {
      ...everyPolicy('for everybody', ({ policyType, refused }) =>
        every(
          policyType,
          append('PolicyDocument.Statement', { Effect: 'Allow', Principal: '*', Action: refused, Resource: '*' }),
        ),
      ),
      ...everyPolicy('for another account', ({ policyType }) =>
        every(policyType, statements('Allow', { Principal: somebody }), allowing),
      ),
      ...everyPolicy('for another service', ({ policyType }) =>
        every(policyType, statements('Allow', { Principal: { Service: 'ec2.amazonaws.com' } }), allowing),
      ),
      ...everyPolicy('with all rights for a service', ({ policyType, refused }) =>
        every(policyType, statements('Allow', { Action: refused.replace(/:.*/, ':*') }), allowing),
      ),
      ...everyPolicy('for whatever account asks through a service', ({ policyType }) =>
        every(policyType, statements('Allow', { Condition: undefined }), allowing),
      ),
      ...everyPolicy('for a foreign account behind a service', ({ policyType }) =>
        every(
          policyType,
          statements('Allow', { Condition: { StringEquals: { 'aws:SourceAccount': '111122223333' } } }),
          allowing,
        ),
      ),
      ...everyPolicy('whose policy is about everything', ({ policyType }) =>
        every(policyType, statements('Allow', { Resource: '*' }), allowing),
      ),
      ...everyPolicy('whose policy guards something else', ({ policyType, guards }) =>
        every(policyType, set({ [guards]: ['arn:aws:s3:::other'] })),
      ),
    },
  },
};
