import {
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { expect, onTestFinished } from 'vitest';
import { parity } from '../../testing/parity.ts';
import { startedServices } from '../../testing/started-services.ts';
import { sqs } from './index.ts';

async function aQueue() {
  const { settings, url } = await startedServices([sqs], { Queue: ['AWS::SQS::Queue', { QueueName: 'orders' }] });
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
