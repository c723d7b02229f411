import { eventSource } from '../../../../events/event.ts';
import { isObject, type JsonObject, listOf } from '../../../../infra/local/core/json.ts';
import { endpoints } from '../../../../shared/contract/registry.ts';
import { environmentName } from '../../../../shared/manifest/environment-names.ts';
import { differencesFromNeeds, needsOf } from '../../contract.ts';
import type { Part } from '../../part.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { add, every, type Fields, type Mutation, statements } from '../mutation.ts';
import { type Complaint, each, type Universals } from '../universal.ts';
import { functionOfRole, grantsPath, statementsOf } from './roles.ts';

const busType = 'AWS::Events::EventBus';
const keyType = 'AWS::KMS::Key';
const lambdaType = 'AWS::Lambda::Function';
const tableType = 'AWS::DynamoDB::Table';

/** What Lambda's poller does with the function's role. */
const pollingActions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

/** What Lambda's poller of a stream does with it. */
const streamActions = ['DescribeStream', 'GetRecords', 'GetShardIterator'].map((action) => `dynamodb:${action}`);

/** What a function's role allows, statement by statement. */
export function grantsOf(lambda: Resource, stacks: Stacks): readonly Part[] {
  const role = stacks.find('AWS::IAM::Role', lambda.text('Role'));
  const stated = role ? statementsOf(role, stacks).map(([, statement]) => statement) : [];
  return stated.filter((statement) => statement.is('Effect', 'Allow'));
}

/** Every action of some services on every resource that a role names, such as `dynamodb:Query on <Data/Table.Arn>`. */
export function allowed(lambda: Resource, services: readonly string[], stacks: Stacks): readonly string[] {
  return grantsOf(lambda, stacks).flatMap((statement) =>
    statement
      .texts('Action')
      .filter((action) => services.includes(action.split(':')[0] ?? ''))
      .flatMap((action) => statement.texts('Resource').map((resource) => `${action} on ${resource}`)),
  );
}

/** The tables, buses and keys that a function's environment names, by variable. */
export function named(lambda: Resource, stacks: Stacks): readonly (readonly [string, Resource])[] {
  return lambda.fields('Environment.Variables').flatMap(([variable, value]) => {
    const [found] = [tableType, busType, keyType].flatMap((type) => stacks.find(type, value.text()) ?? []);
    return found ? [[variable, found] as const] : [];
  });
}

/** What the functions of an outbox do with its table, by where they read. */
const relaying = {
  stream: (table: string) => [
    `dynamodb:DeleteItem on ${table}`,
    ...streamActions.map((action) => `${action} on ${table.replace(/\.Arn>$/, '.StreamArn>')}`),
  ],
  table: (table: string) => [`dynamodb:Query on ${table}`, `dynamodb:DeleteItem on ${table}`],
};

/** What a function needs, in the words of `allowed`. Environment variables say which table and bus it means. */
function stated(lambda: Resource, stacks: Stacks): readonly string[] {
  const needs = needsOf(lambda, stacks);
  const environment = new Map(named(lambda, stacks));
  const arnOf = (variable: string) => environment.get(variable)?.arn ?? `what ${variable} names`;
  const onTables = Object.entries(needs.tables ?? {}).flatMap(([table, actions]) => {
    const arn = arnOf(environmentName.table(table));
    return actions.map((action) => `dynamodb:${action} on ${arn}`);
  });
  const onOwned = Object.entries(needs.owned ?? {}).flatMap(([table, actions]) => {
    const arn = arnOf(environmentName.table(table));
    return actions.map((action) => `dynamodb:${action} on ${arn}`);
  });
  const onIndexes = Object.keys(needs.indexes ?? {}).map((name) => {
    const [table = '', index] = name.split('.');
    return `dynamodb:Query on ${arnOf(environmentName.table(table))}/index/${index}`; // `<table>.<index>`
  });
  const tableOf = (used: typeof needs.outbox) => (used ? arnOf(environmentName.table(used.table)) : '');
  return [
    ...onTables,
    ...onOwned,
    ...onIndexes,
    ...(needs.outbox ? [`dynamodb:PutItem on ${tableOf(needs.outbox)}`] : []),
    ...(needs.audits
      ? ['Query', 'PutItem'].map((action) => `dynamodb:${action} on ${arnOf(environmentName.table('audit'))}`)
      : []),
    ...(needs.relays ? relaying[needs.relays.from](tableOf(needs.relays)) : []),
    ...(needs.publishes || needs.relays ? [`events:PutEvents on ${arnOf(environmentName.eventBus)}`] : []),
  ];
}

