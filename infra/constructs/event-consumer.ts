import { Duration } from 'aws-cdk-lib';
import { Match, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { DomainEvent } from '../../events/event.ts';
import { eventSource } from '../../events/event.ts';
import { deadLetterQueueName, functionName } from '../../shared/contract/names.ts';
import { SiteFunction, type SiteFunctionProps } from './site-function.ts';

export interface EventConsumerProps extends SiteFunctionProps {
  readonly event: DomainEvent;
  /** Messages per invocation at most, and how long to gather them. */
  readonly batch?: { readonly size: number; readonly window: Duration };
}

/** What Lambda's poller does in the function's name. */
const pollingActions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'] as const;

/** Receives of a message before it is set aside. */
const maximumReceives = 5;

/**
 * An event's way to one consumer: bus → rule → encrypted queue with a dead-letter queue → function answering partial
 * batches. A message stays invisible for six time-outs and the time in which a batch gathers, as Lambda asks of its queues.
 */
export class EventConsumer extends Construct {
  constructor(scope: Construct, id: string, props: EventConsumerProps) {
    super(scope, `${id}Consumer`);
    const { event, stage, resources } = props;
    const timeout = props.options?.timeout ?? Duration.seconds(30);
    const batch = props.batch ?? { size: 10, window: Duration.seconds(0) };
    const queueName = functionName(stage.name, id);
    const shared = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: Duration.days(14) };
    const deadLetterQueue = new Queue(this, 'DeadLetterQueue', {
      ...shared,
      queueName: deadLetterQueueName(stage.name, id),
    });
    const queue = new Queue(this, 'Queue', {
      ...shared,
      queueName,
      visibilityTimeout: Duration.seconds(timeout.toSeconds() * 6 + batch.window.toSeconds()),
      deadLetterQueue: { queue: deadLetterQueue, maxReceiveCount: maximumReceives },
    });
    const consumer = new SiteFunction(this, id, { ...props, options: { ...props.options, timeout } });
    // Not CDK's SqsEventSource: it grants two actions that Lambda does not use.
    consumer.addToRolePolicy(new PolicyStatement({ actions: [...pollingActions], resources: [queue.queueArn] }));
    consumer.addEventSourceMapping('QueueMapping', {
      eventSourceArn: queue.queueArn,
      batchSize: batch.size,
      maxBatchingWindow: batch.window,
      reportBatchItemFailures: true,
      maxConcurrency: 2,
    });
    new Rule(this, 'Rule', {
      eventBus: resources.bus,
      description: `${event.name} to ${queue.node.path}`,
      eventPattern: { source: Match.exactString(eventSource), detailType: Match.exactString(event.name) },
      targets: [new SqsQueue(queue, { deadLetterQueue, maxEventAge: Duration.hours(24) })],
    });
  }
}
