import type { Counterpart, Service, Site } from '../../core/counterpart.ts';
import { startQueueMetrics } from './metrics.ts';
import { type QueueProperties, queuePolicyType, queueType } from './queue.ts';
import { queueReports, type StartedQueue } from './reports.ts';
import { createQueueStore, type MessageAttributes, type QueueSettings } from './store.ts';
import { createSqsWire } from './wire.ts';

/** SQS: durable queues, those of the template and private ones of other services. */
export const sqs: Service = { name: 'sqs', types: [queueType, queuePolicyType], start };

/** Settings of the private queues. Their messages never expire. */
const privateSettings: QueueSettings = {
  visibilitySeconds: 30,
  delaySeconds: 0,
  retentionSeconds: Number.POSITIVE_INFINITY,
};

function start({ place, database, metrics, ports, clock, declared }: Site): Counterpart {
  const { region, accountId } = place;
  const store = createQueueStore(database);
  const queues = declared(queueType).map(({ resource: { name, ref, attribute }, properties }): StartedQueue => {
    const deadLetterArn = properties.RedrivePolicy?.deadLetterTargetArn;
    const queue = store.open(name, settingsOf(properties, clock));
    return { arn: String(attribute('Arn')), url: ref, queue, deadLetterArn };
  });
  const byArn = new Map(queues.map(({ arn, queue }) => [arn, queue]));
  ports.provide('queue', (arn) => byArn.get(arn));
  ports.provide('sender', (arn) => {
    const queue = byArn.get(arn);
    return queue && ((text, attributes = {}) => void queue.send(text, { attributes: attributesOf(attributes) }));
  });
  // Their names have a dot, which no queue of a template can have.
  ports.provide('privateQueue', (name) => store.find(name) ?? store.open(name, privateSettings));
  const stopMetrics = startQueueMetrics([...byArn.values()], metrics);
  return {
    wire: createSqsWire(queues, (name) => `arn:aws:sqs:${region}:${accountId}:${name}`),
    reports: queueReports(queues),
    stop: async () => stopMetrics(),
  };
}

function attributesOf(texts: Readonly<Record<string, string>>): MessageAttributes {
  const named = Object.entries(texts).map(([name, StringValue]) => [name, { DataType: 'String', StringValue }]);
  return Object.fromEntries(named);
}

function settingsOf({ RedrivePolicy: redrive, ...properties }: QueueProperties, clock: number): QueueSettings {
  return {
    visibilitySeconds: properties.VisibilityTimeout,
    delaySeconds: properties.DelaySeconds / clock,
    retentionSeconds: properties.MessageRetentionPeriod,
    redrive: redrive && {
      deadLetters: redrive.deadLetterTargetArn.split(':').at(-1) ?? '',
      maxReceiveCount: redrive.maxReceiveCount,
    },
  };
}
