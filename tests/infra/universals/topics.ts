import { add, every, set, statements, unset } from './mutation.ts';
import { lets } from './policies.ts';
import { each, type Universals } from './universal.ts';

const alarmType = 'AWS::CloudWatch::Alarm';
const subscriptionType = 'AWS::SNS::Subscription';
const topicType = 'AWS::SNS::Topic';

export const topics: Universals = {
  'an alarm notifies topics of ours': {
    violations: each(alarmType, (alarm, stacks) => [
      alarm.items('AlarmActions').length === 0 && 'tells nobody',
      alarm.is('ActionsEnabled', false) && 'is not to tell anybody',
      ...alarm.texts('AlarmActions').map((action) => !stacks.find(topicType, action) && 'tells a topic of no template'),
    ]),
    catches: {
      'an alarm that tells nobody': every(alarmType, unset('AlarmActions')),
      'an alarm that is silenced': every(alarmType, set({ ActionsEnabled: false })),
      'an alarm that tells somebody else': every(
        alarmType,
        set({ AlarmActions: ['arn:aws:sns:us-east-1:111122223333:other'] }),
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

  'a topic of ours sends mail, and nothing else': {
    violations: each(subscriptionType, (subscription, stacks) => [
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
