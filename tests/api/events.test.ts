import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import {
  DeleteMessageCommand,
  GetQueueUrlCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type ConsumedEvent, eventSource } from '../../events/event.ts';
import { namedConsumers } from '../../functions/registry.ts';
import { deadLetterQueueName, functionName, systemName } from '../../shared/contract/names.ts';
import { eventually } from '../support/eventually.ts';
import { siteClients } from '../support/site-clients.ts';

const { sqs, bus } = siteClients(inject('siteState'));

/** Every event with the consumers that take it. */
const events = [
  ...Map.groupBy(
    namedConsumers.flatMap(({ name, consumer }) => consumer.takes.map((event) => ({ name, event }))),
    ({ event }) => event,
  ),
].map(([event, takers]) => [event.name, event, takers.map(({ name }) => name)] as const);

/** Brings an event to its consumers: ours by the bus; one of AWS, whose sources are its own, as rules would put it into their queues. */
async function bring(event: ConsumedEvent, detail: object, consumers: readonly string[]): Promise<void> {
  if ('from' in event) {
    const around = { id: crypto.randomUUID(), time: '2026-11-01T10:00:00Z', 'detail-type': event.name, detail };
    for (const name of consumers) {
      const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: functionName('local', name) }));
      await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(around) }));
    }
    return;
  }
  const entry = { EventBusName: `${systemName}-local`, Source: eventSource, DetailType: event.name };
  await bus.send(new PutEventsCommand({ Entries: [{ ...entry, Detail: JSON.stringify(detail) }] }));
}

test.each(events)(
  '%s that cannot be read is set aside at once by every consumer that takes it',
  async (_, event, takers) => {
    const detail = { marker: crypto.randomUUID() };
    await bring(event, detail, takers);
    for (const name of takers) {
      const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: deadLetterQueueName('local', name) }));
      const receive = async () => (await sqs.send(new ReceiveMessageCommand({ QueueUrl }))).Messages?.[0];
      const letter = await eventually(receive, (message) => message !== undefined);
      onTestFinished(
        async () => void (await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: letter?.ReceiptHandle }))),
      );
      expect(JSON.parse(letter?.Body ?? ''), name).toMatchObject({ 'detail-type': event.name, detail });
    }
  },
);
