import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { iamTypes } from '../iam/types.ts';
import { lambda } from '../services/lambda/index.ts';
import { sqs } from '../services/sqs/index.ts';
import { aResolver, aRole, only, type Resources } from '../testing/stack.ts';
import { startedServices } from '../testing/started-services.ts';
import { flag, readProperties, wholeNumber } from './properties.ts';

const schema = z.strictObject({
  Size: z._default(wholeNumber, 3),
  On: z._default(flag, false),
  Parts: z._default(z.array(z.strictObject({ Name: z.string() })), []),
});
const read = (properties: { [name: string]: string | boolean | object }) =>
  readProperties(
    only(aResolver({ Queue: ['AWS::SQS::Queue', JSON.parse(JSON.stringify(properties))] }), 'AWS::SQS::Queue'),
    schema,
  );

test('numbers and flags may be texts, as CloudFormation takes them', () => {
  expect(read({ Size: '12', On: 'true' })).toEqual({ Size: 12, On: true, Parts: [] });
});

test.each([
  [{ NoSuchProperty: 'x' }, 'NoSuchProperty'],
  [{ Parts: [{ Name: 'a', NoSuchPart: 'x' }] }, 'NoSuchPart'],
  [{ Parts: [{}] }, 'Parts[0].Name'],
  [{ Size: 'many' }, 'Size'],
])('properties that no counterpart honours are refused by name: %j', (properties, named) => {
  expect(() => read(properties)).toThrow(named);
  expect(() => read(properties)).toThrow('Site/Queue');
});

test('properties that are listed with a reason are accepted', () => {
  expect(read({ Tags: [{ Key: 'a', Value: 'b' }], SqsManagedSseEnabled: true })).toEqual({
    Size: 3,
    On: false,
    Parts: [],
  });
});

const code = { S3Bucket: 'assets', S3Key: 'none.zip' };
const aFunction = {
  Handler: 'index.handler',
  Runtime: 'nodejs24.x',
  Role: { 'Fn::GetAtt': ['Role', 'Arn'] },
  Code: code,
};

test.each<[string, Resources, string]>([
  ['an unknown property', { Queue: ['AWS::SQS::Queue', { NoSuchProperty: 1 }] }, 'NoSuchProperty'],
  ['a FIFO queue', { Queue: ['AWS::SQS::Queue', { FifoQueue: true }] }, 'FifoQueue'],
  ['a layer', { ...aRole('any'), Greet: ['AWS::Lambda::Function', { ...aFunction, Layers: ['arn'] }] }, 'Layers'],
])('%s stops the start', async (_, resources, named) => {
  await expect(startedServices([sqs, lambda], resources)).rejects.toThrow(named);
});

test('a managed policy of AWS stops the start', () => {
  const [role] = iamTypes;
  const properties = {
    AssumeRolePolicyDocument: {},
    ManagedPolicyArns: ['arn:aws:iam::aws:policy/AdministratorAccess'],
  };
  const resource = only(aResolver({ Role: ['AWS::IAM::Role', properties] }), 'AWS::IAM::Role');
  expect(() => readProperties(resource, role?.properties ?? schema)).toThrow('ManagedPolicyArns');
});
