import { Duration, Validations } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { DeadLetterQueue } from './dead-letter-queue.ts';
import { SiteFunction, type SiteFunctionProps } from './site-function.ts';

export interface OutboxPublisherProps extends SiteFunctionProps {
  /** The table with the outbox. */
  readonly table: Table;
  /** What the partitions of the outbox begin with. */
  readonly keysBegin: string;
}

/** What Lambda's poller does with the function's role. */
const pollingActions = ['DescribeStream', 'GetRecords', 'GetShardIterator'];

/**
 * How announced events leave a table: its stream → function, for new items of the outbox alone. A record that fails is tried again
 * five times, alone after a few halvings, and then set aside by its position, so that what is behind it goes on; its item stays,
 * and the job finds it.
 */
export class OutboxPublisher extends Construct {
  /** @throws Error when the table has no stream */
  constructor(scope: Construct, id: string, props: OutboxPublisherProps) {
    super(scope, `${id}Stream`);
    const { stage, table, keysBegin, statements, settings } = props;
    const { tableStreamArn } = table;
    if (!tableStreamArn) throw new Error(`${id}: the table of the outbox has no stream`);
    const setAside = new DeadLetterQueue(this, id, stage);
    Validations.of(setAside).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is a dead-letter queue, of a mapping; the rule knows those of queues and functions only.',
    });
    const handler = new SiteFunction(this, id, {
      ...props,
      statements: [
        ...statements,
        new PolicyStatement({
          actions: pollingActions.map((action) => `dynamodb:${action}`),
          resources: [tableStreamArn],
        }),
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [setAside.queueArn] }),
      ],
      settings: { timeout: Duration.minutes(1), ...settings },
    });
    // Not CDK's DynamoEventSource: it grants `ListStreams`, which can only be granted on everything.
    handler.addEventSourceMapping('Mapping', {
      eventSourceArn: tableStreamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 5,
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(keysBegin) } } },
        }),
      ],
      // Not CDK's SqsDlq: it grants two actions that Lambda does not use.
      onFailure: { bind: () => ({ destination: setAside.queueArn }) },
    });
  }
}
