import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { pascalName } from '../../shared/contract/names.ts';
import { SiteAlarm } from '../operations/alarm.ts';
import { healthDashboard, usageDashboard } from '../operations/dashboards.ts';
import { failedInvocations, failedRequests, mailMetric, queueMetric, siteMetric } from '../operations/metrics.ts';
import { type Watched, watchedIn } from '../operations/watched.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { region, type Stage, stackName } from '../stage.ts';

/** Dashboards, and alarms that say who is affected. */
export class OperationsStack extends Stack {
  constructor(scope: Construct, stage: Stage, definition: SiteDefinition) {
    super(scope, 'Operations', { stackName: stackName(stage, 'operations'), env: { region } });
    const topic = this.alarmTopic(stage);
    const watched = watchedIn(stage, definition);
    usageDashboard(this, stage, watched);
    healthDashboard(this, stage, watched);
    new SiteAlarm(this, `${watched.authorizer.name}Faults`, {
      metric: failedInvocations(watched.authorizer.functionName),
      above: 0,
      userImpact: 'Visitors get errors from every call: the API cannot tell that they come from the edge.',
      runbook: '#the-edge-is-refused',
      topic,
    });
    for (const { name, path, functionName } of watched.endpoints) {
      if (!path) continue;
      new SiteAlarm(this, `${name}Faults`, {
        metric: failedRequests(functionName),
        above: 5,
        userImpact: `Visitors get errors from ${path}.`,
        runbook: '#faults',
        topic,
      });
    }
    for (const { name, queueName, deadLetterQueueName, harm } of watched.consumers) {
      new SiteAlarm(this, `${name}DeadLetters`, {
        metric: queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
        above: 0,
        userImpact: `${harm} ${name} could not handle some events, and they are set aside until they are redriven.`,
        runbook: '#dead-letters',
        topic,
      });
      new SiteAlarm(this, `${name}Delay`, {
        metric: queueMetric('ApproximateAgeOfOldestMessage', queueName),
        above: 900,
        userImpact: `${harm} ${name} is more than 15 minutes behind its events.`,
        runbook: '#delayed-events',
        topic,
      });
    }
    for (const { name, deadLetterQueueName, harm } of watched.jobs) {
      new SiteAlarm(this, `${name}DeadLetters`, {
        metric: queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
        above: 0,
        userImpact: `${harm} A run of ${name} failed three times, or could not begin.`,
        runbook: '#failed-jobs',
        topic,
      });
    }
    for (const { name, searcher, deadLetterQueueName, harm } of watched.outboxes) {
      new SiteAlarm(this, `${name}DeadLetters`, {
        metric: queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
        above: 0,
        userImpact: `${harm} ${name} could not bring some events to the bus; ${searcher.name} tries them every five minutes.`,
        runbook: '#waiting-events',
        topic,
      });
      new SiteAlarm(this, `${searcher.name}Delay`, {
        metric: siteMetric('OldestWaitingSeconds', searcher.functionName, 'Maximum'),
        above: 900,
        userImpact: `${harm} Some events have waited for more than 15 minutes.`,
        runbook: '#waiting-events',
        topic,
      });
    }
    this.mailAlarms(watched.mail, topic);
  }

  /** SES reviews an account from 5 % of bounces and 0.1 % of complaints on, and stops it at twice or five times as many. */
  private mailAlarms({ senders, listeners, streams }: Watched['mail'], topic: Topic): void {
    for (const { name, functionName } of senders) {
      new SiteAlarm(this, `${name}MailsFailed`, {
        metric: siteMetric('MailsFailed', functionName),
        above: 5,
        userImpact: `Mails of ${name} are late: SES does not take them.`,
        runbook: '#mail-is-not-sent',
        topic,
      });
    }
    for (const { name, functionName } of [...senders, ...listeners]) {
      new SiteAlarm(this, `${name}OwnMailboxRefused`, {
        metric: siteMetric('OwnMailboxRefused', functionName),
        above: 0,
        userImpact: 'Visitors wait for answers: a mailbox of our own does not take what they wrote.',
        runbook: '#our-own-mailbox-refuses-mail',
        topic,
      });
    }
    const rates = { BounceRate: 0.05, ComplaintRate: 0.001 } as const;
    for (const { name: stream, configurationSet } of streams) {
      for (const [name, above] of Object.entries(rates)) {
        new SiteAlarm(this, `${pascalName(stream)}Mail${name}`, {
          // Object.entries widens the key to string
          metric: mailMetric(`Reputation.${name as keyof typeof rates}`, configurationSet),
          above,
          userImpact: `Soon nobody gets our mail: too much of it comes back (${stream}), and SES stops accounts for that.`,
          runbook: '#mail-comes-back',
          topic,
        });
      }
    }
  }

  /** The topic of all alarms. A topic with a policy of its own loses the owner's rights, so CloudWatch has to be let in. */
  private alarmTopic({ alarmAddresses }: Stage): Topic {
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    for (const address of alarmAddresses) topic.addSubscription(new EmailSubscription(address));
    return topic;
  }
}
