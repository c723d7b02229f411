import { askedOnce, type Resource, type Stacks } from '../../stacks.ts';
import { every, put, set, unset } from '../mutation.ts';
import { each, type Universals } from '../universal.ts';
import { isOfStream } from './mappings.ts';

const queueType = 'AWS::SQS::Queue';
const fourteenDays = 14 * 24 * 60 * 60;

/** Where messages are set aside: by a queue, a rule, a schedule, a function, a mapping or a subscription. */
const setAside = askedOnce((stacks): readonly string[] => [
  ...stacks.of(queueType).map((source) => source.text('RedrivePolicy.deadLetterTargetArn')),
  ...stacks
    .of('AWS::Events::Rule')
    .flatMap((rule) => rule.items('Targets'))
    .map((target) => target.text('DeadLetterConfig.Arn')),
  ...stacks.of('AWS::Scheduler::Schedule').map((each) => each.text('Target.DeadLetterConfig.Arn')),
  ...stacks.of('AWS::Lambda::Function').map((lambda) => lambda.text('DeadLetterConfig.TargetArn')),
  ...stacks
    .of('AWS::Lambda::EventSourceMapping')
    .map((mapping) => mapping.text('DestinationConfig.OnFailure.Destination')),
  ...stacks.of('AWS::SNS::Subscription').map((each) => each.text('RedrivePolicy.deadLetterTargetArn')),
]);

/** Whether messages are set aside in a queue. */
export function isDeadLetterQueue(queue: Resource, stacks: Stacks): boolean {
  return setAside(stacks).some((arn) => queue.isNamedIn(arn));
}

/** Whether a function reads a queue. */
export function isRead(queue: Resource, stacks: Stacks): boolean {
  const mappings = stacks.of('AWS::Lambda::EventSourceMapping');
  return mappings.some((mapping) => queue.isNamedIn(mapping.text('EventSourceArn')));
}

export const queues: Universals = {
  'a queue is encrypted': {
    violations: each(queueType, (queue) => [
      !queue.is('SqsManagedSseEnabled', true) && !queue.has('KmsMasterKeyId') && 'keeps messages in clear',
    ]),
    catches: { 'a queue in clear': every(queueType, set({ SqsManagedSseEnabled: false })) },
  },

  'a queue that a function reads sets a message aside after five receives or more, in half an hour to two hours': {
    violations: each(queueType, (queue, stacks) => {
      if (!isRead(queue, stacks)) return [];
      const receives = queue.number('RedrivePolicy.maxReceiveCount');
      const seconds = receives * queue.number('VisibilityTimeout');
      return [
        !stacks.find(queueType, queue.text('RedrivePolicy.deadLetterTargetArn')) && 'sets nothing aside',
        !(receives >= 5) && `hands a message out ${receives} times`,
        !(seconds >= 1_800 && seconds <= 7_200) && `sets a message aside after ${seconds} s`,
      ];
    }),
    catches: {
      'a queue without dead letters': every(queueType, unset('RedrivePolicy'), { where: isRead }),
      'a queue that gives up at once': every(queueType, set({ 'RedrivePolicy.maxReceiveCount': 1 }), { where: isRead }),
      'a queue that gives up while a table is away': every(
        queueType,
        set({ 'RedrivePolicy.maxReceiveCount': 5, VisibilityTimeout: 60 }),
        { where: isRead },
      ),
      'a queue that tries for long, and rarely': every(
        queueType,
        set({ 'RedrivePolicy.maxReceiveCount': 4, VisibilityTimeout: 900 }),
        { where: isRead },
      ),
      'a queue that never gives up': every(queueType, set({ 'RedrivePolicy.maxReceiveCount': 1_000 }), {
        where: isRead,
      }),
    },
  },

  'a message waits fourteen days, and a dead letter waits for a person': {
    violations: each(queueType, (queue, stacks) => [
      !queue.is('MessageRetentionPeriod', fourteenDays) && 'forgets before fourteen days are over',
      isDeadLetterQueue(queue, stacks) && isRead(queue, stacks) && 'is emptied by a function',
      isDeadLetterQueue(queue, stacks) && queue.has('RedrivePolicy') && 'hands dead letters on',
    ]),
    catches: {
      'messages kept four days': every(queueType, unset('MessageRetentionPeriod')),
      'a queue that is its own for dead letters': every(
        queueType,
        ({ Properties }) =>
          put(Properties, { 'RedrivePolicy.deadLetterTargetArn': `arn:aws:sqs:::${Properties.QueueName}` }),
        { where: isRead },
      ),
      'dead letters that go on': every(queueType, set({ RedrivePolicy: {} }), { where: isDeadLetterQueue }),
    },
  },

  'a queue is one that a function reads, or one for dead letters': {
    violations: each(queueType, (queue, stacks) => [
      !isRead(queue, stacks) && !isDeadLetterQueue(queue, stacks) && 'is read by nobody',
    ]),
    catches: {
      'a queue without its function': every(
        'AWS::Lambda::EventSourceMapping',
        set({ EventSourceArn: 'arn:aws:sqs:::x' }),
        {
          where: (mapping, stacks) => !isOfStream(mapping, stacks),
          blames: (mapping, stacks) => stacks.find(queueType, mapping.text('EventSourceArn')),
        },
      ),
    },
  },
};
