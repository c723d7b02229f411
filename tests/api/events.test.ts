import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { DeleteMessageCommand, GetQueueUrlCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { expect, inject, onTestFinished, test } from 'vitest';
import { namedConsumers } from '../../events/catalogue.ts';
import { eventSource } from '../../events/event.ts';
import { deadLetterQueueName, systemName } from '../../shared/contract/names.ts';
import { eventually } from '../support/eventually.ts';
import { siteClients } from '../support/site-clients.ts';

const { sqs, bus } = siteClients(inject('siteState'));

test.each(namedConsumers.map(({ name, consumer }) => [name, consumer] as const))(
  '%s sets an unreadable event aside at once',
  async (name, { takes }) => {
    const detail = { marker: crypto.randomUUID() };
    const entry = { EventBusName: `${systemName}-local`, Source: eventSource, DetailType: takes[0]?.name };
    await bus.send(new PutEventsCommand({ Entries: [{ ...entry, Detail: JSON.stringify(detail) }] }));
    const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: deadLetterQueueName('local', name) }));
    const receive = async () => (await sqs.send(new ReceiveMessageCommand({ QueueUrl }))).Messages?.[0];
    const letter = await eventually(receive, (message) => message !== undefined);
    onTestFinished(
      async () => void (await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: letter?.ReceiptHandle }))),
    );
    expect(JSON.parse(letter?.Body ?? '')).toMatchObject({ 'detail-type': takes[0]?.name, detail });
  },
);
