import type { Resource, Stacks } from '../../stacks.ts';
import { type Aim, add, every, remove, set, statements, unset } from '../mutation.ts';
import { lets } from '../rights/policies.ts';
import { each, type Universals } from '../universal.ts';

const alarmType = 'AWS::CloudWatch::Alarm';
const compositeType = 'AWS::CloudWatch::CompositeAlarm';
const subscriptionType = 'AWS::SNS::Subscription';
const topicType = 'AWS::SNS::Topic';

/** The alarms that are on where this one is. */
const above = (alarm: Resource, stacks: Stacks) =>
  stacks.of(compositeType).filter((composite) => composite.text('AlarmRule').includes(`ALARM("${alarm.arn}")`));

/** Whether an alarm, or one above it, tells somebody. */
const tells = (alarm: Resource, stacks: Stacks): boolean =>
  (alarm.items('AlarmActions').length > 0 && !alarm.is('ActionsEnabled', false)) ||
  above(alarm, stacks).some((composite) => tells(composite, stacks));

const hasAlarmBelow = (composite: Resource, stacks: Stacks) =>
  stacks.of(alarmType).find((alarm) => above(alarm, stacks).includes(composite));

/** For mutations of composites that are above an alarm: the alarm is wrong then. */
const itsAlarm: Aim = {
  where: (composite, stacks) =>
    composite.items('AlarmActions').length > 0 && hasAlarmBelow(composite, stacks) !== undefined,
  blames: hasAlarmBelow,
};

export const topics: Universals = {
  'whoever is on call is told of every alarm by one that it is behind, and of none twice': {
    violations: each(alarmType, (alarm, stacks) => [
      !tells(alarm, stacks) && 'tells nobody',
      alarm.items('AlarmActions').length > 0 && 'tells by itself',
    ]),
    catches: {
      'alarms of which nobody is told': every(compositeType, unset('AlarmActions'), itsAlarm),
      'alarms that are silenced': every(compositeType, set({ ActionsEnabled: false }), itsAlarm),
      'an alarm that is behind none': remove(compositeType, itsAlarm),
      'alarms that each tell somebody': every(
        alarmType,
        set({ AlarmActions: ['arn:aws:sns:us-east-1:111122223333:other'] }),
      ),
    },
  },

  'an alarm of alarms fits into a rule, leads to a page where it tells, and tells topics of ours': {
    violations: each(compositeType, (composite, stacks) => {
      const terms = composite.text('AlarmRule').split(' OR ');
      const actions = composite.texts('AlarmActions');
      return [
        terms.length > 64 && `has ${terms.length} alarms, which are more than 10,240 characters`,
        ...terms.map((term) => !/^\(?ALARM\("<.+>"\)\)?$/.test(term) && `has the rule ${term}`),
        actions.length > 0 &&
          !/ Runbook: \S+#[a-z-]+$/.test(composite.text('AlarmDescription')) &&
          'says nothing to do',
        ...actions.map((action) => !stacks.find(topicType, action) && 'tells a topic of no template'),
      ];
    }),
    catches: {
      'an alarm that tells somebody else': every(
        compositeType,
        set({ AlarmActions: ['arn:aws:sns:us-east-1:111122223333:other'] }),
        { where: (composite) => composite.items('AlarmActions').length > 0 },
      ),
      'an alarm that leads nowhere': every(compositeType, unset('AlarmDescription'), {
        where: (composite) => composite.items('AlarmActions').length > 0,
      }),
      'an alarm of what is well': every(compositeType, set({ AlarmRule: 'OK("some")' })),
      'a rule that is too long': every(
        compositeType,
        set({ AlarmRule: Array.from({ length: 65 }, (_, place) => `ALARM("<Operations/${place}.Arn>")`).join(' OR ') }),
      ),
    },
  },

  'a topic lets the alarms of this account in': {
    violations: each(topicType, (topic, stacks) => [
      !lets(topic, { service: 'cloudwatch.amazonaws.com', action: 'sns:Publish' }, stacks) && 'does not let alarms in',
    ]),
    catches: {
      'another topic without a policy': add(topicType, {}),
      'a topic that alarms cannot reach': every(
        'AWS::SNS::TopicPolicy',
        statements('Allow', { Principal: { Service: 'events.amazonaws.com' } }),
        { blames: (policy, stacks) => stacks.find(topicType, policy.text('Topics.0')) },
      ),
    },
  },

  'a topic lets in what tells of costs': {
    violations: each(topicType, (topic, stacks) =>
      ['budgets.amazonaws.com', 'costalerts.amazonaws.com'].map(
        (service) => !lets(topic, { service, action: 'sns:Publish' }, stacks) && `does not let ${service} in`,
      ),
    ),
    catches: {
      'a topic that costs cannot reach': every(
        'AWS::SNS::TopicPolicy',
        statements('Allow', { Principal: { Service: 'cloudwatch.amazonaws.com' } }),
        { blames: (policy, stacks) => stacks.find(topicType, policy.text('Topics.0')) },
      ),
    },
  },

  'a topic of ours sends mail, and nothing else': {
    violations: each(subscriptionType, (subscription, stacks) => [
      !subscription.has('RedrivePolicy.deadLetterTargetArn') && 'loses what it cannot deliver',
      !subscription.is('Protocol', 'email') && `is sent by ${subscription.text('Protocol')}`,
      !stacks.find(topicType, subscription.text('TopicArn')) && 'is of a topic of no template',
    ]),
    catches: {
      'alarms sent in clear': add(subscriptionType, { Protocol: 'http', Endpoint: 'http://example.com' }),
      'mail of a foreign topic': add(subscriptionType, {
        Protocol: 'email',
        TopicArn: 'arn:aws:sns:us-east-1:1:other',
      }),
    },
  },
};
