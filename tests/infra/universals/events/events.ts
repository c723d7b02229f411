import { eventSource } from '../../../../events/event.ts';
import { physicalName, systemName } from '../../../../shared/contract/names.ts';
import { functionOf } from '../../contract.ts';
import type { Part } from '../../part.ts';
import { account, type Resource, type Stacks } from '../../stacks.ts';
import { add, every, remove, set, statements, unset } from '../mutation.ts';
import { letIn, lets } from '../rights/policies.ts';
import { about, each, type Universals } from '../universal.ts';

const archiveType = 'AWS::Events::Archive';
const busType = 'AWS::Events::EventBus';
const queueType = 'AWS::SQS::Queue';
const ruleType = 'AWS::Events::Rule';

/** The function that empties a target's queue. */
function consumerOf(target: Part, stacks: Stacks): Resource | undefined {
  const queue = stacks.find(queueType, target.text('Arn'));
  const mapping = stacks
    .of('AWS::Lambda::EventSourceMapping')
    .find((candidate) => queue?.isNamedIn(candidate.text('EventSourceArn')));
  return mapping && stacks.find('AWS::Lambda::Function', mapping.text('FunctionName'));
}

/** Whether a rule brings an event to a consumer. */
function brings(rule: Resource, event: string, consumer: string, stacks: Stacks): boolean {
  const lambda = functionOf(consumer, stacks);
  const isHeard = rule.texts('EventPattern.detail-type').includes(event);
  return isHeard && rule.items('Targets').some((target) => lambda && consumerOf(target, stacks) === lambda);
}

/** Whether a queue lets exactly this rule send. */
function letsIn(queue: Resource | undefined, rule: Resource, stacks: Stacks): boolean {
  return lets(queue, { service: 'events.amazonaws.com', action: 'sqs:SendMessage', source: rule.arn }, stacks);
}

/** Whether a rule sends to a queue: events, or what it could not deliver. */
function sendsTo(queue: Resource, rule: Resource): boolean {
  const arns = rule.items('Targets').flatMap((target) => [target.text('Arn'), target.text('DeadLetterConfig.Arn')]);
  return arns.some((arn) => queue.isNamedIn(arn));
}

/** For mutations of queue policies: the rule that sends to the queue. */
const itsRule = (policy: Resource, stacks: Stacks) => {
  const queue = stacks.find(queueType, policy.text('Queues.0'));
  return stacks.of(ruleType).find((rule) => queue && sendsTo(queue, rule));
};

/** Whether a rule is for events of AWS, which come by the account's own bus. */
const isOfAws = (rule: Resource) => !rule.has('EventBusName');
const ofAws = { where: isOfAws };

/** What a rule tells of an event, as text; all of it for a rule that chooses nothing. */
const toldBy = (rule: Resource) => rule.items('Targets').map((target) => target.text('InputTransformer.InputTemplate'));

/** Whether a rule hears of mails, which alone have addresses in them. */
const isOfMail = (rule: Resource) => rule.is('EventPattern.source', ['aws.ses']);

/** Whether a subscription of the topic that a text names sets messages aside in a queue. */
const holdsUndelivered = (queue: Resource, topic: string, stacks: Stacks): boolean =>
  stacks
    .of('AWS::SNS::Subscription')
    .some(
      (each) =>
        queue.isNamedIn(each.text('RedrivePolicy.deadLetterTargetArn')) &&
        stacks.find('AWS::SNS::Topic', each.text('TopicArn'))?.isNamedIn(topic),
    );

