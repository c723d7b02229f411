import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { SiteAlarm } from '../operations/alarm.ts';
import { failedRequests, healthDashboard, usageDashboard } from '../operations/dashboards.ts';
import { region, type Stage, stackName } from '../stage.ts';
import type { ApiStack } from './api-stack.ts';

/** Dashboards, and alarms that say whom they hurt. */
export class OperationsStack extends Stack {
  constructor(scope: Construct, stage: Stage, api: ApiStack) {
    super(scope, 'Operations', { stackName: stackName(stage, 'operations'), env: { region } });
    const topic = this.alarmTopic(stage);
    usageDashboard(this, stage, api);
    healthDashboard(this, stage, api);
    for (const { name, endpoint, handler } of api.endpoints) {
      if (!endpoint.path) continue;
      new SiteAlarm(this, `${name}Faults`, {
        metric: failedRequests(handler),
        above: 5,
        userImpact: `Visitors get errors from ${endpoint.path}.`,
        runbook: '#faults',
        topic,
      });
    }
    for (const { consumerName, queue, deadLetterQueue } of api.consumers) {
      new SiteAlarm(this, `${consumerName}DeadLetters`, {
        metric: deadLetterQueue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) }),
        above: 0,
        userImpact: `Events that ${consumerName} could not handle are set aside: what it does is missing until they are redriven.`,
        runbook: '#dead-letters',
        topic,
      });
      new SiteAlarm(this, `${consumerName}Delay`, {
        metric: queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5) }),
        above: 900,
        userImpact: `Visitors and operators wait: ${consumerName} is more than 15 minutes behind its events.`,
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
