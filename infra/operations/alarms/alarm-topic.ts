import { Validations } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { DeadLetterQueue } from '../../constructs/dead-letter-queue.ts';
import type { Stage } from '../../stage.ts';
import { queueMetric } from '../metrics.ts';
import { alarmsName, type Watched } from '../watched.ts';
import type { SiteAlarms } from './site-alarms.ts';

/** What tells of alarms and of costs. */
const publishers = ['cloudwatch.amazonaws.com', 'budgets.amazonaws.com', 'costalerts.amazonaws.com'];

/**
 * The topic of all alarms. A topic with a policy of its own loses the owner's rights, so the services that publish to it have to be let in. A mail that SNS could not
 * deliver within six hours, all its attempts, goes to a dead-letter queue.
 */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, stage: Pick<Stage, 'name' | 'alarmAddresses'>) {
    super(scope, id, { enforceSSL: true });
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: publishers.map((service) => new ServicePrincipal(service)),
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.stack.account } },
      }),
    );
    if (stage.alarmAddresses.length === 0) return;
    const deadLetterQueue = new DeadLetterQueue(this, alarmsName, stage);
    Validations.of(deadLetterQueue).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is the dead-letter queue of subscriptions; the rule knows those of queues and functions only.',
    });
    for (const address of stage.alarmAddresses)
      this.addSubscription(new EmailSubscription(address, { deadLetterQueue }));
  }
}

/** The alarm for mails about alarms that an address did not get. It reaches the other addresses, and all of them once they take mail again. */
export function topicAlarms(alarms: SiteAlarms, { undelivered }: Pick<Watched, 'undelivered'>): void {
  for (const { name, deadLetterQueueName } of undelivered)
    alarms.add(`${name}DeadLetters`, {
      metric: queueMetric('ApproximateNumberOfMessagesVisible', deadLetterQueueName),
      above: 0,
      userImpact: 'Faults last longer: an address that alarms are sent to did not get one of them.',
      runbook: '#alarms-are-not-delivered',
    });
}
