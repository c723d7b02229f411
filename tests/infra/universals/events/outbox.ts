import { outboxPartitions } from '../../../../functions/platform/tables/tables.ts';
import type { JsonObject } from '../../../../infra/local/core/json.ts';
import { pascalName } from '../../../../shared/contract/names.ts';
import { environmentName } from '../../../../shared/manifest/environment-names.ts';
import type { TableAction } from '../../../../shared/manifest/function-needs.ts';
import { functionOf, needsOf } from '../../contract.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { every, remove, set, unset } from '../mutation.ts';
import { everyGrant, grantsOf, named } from '../rights/grants.ts';
import { about, each, type Universals } from '../universal.ts';
import { isOfStream } from './mappings.ts';

const mappingType = 'AWS::Lambda::EventSourceMapping';
const lambdaType = 'AWS::Lambda::Function';

const mappingsOf = (name: string, stacks: Stacks) => {
  const lambda = functionOf(name, stacks);
  return stacks.of(mappingType).filter((mapping) => lambda?.isNamedIn(mapping.text('FunctionName')));
};

/** Looks at every mapping of a stream. */
const eachStream = (complaintsOf: (mapping: Resource) => readonly (string | false)[]) =>
  each(mappingType, (mapping, stacks) => (isOfStream(mapping, stacks) ? complaintsOf(mapping) : []));
const ofStreams = { where: isOfStream };

/** New items of the outbox: neither those of the table's own, nor the deletions of the publisher itself. */
const newEvents = JSON.stringify({
  eventName: ['INSERT'],
  dynamodb: { Keys: { pk: { S: [{ prefix: 'outbox#' }] } } },
});

/** Rights on items; those on a stream know no partition. */
const onItems = /^dynamodb:(PutItem|DeleteItem|Query)$/;

/** The condition under which a right on a table holds for its outbox alone. */
const inOutbox: JsonObject = {
  'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [...outboxPartitions] },
  Null: { 'dynamodb:LeadingKeys': 'false' },
};

/** Whether a mapping reads the stream of the table that a definition calls so. */
function readsStreamOf(table: string, mapping: Resource | undefined, stacks: Stacks): boolean {
  const source = mapping?.text('EventSourceArn');
  return stacks
    .of('AWS::DynamoDB::Table')
    .some(
      ({ id, arn }) => id.startsWith(`${pascalName(table)}Table`) && source === arn.replace(/\.Arn>$/, '.StreamArn>'),
    );
}

export const outbox: Universals = {
  'a table with an outbox has one publisher, which its stream calls for new events and for nothing else': {
    violations: (stacks) =>
      stacks.site.publishers.flatMap(({ name, outbox: { table } }) => {
        const found = mappingsOf(name, stacks).filter((mapping) => isOfStream(mapping, stacks));
        const [mapping] = found;
        return [
          ...about(functionOf(name, stacks)?.address ?? name, [
            found.length !== 1 && `is called by ${found.length} streams`,
          ]),
          ...about(mapping?.address ?? name, [
            !mapping?.is('FilterCriteria.Filters', [{ Pattern: newEvents }]) && 'passes on something else too',
            !readsStreamOf(table, mapping, stacks) && `reads another stream than that of the table ${table}`,
            !mapping?.is('StartingPosition', 'TRIM_HORIZON') && 'misses what was written before it was made',
          ]),
        ];
      }),
    catches: {
      'a publisher that no stream calls': remove(mappingType, {
        ...ofStreams,
        blames: (mapping, stacks) => stacks.find(lambdaType, mapping.text('FunctionName')),
      }),
      'a publisher that is called for every change': every(mappingType, unset('FilterCriteria'), ofStreams),
      'a publisher that is called for its own deletions': every(
        mappingType,
        set({ 'FilterCriteria.Filters.0.Pattern': newEvents.replace('INSERT', 'REMOVE') }),
        ofStreams,
      ),
      'a publisher of the stream of another table': every(
        mappingType,
        ({ Properties }, stacks) => {
          const others = stacks.of('AWS::DynamoDB::Table').filter((table) => !table.has('StreamSpecification'));
          Properties.EventSourceArn = { 'Fn::Join': ['', [others[0]?.arn.replace(/\.Arn>$/, '.StreamArn>') ?? '']] };
        },
        ofStreams,
      ),
      'a publisher that begins in the middle': every(mappingType, set({ StartingPosition: 'LATEST' }), ofStreams),
    },
  },

  'a record of a stream that fails is tried a few times, alone, and then set aside': {
    violations: eachStream((mapping) => {
      const tries = mapping.number('MaximumRetryAttempts');
      return [
        !mapping.is('BisectBatchOnFunctionError', true) && 'takes the others of its batch along',
        !(tries >= 3 && tries <= 10) && `is tried ${tries} times again, and all behind it waits`,
        !mapping.text('DestinationConfig.OnFailure.Destination') && 'is forgotten',
      ];
    }),
    catches: {
      'a stream that stands still for a day': every(mappingType, unset('MaximumRetryAttempts'), ofStreams),
      'a stream that gives up a batch': every(mappingType, unset('BisectBatchOnFunctionError'), ofStreams),
      'a stream that forgets what failed': every(mappingType, unset('DestinationConfig'), ofStreams),
    },
  },

  'what only announces or brings events to the bus may touch the outbox of a table and nothing else of it': {
    violations: each(lambdaType, (lambda, stacks) => {
      const { tables = {}, owned = {}, outbox: used, relays } = needsOf(lambda, stacks);
      const onIts: readonly TableAction[] = (used && tables[used.table]) ?? [];
      const table = relays?.table ?? (onIts.includes('PutItem') ? undefined : used?.table);
      if (!table) return [];
      const arn = new Map(named(lambda, stacks)).get(environmentName.table(table))?.arn ?? '';
      const free = grantsOf(lambda, stacks).filter(
        (statement) =>
          statement.texts('Action').some((action) => onItems.test(action)) &&
          statement.texts('Resource').includes(arn) &&
          !statement.is('Condition', inOutbox),
      );
      // What the function needs of the table beside its outbox has no condition, or that of members' rows.
      const others = [tables, owned].filter((part) => Object.hasOwn(part, table));
      return [free.length > others.length && `may touch all of the table ${table}`];
    }),
    catches: {
      'a publisher with the whole table': everyGrant(onItems, { Condition: undefined }, isRelay),
      'a publisher with another partition': everyGrant(
        onItems,
        { 'Condition.ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['enquiry'] } },
        isRelay,
      ),
      'a publisher with a condition that a missing key passes': everyGrant(
        onItems,
        { 'Condition.Null': undefined },
        isRelay,
      ),
    },
  },
};

function isRelay(lambda: Resource | undefined, stacks: Stacks): boolean {
  return lambda !== undefined && needsOf(lambda, stacks).relays !== undefined;
}
