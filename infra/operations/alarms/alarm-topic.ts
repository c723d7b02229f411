import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Stage } from '../../stage.ts';

/** The topic of all alarms. A topic with a policy of its own loses the owner's rights, so CloudWatch has to be let in. */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, { alarmAddresses }: Pick<Stage, 'alarmAddresses'>) {
    super(scope, id, { enforceSSL: true });
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.stack.account } },
      }),
    );
    for (const address of alarmAddresses) this.addSubscription(new EmailSubscription(address));
  }
}
