import { expect, test } from 'vitest';
import type { JsonObject } from '../../infra/local/core/json.ts';
import { fixture } from './sites.ts';
import { Stacks } from './stacks.ts';
import type { Template } from './templates.ts';

const queue = { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'orders' } };
const output = { Value: { 'Fn::GetAtt': ['Queue', 'Arn'] }, Export: { Name: 'data:QueueArn' } };

/** A queue in one stack, and something in another that refers to it. */
function twoStacks(Properties: JsonObject): Stacks {
  const data: Template = {
    stack: 'Data',
    stackName: 'site-data',
    Resources: { Queue: queue },
    Outputs: { QueueArn: output },
  };
  const rule = { Type: 'AWS::Events::Rule', Properties };
  const templates: Template[] = [
    data,
    { stack: 'Api', stackName: 'site-api', Resources: { Rule: rule, Queues: queue }, Outputs: {} },
  ];
  return new Stacks(templates, fixture);
}

test.each<[string, JsonObject, string]>([
  ['a reference', { Ref: 'Queues' }, '<Api/Queues>'],
  ['an attribute', { 'Fn::GetAtt': ['Queues', 'Arn'] }, '<Api/Queues.Arn>'],
  ['an import', { 'Fn::ImportValue': 'data:QueueArn' }, '<Data/Queue.Arn>'],
  [
    "an output's value",
    { 'Fn::GetStackOutput': { StackName: 'site-data', OutputName: 'QueueArn' } },
    '<Data/Queue.Arn>',
  ],
  ['an import of nothing', { 'Fn::ImportValue': 'gone' }, '<import gone>'],
  ['a joined text', { 'Fn::Join': ['/', ['a', { Ref: 'Queues' }]] }, 'a/<Api/Queues>'],
  [
    'a text with references',
    { 'Fn::Sub': `arn:\${AWS::Partition}:sqs:\${AWS::Region}:\${AWS::AccountId}:\${Queues}` },
    'arn:aws:sqs:us-east-1:<AWS::AccountId>:<Api/Queues>',
  ],
])('%s reads as what it names, in whichever stack that stands', (_, value, text) => {
  const [rule] = twoStacks({ Value: value }).of('AWS::Events::Rule');
  expect(rule?.text('Value')).toBe(text);
});

test.each([
  ['its reference', '<Data/Queue>'],
  ['an attribute of it', 'integrations/<Data/Queue.Arn>/x'],
  ['its name', 'orders'],
  ['its ARN', 'arn:aws:sqs:us-east-1:<AWS::AccountId>:orders'],
  ['a URI around its ARN', 'path/functions/arn:aws:sqs:us-east-1:<AWS::AccountId>:orders/invocations'],
])('a resource is found by %s', (_, text) => {
  expect(twoStacks({}).find('AWS::SQS::Queue', text)?.address).toBe('Data/Queue');
});

test.each([
  ['a longer name', 'orders-dead-letters'],
  ['a longer logical id', '<Data/QueuePolicy>'],
  ['its namesake in another account', 'arn:aws:sqs:us-east-1:111122223333:orders'],
  ['nothing', ''],
])('a resource is not found by %s', (_, text) => {
  expect(twoStacks({}).find('AWS::SQS::Queue', text)).toBeUndefined();
});

test('a missing value reads as empty, and no comparison holds for it', () => {
  const [rule] = twoStacks({ Targets: [{ Arn: 'a' }], State: 'ENABLED' }).of('AWS::Events::Rule');
  expect(rule?.text('Targets.0.Arn')).toBe('a');
  expect(rule?.text('Targets.1.Arn')).toBe('');
  expect(rule?.items('gone')).toEqual([]);
  expect(rule?.texts('State')).toEqual(['ENABLED']);
  expect(Number(rule?.number('gone')) <= 0).toBe(false);
});
