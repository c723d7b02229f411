import { Duration, Validations } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { deadLetterQueueName } from '../../shared/contract/names.ts';
import type { Stage } from '../stage.ts';

/** Keeps for fourteen days, the longest that SQS can, what one function was given and gave up. An alarm tells of the first message in it. */
export class DeadLetterQueue extends Queue {
  /** @param functionId of the function, by which the queue is named */
  constructor(scope: Construct, functionId: string, stage: Pick<Stage, 'name'>) {
    super(scope, 'DeadLetterQueue', {
      queueName: deadLetterQueueName(stage.name, functionId),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this).acknowledge({
      id: 'Serverless::Serverless-SQSRedrivePolicy',
      reason: 'It is the end: what lies here waits for somebody, whom its alarm has called.',
    });
  }
}
