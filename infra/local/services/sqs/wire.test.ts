import { expect, it } from 'vitest';
import { sqsNeeds } from './wire.ts';

const needs = (operation: string, input: Parameters<typeof sqsNeeds>[1]) =>
  sqsNeeds(operation, input, (name) => `arn:${name}`).map(({ action, resource }) => `${action} ${resource}`);
const QueueUrl = 'http://127.0.0.1:4000/000000000000/downloads';

it.each([
  ['SendMessage', 'sqs:SendMessage'],
  ['SendMessageBatch', 'sqs:SendMessage'],
  ['DeleteMessage', 'sqs:DeleteMessage'],
  ['ReceiveMessage', 'sqs:ReceiveMessage'],
])('%s needs %s on its queue', (operation, action) => {
  expect(needs(operation, { QueueUrl })).toEqual([`${action} arn:downloads`]);
});

it('a queue is named by its name in the ARN of a request', () => {
  expect(needs('GetQueueUrl', { QueueName: 'downloads' })).toEqual(['sqs:GetQueueUrl arn:downloads']);
  expect(() => needs('SendMessage', {})).toThrow('QueueUrl');
});

it('a redrive needs its permissions on both queues', () => {
  expect(needs('StartMessageMoveTask', { SourceArn: 'arn:dead', DestinationArn: 'arn:downloads' })).toEqual([
    'sqs:StartMessageMoveTask arn:dead',
    'sqs:ReceiveMessage arn:dead',
    'sqs:DeleteMessage arn:dead',
    'sqs:GetQueueAttributes arn:dead',
    'sqs:SendMessage arn:downloads',
  ]);
});