/** Grants of a service on anything else than the function's own resource. */
function foreign(lambda: Resource, service: string, own: Resource | undefined, stacks: Stacks): readonly Complaint[] {
  return allowed(lambda, [service], stacks).map((grant) => !own?.isNamedIn(grant) && `may ${grant}`);
}

function mappingOf(lambda: Resource, stacks: Stacks): Resource | undefined {
  const mappings = stacks.of('AWS::Lambda::EventSourceMapping');
  return mappings.find((candidate) => lambda.isNamedIn(candidate.text('FunctionName')));
}

function queueOf(lambda: Resource, stacks: Stacks): Resource | undefined {
  const mapping = mappingOf(lambda, stacks);
  return mapping && stacks.find('AWS::SQS::Queue', mapping.text('EventSourceArn'));
}

/**
 * Changes what the policies of functions say about a service.
 * @param service its prefix, or a pattern of the first action of a statement
 * @param isAim the functions whose policies are changed; all, unless it is stated
 */
export function everyGrant(
  service: string | RegExp,
  fields: Fields,
  isAim: (lambda: Resource | undefined, stacks: Stacks) => boolean = () => true,
): Mutation {
  const pattern = typeof service === 'string' ? new RegExp(`^${service}:`) : service;
  const isConcerned = ({ Action }: JsonObject) => pattern.test(String(listOf(Action)[0]));
  return every('AWS::IAM::Role', statements('Allow', fields, isConcerned), {
    where: (role, stacks) =>
      listOf(role.json(grantsPath)).filter(isObject).some(isConcerned) &&
      // Roles of schedules have universals of their own.
      functionOfRole(role, stacks) !== undefined &&
      isAim(functionOfRole(role, stacks), stacks),
    blames: functionOfRole,
  });
}

/** The condition on publishing: only these events, from this site. `ForAllValues` alone would hold for a request without keys. */
function boundTo(names: string[]) {
  return {
    'ForAllValues:StringEquals': { 'events:detail-type': names, 'events:source': [eventSource] },
    Null: { 'events:detail-type': 'false', 'events:source': 'false' },
  };
}

