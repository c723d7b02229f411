import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { SiteAlarm } from '../operations/alarm.ts';
import { healthDashboard, usageDashboard } from '../operations/dashboards.ts';
import { failedRequests, queueMetric } from '../operations/metrics.ts';
import { watchedIn } from '../operations/watched.ts';
import { region, type Stage, stackName } from '../stage.ts';

/** Dashboards, and alarms that say whom they hurt. */
export class OperationsStack extends Stack {
  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Operations', { stackName: stackName(stage, 'operations'), env: { region } });
    const topic = this.alarmTopic(stage);
    const watched = watchedIn(stage);
    usageDashboard(this, stage, watched);
    healthDashboard(this, stage, watched);
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
    for (const { name, queueName, deadLetterQueueName } of watched.consumers) {
      new SiteAlarm(this, `${name}DeadLetters`, {
        metric: queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
        above: 0,
        userImpact: `Events that ${name} could not handle are set aside: what it does is missing until they are redriven.`,
        runbook: '#dead-letters',
        topic,
      });
      new SiteAlarm(this, `${name}Delay`, {
        metric: queueMetric('ApproximateAgeOfOldestMessage', queueName),
        above: 900,
        userImpact: `Visitors and operators wait: ${name} is more than 15 minutes behind its events.`,
        runbook: '#delayed-events',
        topic,
      });
    }
  }

  /** Whom alarms reach. A topic with a policy of its own loses the owner's rights, so CloudWatch has to be let in. */
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
