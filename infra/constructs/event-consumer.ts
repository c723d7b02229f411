import { Duration, Validations } from 'aws-cdk-lib';
import { EventField, type EventPattern, Match, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { eventSource } from '../../events/event.ts';
import { functionName } from '../../shared/contract/names.ts';
import { environmentName } from '../../shared/manifest/environment-names.ts';
import type { AwsEventPattern, ConsumerTrigger, TakenEvent } from '../../shared/manifest/triggers.ts';
import { DeadLetterQueue } from './dead-letter-queue.ts';
import type { Resources } from './resources.ts';
import { SiteFunction, type SiteFunctionProps } from './site-function.ts';

export interface EventConsumerProps extends SiteFunctionProps {
  readonly consumer: ConsumerTrigger;
  readonly resources: Resources;
}

/** What Lambda's poller does with the function's role. */
const pollingActions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'] as const;

/** An outage of a table for this long must not turn good messages into dead letters, in seconds. */
const longestOutage = 1_800;

/** The longest delay, in seconds: after fifteen minutes a message raises the alarm of its queue, which tells of what stands still. */
const longestDelay = 600;

/**
 * When a queue delivers a message, and delivers it again. It stays invisible for six time-outs of the function plus the batching
 * window, as Lambda recommends, unless its consumer states how soon it is to come back.
 * @throws Error saying what to change
 */
function timesOf(id: string, { batch, receives, retrySeconds, delaySeconds = 0 }: ConsumerTrigger, timeout: Duration) {
  const running = timeout.toSeconds() + batch.windowSeconds;
  const hidden = retrySeconds ?? timeout.toSeconds() * 6 + batch.windowSeconds;
  if (hidden < running)
    throw new Error(
      `${id} may be at work on a message for ${running} s, which would come back after ${hidden} s, beside itself: a later retry, or a shorter time-out in infra/function-settings.ts`,
    );
  if (receives * hidden < longestOutage) {
    const needed = Math.ceil(longestOutage / hidden);
    throw new Error(
      `${id} would set messages aside before 30 minutes are over: with ${hidden} s between receives it needs ${needed} of them`,
    );
  }
  if (delaySeconds > longestDelay)
    throw new Error(`${id} delays messages by ${delaySeconds} s, the most is ${longestDelay} s`);
  const deliveryDelay = Duration.seconds(delaySeconds);
  return { visibilityTimeout: Duration.seconds(hidden), ...(delaySeconds > 0 && { deliveryDelay }) };
}

/**
 * How events reach one consumer: a rule for each event → encrypted queue with a dead-letter queue → function, which reports
 * the messages that failed.
 */
export class EventConsumer extends Construct {
  /** @throws Error when its times would set good messages aside, or deliver them twice at once */
  constructor(scope: Construct, id: string, props: EventConsumerProps) {
    super(scope, `${id}Consumer`);
    const { consumer, stage, resources } = props;
    const { batch, concurrency, receives } = consumer;
    const timeout = props.settings?.timeout ?? Duration.seconds(30);
    const deadLetterQueue = new DeadLetterQueue(this, id, stage);
    const queue = new Queue(this, 'Queue', {
      queueName: functionName(stage.name, id),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      ...timesOf(id, consumer, timeout),
      deadLetterQueue: { queue: deadLetterQueue, maxReceiveCount: receives },
    });
    const handler = new SiteFunction(this, id, {
      ...props,
      environment: { ...props.environment, [environmentName.deadLetters]: deadLetterQueue.queueUrl },
      statements: [
        ...props.statements,
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetterQueue.queueArn] }),
        // Not CDK's SqsEventSource: it grants two actions that Lambda does not use.
        new PolicyStatement({ actions: [...pollingActions], resources: [queue.queueArn] }),
      ],
      settings: { ...props.settings, timeout },
    });
    const mapping = handler.addEventSourceMapping('QueueMapping', {
      eventSourceArn: queue.queueArn,
      batchSize: batch.size,
      maxBatchingWindow: Duration.seconds(batch.windowSeconds),
      reportBatchItemFailures: true,
      maxConcurrency: concurrency,
    });
    Validations.of(mapping).acknowledge({
      id: 'Serverless::Serverless-LambdaEventSourceMappingDestination',
      reason: 'Lambda takes a destination for streams only; of a queue, SQS sets messages aside.',
    });
    for (const event of consumer.takes) {
      new Rule(this, ruleId(event), {
        // A rule without a bus is on the account's default one, where AWS puts its own events.
        ...('from' in event ? {} : { eventBus: resources.bus }),
        description: `${event.name} to ${queue.node.path}`,
        eventPattern: 'from' in event ? patternOfAws(event, resources) : patternOf(event.name),
        targets: [new SqsQueue(queue, { deadLetterQueue, maxEventAge: Duration.hours(24), ...inputOf(event) })],
      });
    }
  }
}

function ruleId(event: TakenEvent): string {
  return 'from' in event ? `${event.from} ${event.name} ${event.about}` : event.name;
}

function patternOf(name: string): EventPattern {
  return { source: Match.exactString(eventSource), detailType: Match.exactString(name) };
}

/** @throws Error for events about something that no stack of the site has */
function patternOfAws({ from, name, about, below }: AwsEventPattern, { mail, buckets }: Resources): EventPattern {
  if (from === 'aws.ses') {
    if (about !== 'mail') throw new Error(`${name}: no stack has a configuration set "${about}"`);
    return {
      source: Match.exactString(from),
      detailType: Match.exactString(name),
      detail: {
        mail: {
          tags: {
            'ses:configuration-set': Match.anyOf(...Object.values(mail).map((stream) => stream.configurationSetName)),
            'mail-id': Match.exists(),
          },
        },
      },
    };
  }
  const bucket = Object.entries(buckets).find(([id]) => id === about)?.[1];
  if (!bucket) throw new Error(`${name}: the data stack has no bucket "${about}"`);
  return {
    source: Match.exactString(from),
    detailType: Match.exactString(name),
    detail: {
      bucket: { name: Match.exactString(bucket.bucketName) },
      ...(below && { object: { key: Match.prefix(below) } }),
    },
  };
}

/** The parts of an event of AWS that its consumer may have, in the event's own shape. */
function inputOf(event: TakenEvent): { message?: RuleTargetInput } {
  if (!('from' in event) || !event.keeps) return {};
  const detail: Record<string, unknown> = {};
  for (const path of event.keeps) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let inside = detail;
    for (const name of names) {
      inside[name] ??= {};
      inside = Object(inside[name]);
    }
    inside[last] = EventField.fromPath(`$.detail.${path}`);
  }
  return {
    message: RuleTargetInput.fromObject({
      id: EventField.eventId,
      time: EventField.time,
      'detail-type': EventField.detailType,
      detail,
    }),
  };
}