export const events: Universals = {
  'a rule listens to our events, or to events of AWS, for consumers that the catalogue names': {
    violations: each(ruleType, (rule, stacks) => {
      const names = rule.texts('EventPattern.detail-type');
      const { subscriptions } = stacks.site;
      const sources = subscriptions
        .filter(({ event }) => 'from' in event === isOfAws(rule) && names.includes(event.name))
        .map(({ event }) => ('from' in event ? event.from : eventSource));
      return [
        !sources.some((source) => rule.is('EventPattern.source', [source])) && 'listens to events of somebody else',
        names.length === 0 && 'listens to every event',
        ...names.map((name) => {
          const entry = subscriptions.find(
            ({ event, name: consumer }) => event.name === name && brings(rule, name, consumer, stacks),
          );
          return !entry && `brings ${name} to nobody whom the catalogue names`;
        }),
        !isOfAws(rule) && !stacks.find(busType, rule.text('EventBusName')) && 'listens at another bus than ours',
        !rule.is('State', 'ENABLED') && 'is off',
      ];
    }),
    catches: {
      'a rule for every event': every(ruleType, unset('EventPattern.detail-type')),
      'a rule for foreign events': every(ruleType, set({ 'EventPattern.source': ['aws.ec2'] })),
      'a rule for an event that nobody publishes': every(ruleType, set({ 'EventPattern.detail-type': ['gone'] })),
      'a rule to a foreign queue': every(ruleType, set({ 'Targets.0.Arn': 'arn:aws:sqs:us-east-1:111122223333:q' })),
      "a rule of the account's own bus": every(ruleType, unset('EventBusName'), {
        where: (rule) => !isOfAws(rule),
      }),
      'a rule that is off': every(ruleType, set({ State: 'DISABLED' })),
    },
  },

  'a rule for events of AWS hears of this stage alone, and of mails it hands over no address': {
    violations: each(ruleType, (rule, stacks) => {
      if (!isOfAws(rule)) return [];
      const sets = rule.texts('EventPattern.detail.mail.tags.ses:configuration-set');
      const buckets = rule.texts('EventPattern.detail.bucket.name');
      const isOwn =
        sets.length + buckets.length > 0 &&
        [...sets, ...buckets].every(
          (name) => stacks.find('AWS::SES::ConfigurationSet', name) ?? stacks.find('AWS::S3::Bucket', name),
        );
      return [
        !isOwn && 'hears of what other stages do',
        isOfMail(rule) && sets.length < stacks.of('AWS::SES::ConfigurationSet').length && 'does not hear of all mails',
        ...toldBy(rule).map(
          (template) => isOfMail(rule) && !/^\{.*mail-id/.test(template) && 'hands over whole events of mails',
        ),
        ...toldBy(rule).map(
          (template) =>
            isOfMail(rule) && /recipient|destination|header|source|<aws\./i.test(template) && 'hands over addresses',
        ),
      ];
    }),
    catches: {
      'a rule for mails of every stage': every(ruleType, unset('EventPattern.detail'), ofAws),
      'a rule for mails of one stream': every(
        ruleType,
        unset('EventPattern.detail.mail.tags.ses:configuration-set.1'),
        {
          where: isOfMail,
        },
      ),
      'a rule that hands over whole events': every(ruleType, unset('Targets.0.InputTransformer'), { where: isOfMail }),
      'a rule that hands over the address': every(
        ruleType,
        set({ 'Targets.0.InputTransformer.InputTemplate': '{"mail-id":<id>,"to":<detail-mail-destination>}' }),
        { where: isOfMail },
      ),
    },
  },

  'an event of the catalogue reaches each of its consumers by one rule': {
    violations: (stacks) =>
      stacks.site.subscriptions.flatMap(({ event, name }) => {
        const found = stacks.of(ruleType).filter((rule) => brings(rule, event.name, name, stacks));
        if (found.length === 0) return [`${name}: does not hear of ${event.name}`];
        return found.flatMap(({ address }) => about(address, [found.length > 1 && `is not the only one for ${name}`]));
      }),
    catches: {
      'an event that reaches nobody': remove(ruleType),
      'an event that reaches somebody twice': add(ruleType, (stacks) => ({
        EventPattern: { 'detail-type': stacks.site.subscriptions.map(({ event }) => event.name) },
        Targets: stacks
          .of(ruleType)
          .flatMap((rule) => rule.items('Targets').map((target) => ({ Arn: target.text('Arn') }))),
      })),
    },
  },

  'a rule may send to its queue, and sets aside what it cannot deliver': {
    violations: each(ruleType, (rule, stacks) =>
      rule.items('Targets').flatMap((target) => {
        const queue = stacks.find(queueType, target.text('Arn'));
        const aside = stacks.find(queueType, target.text('DeadLetterConfig.Arn'));
        const age = target.number('RetryPolicy.MaximumEventAgeInSeconds');
        return [
          !letsIn(queue, rule, stacks) && 'may not send to its queue',
          !aside && 'loses what it cannot deliver',
          aside !== undefined && !letsIn(aside, rule, stacks) && 'may not set anything aside',
          !(age >= 3_600 && age <= 86_400) && `tries for ${age} s, not for an hour to a day`,
        ];
      }),
    ),
    catches: {
      'a rule that loses events': every(ruleType, unset('Targets.0.DeadLetterConfig')),
      'a rule that gives up at once': every(ruleType, set({ 'Targets.0.RetryPolicy.MaximumEventAgeInSeconds': 60 })),
      'a rule that its queues refuse': every(
        'AWS::SQS::QueuePolicy',
        statements('Allow', {
          Condition: { ArnEquals: { 'aws:SourceArn': 'arn:aws:events:us-east-1:111122223333:rule/other' } },
        }),
        { where: (policy, stacks) => itsRule(policy, stacks) !== undefined, blames: itsRule },
      ),
    },
  },

  'a queue lets in the rules that send to it, and the topics whose undelivered messages it holds, and no other': {
    violations: each(queueType, (queue, stacks) =>
      letIn(queue, stacks).map((source) => {
        const rule = stacks.find(ruleType, source);
        return (
          !(rule && sendsTo(queue, rule)) &&
          !holdsUndelivered(queue, source, stacks) &&
          `lets in ${source}, which sends it nothing`
        );
      }),
    ),
    catches: {
      'a queue that every rule of the account may fill': every(
        'AWS::SQS::QueuePolicy',
        statements('Allow', { Condition: { StringEquals: { 'aws:SourceAccount': account } } }),
        {
          where: (policy, stacks) => itsRule(policy, stacks) !== undefined,
          blames: (policy, stacks) => stacks.find(queueType, policy.text('Queues.0')),
        },
      ),
    },
  },

  'the bus has the name of its stage, and an archive of ninety days': {
    violations: (stacks) => [
      ...each(busType, (bus) => [
        !stacks.of(archiveType).some((archive) => bus.isNamedIn(archive.text('SourceArn'))) && 'has no archive',
        bus.name !== `${systemName}-${stacks.stage}` && `is called ${bus.name}`,
      ])(stacks),
      ...each(archiveType, (archive) => [
        !archive.is('RetentionDays', 90) && `forgets after ${archive.number('RetentionDays')} days, not 90`,
        !archive.is('EventPattern', { source: [eventSource] }) && 'keeps other events than ours',
        !stacks.find(busType, archive.text('SourceArn')) && 'is of another bus than ours',
      ])(stacks),
    ],
    catches: {
      'a bus without an archive': remove(archiveType, {
        blames: (archive, stacks) => stacks.find(busType, archive.text('SourceArn')),
      }),
      "a bus by another stage's name": every(busType, set({ Name: physicalName('other', 'bus') })),
      'an archive for ever': every(archiveType, unset('RetentionDays')),
      'an archive of some events': every(archiveType, set({ EventPattern: { source: ['aws.s3'] } })),
      'an archive of a foreign bus': every(
        archiveType,
        set({ SourceArn: 'arn:aws:events:us-east-1:111122223333:event-bus/b' }),
      ),
    },
  },
};
