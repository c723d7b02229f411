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

/** Brings an event to a consumer: ours by the bus; those of AWS, whose sources are its own, as the rule would put them into the queue. */
async function bring(name: string, event: ConsumedEvent | undefined, detail: object): Promise<void> {
  if (event && 'from' in event) {
    const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: functionName('local', name) }));
    const around = { id: crypto.randomUUID(), time: '2026-11-01T10:00:00Z', 'detail-type': event.name, detail };
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(around) }));
    return;
  }
  const entry = { EventBusName: `${systemName}-local`, Source: eventSource, DetailType: event?.name };
  await bus.send(new PutEventsCommand({ Entries: [{ ...entry, Detail: JSON.stringify(detail) }] }));
}

test.each(namedConsumers.map(({ name, consumer }) => [name, consumer] as const))(
  '%s sets an unreadable event aside at once',
  async (name, { takes }) => {
    const detail = { marker: crypto.randomUUID() };
    await bring(name, takes[0], detail);
    const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: deadLetterQueueName('local', name) }));
    const receive = async () => (await sqs.send(new ReceiveMessageCommand({ QueueUrl }))).Messages?.[0];
    const letter = await eventually(receive, (message) => message !== undefined);
    onTestFinished(
      async () => void (await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: letter?.ReceiptHandle }))),
    );
    expect(JSON.parse(letter?.Body ?? '')).toMatchObject({ 'detail-type': takes[0]?.name, detail });
  },
);
