import { functionName } from '../../../../shared/contract/names.ts';
import { functionOf } from '../../contract.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { every, remove, set, unset } from '../mutation.ts';
import { about, each, type Universals } from '../universal.ts';

const mappingType = 'AWS::Lambda::EventSourceMapping';
const queueType = 'AWS::SQS::Queue';

/** Whether a mapping reads the stream of a table of ours. */
export function isOfStream(mapping: Resource, stacks: Stacks): boolean {
  const source = mapping.text('EventSourceArn');
  return stacks.of('AWS::DynamoDB::Table').some((table) => source === table.arn.replace(/\.Arn>$/, '.StreamArn>'));
}

const ofQueues = { where: (mapping: Resource, stacks: Stacks) => !isOfStream(mapping, stacks) };

/** Looks at every mapping that reads no stream. */
const eachOfQueues: typeof each = (types, complaintsOf) =>
  each(types, (mapping, stacks) => (isOfStream(mapping, stacks) ? [] : complaintsOf(mapping, stacks)));

/** For mutations of queues: those that are mapped, and the mapping to be reported. */
const mappingOf = (queue: Resource, stacks: Stacks) =>
  stacks.of(mappingType).find((mapping) => queue.isNamedIn(mapping.text('EventSourceArn')));
const ofMappings = {
  where: (queue: Resource, stacks: Stacks) => mappingOf(queue, stacks) !== undefined,
  blames: mappingOf,
};

export const mappings: Universals = {
  'a mapping leads from a queue of ours to a consumer of the catalogue, or from a stream to the publisher of an outbox':
    {
      violations: each(mappingType, (mapping, stacks) => {
        const lambda = stacks.find('AWS::Lambda::Function', mapping.text('FunctionName'));
        const isStream = isOfStream(mapping, stacks);
        const { publishers, consumers } = stacks.site;
        const readers = isStream ? publishers : consumers;
        return [
          !isStream &&
            !stacks.find(queueType, mapping.text('EventSourceArn')) &&
            'reads neither queue nor stream of ours',
          !readers.some(({ name }) => lambda && functionOf(name, stacks) === lambda) && 'leads to no consumer',
          mapping.is('Enabled', false) && 'is off',
        ];
      }),
      catches: {
        'a mapping of a foreign queue': every(
          mappingType,
          set({ EventSourceArn: 'arn:aws:sqs:us-east-1:111122223333:q' }),
        ),
        'a mapping to an endpoint': every(mappingType, ({ Properties }, stacks) => {
          Properties.FunctionName = functionName(stacks.stage, stacks.site.endpoints[0]?.name ?? '');
        }),
        'a mapping that is off': every(mappingType, set({ Enabled: false })),
      },
    },

  'a consumer of the catalogue has one mapping': {
    violations: (stacks) =>
      stacks.site.consumers.flatMap(({ name }) => {
        const lambda = functionOf(name, stacks);
        const found = stacks.of(mappingType).filter((mapping) => lambda?.isNamedIn(mapping.text('FunctionName')));
        return about(name, [found.length !== 1 && `is fed by ${found.length} mappings`]);
      }),
    catches: { 'a consumer that nothing feeds': remove(mappingType) },
  },

  'a mapping hears which messages of a batch failed': {
    violations: each(mappingType, (mapping) => [
      !mapping.is('FunctionResponseTypes', ['ReportBatchItemFailures']) && 'takes a batch as a whole',
    ]),
    catches: { 'a mapping without partial answers': every(mappingType, unset('FunctionResponseTypes')) },
  },

  'a mapping runs a few functions at a time': {
    violations: eachOfQueues(mappingType, (mapping) => {
      const functions = mapping.number('ScalingConfig.MaximumConcurrency');
      return [!(functions >= 2 && functions <= 50) && `runs ${functions} functions at a time`];
    }),
    catches: {
      'a mapping without a limit': every(mappingType, unset('ScalingConfig'), ofQueues),
      'a mapping with a limit that is none': every(
        mappingType,
        set({ 'ScalingConfig.MaximumConcurrency': 1_000 }),
        ofQueues,
      ),
    },
  },

  'a mapping gathers batches as Lambda allows': {
    violations: each(mappingType, (mapping, stacks) => {
      const [size, seconds] = [mapping.number('BatchSize'), mapping.number('MaximumBatchingWindowInSeconds')];
      return [
        !(size >= 1 && size <= 10_000) && 'states no size of a batch',
        size > 10 &&
          !(seconds >= 1) &&
          !isOfStream(mapping, stacks) &&
          'gathers more than ten messages without a window',
        seconds > 300 && 'gathers for more than five minutes',
      ];
    }),
    catches: {
      'batches of any size': every(mappingType, unset('BatchSize')),
      'large batches at once': every(
        mappingType,
        set({ BatchSize: 1_000, MaximumBatchingWindowInSeconds: 0 }),
        ofQueues,
      ),
      'batches of an hour': every(mappingType, set({ MaximumBatchingWindowInSeconds: 3_600 })),
    },
  },

  'a message stays hidden for six time-outs and the window of its consumer, or for one that states a retry': {
    violations: eachOfQueues(mappingType, (mapping, stacks) => {
      const queue = stacks.find(queueType, mapping.text('EventSourceArn'));
      const lambda = stacks.find('AWS::Lambda::Function', mapping.text('FunctionName'));
      const window = mapping.number('MaximumBatchingWindowInSeconds') || 0;
      const retry = stacks.site.consumers.find(({ name }) => lambda && functionOf(name, stacks) === lambda)?.consumer
        .retrySeconds;
      const needed = (retry === undefined ? 6 : 1) * (lambda?.number('Timeout') ?? Number.NaN) + window;
      const hidden = queue?.number('VisibilityTimeout') ?? Number.NaN;
      return [
        !(hidden >= needed) && `hides a message for ${hidden} s, not ${needed} s`,
        hidden > 7_200 && 'hides a message for more than two hours, and it waits as long after a failure',
      ];
    }),
    catches: {
      'a message that is back too soon': every(queueType, set({ VisibilityTimeout: 9 }), ofMappings),
      'a message that is back tomorrow': every(queueType, set({ VisibilityTimeout: 43_200 }), ofMappings),
      'a queue without a visibility time-out': every(queueType, unset('VisibilityTimeout'), ofMappings),
      'a window that the time-out forgets': every(mappingType, set({ MaximumBatchingWindowInSeconds: 300 }), ofQueues),
    },
  },
};
