import { expect, onTestFinished, test } from 'vitest';
import { startQueuePoller } from './services/lambda/queue-poller.ts';
import { sqs } from './services/sqs/index.ts';
import { aMapping, anAnsweringFunction } from './testing/a-mapping.ts';
import { startedServices } from './testing/started-services.ts';

const clock = 10_000;

interface Event {
  readonly Records: readonly { readonly messageId: string; readonly attributes: Record<string, string> }[];
}

test('a consumer gets a message after the delay of its queue, and a failed one again after its time-out', async () => {
  const queue = { QueueName: 'messages', DelaySeconds: 900, VisibilityTimeout: 2_000 };
  const { site } = await startedServices([sqs], { Queue: ['AWS::SQS::Queue', queue] }, { clock });
  const arn = 'arn:aws:sqs:us-east-1:000000000000:messages';
  const deliveries: { readonly at: number; readonly sentAt: number }[] = [];
  const { lambda } = anAnsweringFunction<Event>(({ Records: [record] }) => {
    deliveries.push({ at: Date.now(), sentAt: Number(record?.attributes.SentTimestamp) });
    return deliveries.length === 1 ? { batchItemFailures: [{ itemIdentifier: record?.messageId }] } : undefined;
  });
  const declared = { EventSourceArn: arn, FunctionResponseTypes: ['ReportBatchItemFailures'] };
  const poller = startQueuePoller(aMapping(lambda, declared, { ports: site.ports, clock }));
  onTestFinished(() => poller.stop());

  site.ports.get('sender', arn)('look again'); // as the bus does
  await expect.poll(() => deliveries.length).toBe(2);
  const [first, second] = deliveries;
  expect(Number(first?.at) - Number(first?.sentAt)).toBeGreaterThanOrEqual((queue.DelaySeconds * 1_000) / clock);
  expect(Number(second?.at) - Number(first?.at)).toBeGreaterThanOrEqual((queue.VisibilityTimeout * 1_000) / clock);
});
