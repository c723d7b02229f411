import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { SiteAlarm } from '../operations/alarm.ts';
import { healthDashboard, usageDashboard } from '../operations/dashboards.ts';
import { failedInvocations, failedRequests, queueMetric } from '../operations/metrics.ts';
import { watchedIn } from '../operations/watched.ts';
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