export const grants: Universals = {
  'a function may do with tables and the bus what it uses, no more and no less': {
    violations: each(lambdaType, (lambda, stacks) => {
      const [has, needs] = [allowed(lambda, ['dynamodb', 'events'], stacks), stated(lambda, stacks)];
      return differencesFromNeeds(lambda, { has, needs }, stacks);
    }),
    catches: {
      'a right that nothing used brings': everyGrant('dynamodb', { Action: 'dynamodb:BatchWriteItem' }),
      'a right on a table that nothing used brings': everyGrant('dynamodb', {
        Resource: 'arn:aws:dynamodb:us-east-1:111122223333:table/orders',
      }),
      'a right that is missing': everyGrant('dynamodb', { Action: [] }),
      'another bus than its own': everyGrant('events', {
        Resource: 'arn:aws:events:us-east-1:111122223333:event-bus/default',
      }),
    },
  },

  'a variable of the environment names one table, bus or key, the same in every function': {
    violations: each(lambdaType, (lambda, stacks) => {
      const all = stacks.of(lambdaType).flatMap((other) => named(other, stacks));
      return named(lambda, stacks).map(([variable, resource]) => {
        const other = all.find(([name, thing]) => (name === variable) !== (thing === resource));
        return other !== undefined && `calls ${resource.id} ${variable}, and ${other[1].id} is called ${other[0]}`;
      });
    }),
    catches: {
      'a function that takes one table for another': add(lambdaType, (stacks) => {
        const table = stacks.of(tableType)[0]?.ref ?? '';
        const variables = [environmentName.table('content'), environmentName.table('downloads')];
        return { Environment: { Variables: Object.fromEntries(variables.map((variable) => [variable, table])) } };
      }),
    },
  },

  'publishing is bound to the events that a function uses': {
    violations: each(lambdaType, (lambda, stacks) => {
      const { publishes, relays } = needsOf(lambda, stacks);
      const names = [...(publishes ?? relays?.events ?? [])];
      const publishing = grantsOf(lambda, stacks).filter((statement) =>
        statement.texts('Action').includes('events:PutEvents'),
      );
      return publishing.map(
        (statement) =>
          !statement.is('Condition', boundTo(names)) &&
          `may publish others than the events that it uses (${names.join(', ')}): see functions/rights.ts`,
      );
    }),
    catches: {
      'PutEvents without a condition': everyGrant('events', { Condition: undefined }),
      'PutEvents of any event': everyGrant('events', {
        Condition: { 'ForAllValues:StringLike': { 'events:detail-type': ['*'] } },
      }),
      'PutEvents of an event that says nothing of itself': everyGrant('events', {
        Condition: {
          'ForAllValues:StringEquals': {
            'events:detail-type': endpoints.flatMap(({ endpoint }) => endpoint.emits ?? []),
            'events:source': [eventSource],
          },
        },
      }),
    },
  },

  'a function writes its own log and no other': {
    violations: each(lambdaType, (lambda, stacks) => {
      const own = stacks.find('AWS::Logs::LogGroup', lambda.text('LoggingConfig.LogGroup'));
      const needed = ['logs:CreateLogStream', 'logs:PutLogEvents'].map((action) => `${action} on ${own?.arn}`);
      return [
        ...needed.map((need) => !allowed(lambda, ['logs'], stacks).includes(need) && `may not ${need}`),
        ...foreign(lambda, 'logs', own, stacks),
      ];
    }),
    catches: {
      'the log of another function': everyGrant('logs', {
        Resource: 'arn:aws:logs:us-east-1:111122223333:log-group:other:*',
      }),
      'a log that cannot be written': everyGrant('logs', { Action: 'logs:CreateLogStream' }),
      'a log that cannot be begun': everyGrant('logs', { Action: 'logs:PutLogEvents' }),
      'a log that is forbidden': everyGrant('logs', { Effect: 'Deny' }),
    },
  },

  'a function receives from the queue that is mapped to it, sets aside into its dead letters, and touches no other': {
    violations: each(lambdaType, (lambda, stacks) => {
      const own = queueOf(lambda, stacks);
      const polling = own ? pollingActions.map((action) => `${action} on ${own.arn}`) : [];
      const aside = [
        own?.text('RedrivePolicy.deadLetterTargetArn'),
        lambda.text('DeadLetterConfig.TargetArn'),
        mappingOf(lambda, stacks)?.text('DestinationConfig.OnFailure.Destination'),
      ].flatMap((arn = '') => stacks.find('AWS::SQS::Queue', arn) ?? []);
      const needed = [...polling, ...aside.map(({ arn }) => `sqs:SendMessage on ${arn}`)];
      const granted = allowed(lambda, ['sqs'], stacks);
      return [
        ...needed.map((need) => !granted.includes(need) && `may not ${need}`),
        ...granted.map((grant) => !needed.includes(grant) && `may ${grant}`),
      ];
    }),
    catches: {
      'the queue of another function': everyGrant('sqs', { Resource: 'arn:aws:sqs:us-east-1:111122223333:other' }),
      'a queue that cannot be read': everyGrant('sqs', { Action: 'sqs:ReceiveMessage' }),
    },
  },
};
