import type { Counterpart, Service, Site } from '../../core/counterpart.ts';
import type { Queue } from '../../core/ports.ts';
import { createQueueEngine, type QueueEngine } from './engine.ts';
import { createJournal } from './journal.ts';
import { startQueueMetrics } from './metrics.ts';
import { createMoveTasks } from './move-task.ts';
import { type QueueProperties, queuePolicyType, queueType } from './queue.ts';
import { queueReports } from './reports.ts';
import { createSqsWire } from './wire.ts';

/** SQS: queues that last, and what of the site's own is kept like them. */
export const sqs: Service = { name: 'sqs', types: [queueType, queuePolicyType], start };

async function start({ place, database, metrics, ports, declared }: Site): Promise<Counterpart> {
  const { region, accountId, gatewayUrl } = place;
  const engine = await createQueueEngine({
    journal: createJournal(database),
    region,
    accountId,
    queueUrl: (name) => `${gatewayUrl}/${accountId}/${name}`,
  });
  const byArn = new Map<string, Queue>();
  const queues = declared(queueType).map(({ resource: { name, attribute }, properties }) => {
    const arn = String(attribute('Arn'));
    byArn.set(arn, engine.createQueue(name, attributesOf(properties)));
    return { name, arn, deadLetterArn: properties.RedrivePolicy?.deadLetterTargetArn };
  });
  ports.provide('queue', (arn) => byArn.get(arn));
  ports.provide('sender', (arn) => {
    const queue = byArn.get(arn);
    return queue && ((text) => void queue.send(text));
  });
  ports.provide('privateQueue', privateQueues(engine));
  const stopMetrics = startQueueMetrics(queues, engine, metrics);
  return {
    wire: createSqsWire(
      engine,
      createMoveTasks(engine, queues),
      (name) => `arn:aws:sqs:${region}:${accountId}:${name}`,
    ),
    reports: queueReports(queues, engine),
    stop: () => {
      stopMetrics();
      return engine.stop();
    },
  };
}

/** Queues of the services themselves. Their names have a dot, which no queue of a template can have. */
function privateQueues(engine: QueueEngine): (name: string) => Queue {
  const made = new Map<string, Queue>();
  return (name) => {
    const queue = made.get(name) ?? engine.createQueue(name, {});
    made.set(name, queue);
    return queue;
  };
}

/** The attributes as `CreateQueue` takes them: texts, and the redrive policy as JSON. */
function attributesOf({ QueueName: _, KmsMasterKeyId: __, RedrivePolicy, ...numbers }: QueueProperties) {
  const attributes = Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, String(value)]));
  return RedrivePolicy ? { ...attributes, RedrivePolicy: JSON.stringify(RedrivePolicy) } : attributes;
}
