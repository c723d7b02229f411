import {
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { expect, onTestFinished } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { parity } from '../../testing/parity.ts';
import { startedServices } from '../../testing/started-services.ts';
import { sqs } from './index.ts';

async function aQueue(properties: JsonObject = {}) {
  const queue = ['AWS::SQS::Queue', { QueueName: 'orders', ...properties }] as const;
  const { settings, url } = await startedServices([sqs], { Queue: queue });
  const client = new SQSClient(settings);
  onTestFinished(() => client.destroy());
  const QueueUrl = `${url}/000000000000/orders`;
  const send = (more: object) => client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'text', ...more }));
  const received = async () =>
    (await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }))).Messages;
  return { client, QueueUrl, send, received };
}

parity('a message is delayed by 900 seconds at most', { documented: 'SQS: SendMessage' }, async () => {
  const { client, QueueUrl, send } = await aQueue();
  for (const DelaySeconds of [901, -1])
    await expect(send({ DelaySeconds })).rejects.toMatchObject({
      name: 'InvalidParameterValue',
      message: expect.stringContaining('Must be between 0 and 900'),
    });
  await send({ DelaySeconds: 900 });
  const { Attributes } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessagesDelayed'] }),
  );
  expect(Attributes).toEqual({ ApproximateNumberOfMessagesDelayed: '1' });
});

parity(
  'a message is delayed as its queue says, unless its sender says otherwise',
  { documented: 'SQS: Amazon SQS delay queues' },
  async () => {
    const { send, received } = await aQueue({ DelaySeconds: 900 });
    await send({});
    await send({ MessageBody: 'at once', DelaySeconds: 0 });
    expect((await received())?.map(({ Body }) => Body)).toEqual(['at once']);
    expect(await received()).toBeUndefined();
  },
);

parity(
  'a message that was received is hidden for the time-out of its queue',
  { documented: 'SQS: Amazon SQS visibility timeout' },
  async () => {
    const { send, received } = await aQueue({ VisibilityTimeout: 0 });
    await send({});
    expect(await received()).toHaveLength(1);
    expect(await received()).toHaveLength(1);
    const hiding = await aQueue({ VisibilityTimeout: 900 });
    await hiding.send({});
    expect(await hiding.received()).toHaveLength(1);
    expect(await hiding.received()).toBeUndefined();
  },
);

parity(
  'in a batch, an entry that may not be sent fails by itself',
  { documented: 'SQS: SendMessageBatch' },
  async () => {
    const { client, QueueUrl, received } = await aQueue();
    const Entries = [
      { Id: 'good', MessageBody: 'good' },
      { Id: 'late', MessageBody: 'late', DelaySeconds: 901 },
    ];
    const { Successful, Failed } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    expect(Successful?.map(({ Id }) => Id)).toEqual(['good']);
    expect(Failed).toMatchObject([{ Id: 'late', SenderFault: true, Code: 'InvalidParameterValue' }]);
    expect((await received())?.map(({ Body }) => Body)).toEqual(['good']);
  },
);
