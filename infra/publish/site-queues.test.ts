import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { sqs } from '../local/services/sqs/index.ts';
import { startedServices } from '../local/testing/started-services.ts';
import { sqsQueues } from './site-queues.ts';

test('queues are counted, looked into without a message leaving, and emptied into another', async () => {
  const { settings, url } = await startedServices([sqs], {
    Dead: ['AWS::SQS::Queue', { QueueName: 'dead' }],
    Live: [
      'AWS::SQS::Queue',
      {
        QueueName: 'live',
        RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': ['Dead', 'Arn'] }, maxReceiveCount: 3 },
      },
    ],
  });
  const { region, credentials } = settings;
  const elsewhere = { s3: url, lambda: url, cloudfront: url, monitoring: url };
  const queues = sqsQueues({ region, credentials, endpoints: { ...elsewhere, sqs: url } });
  const client = new SQSClient(settings);
  for (let message = 0; message < 12; message += 1)
    await client.send(
      new SendMessageCommand({ QueueUrl: `${url}/000000000000/dead`, MessageBody: `event ${message}` }),
    );

  expect(await queues.counts('dead')).toEqual({ waiting: 12, inHand: 0 });
  const seen = await queues.peek('dead');
  expect(seen).toHaveLength(10);
  expect(seen[0]).toMatchObject({
    body: expect.stringMatching(/^event \d+$/),
    sentAt: expect.stringMatching(/^20\d\d-/),
  });
  expect(await queues.counts('dead')).toEqual({ waiting: 12, inHand: 0 });

  await queues.move('dead', 'live');
  await expect.poll(() => queues.counts('dead')).toEqual({ waiting: 0, inHand: 0 });
  expect(await queues.counts('live')).toEqual({ waiting: 12, inHand: 0 });
  await expect(queues.counts('gone')).rejects.toThrow('does not exist');
});

test('messages are sent ten at a time, and a queue says how many it did not take', async () => {
  const { settings, url } = await startedServices([sqs], { Live: ['AWS::SQS::Queue', { QueueName: 'live' }] });
  const { region, credentials } = settings;
  const queues = sqsQueues({
    region,
    credentials,
    endpoints: { s3: url, lambda: url, cloudfront: url, monitoring: url, sqs: url },
  });
  const bodies = Array.from({ length: 23 }, (_, number) => `event ${number}`);
  expect(await queues.send('live', bodies)).toBe(0);
  expect(await queues.counts('live')).toEqual({ waiting: 23, inHand: 0 });
  expect(await queues.send('live', ['an event', ''])).toBe(1);
  expect(await queues.counts('live')).toEqual({ waiting: 24, inHand: 0 });
});
