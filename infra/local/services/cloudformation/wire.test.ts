import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createResolver } from '../../core/assembly/resolver.ts';
import { createGateway } from '../../core/gateway/gateway.ts';
import { type LoopbackServer, listenOnLoopback } from '../../core/http/loopback.ts';
import { createJudge } from '../../iam/judge.ts';
import { createKeyring } from '../../iam/principals.ts';
import { aPlace, aResource, aStack, types } from '../../testing/stack.ts';
import { createCloudformationWire } from './wire.ts';

const { accountId, region } = aPlace;
const keyring = createKeyring('seed', accountId);
const resolver = createResolver(
  [
    aStack('data', {
      Resources: { Table: aResource('AWS::DynamoDB::Table', { TableName: 'orders' }) },
      Outputs: { TableName: { Value: { Ref: 'Table' } } },
    }),
    aStack('edge', {}),
  ],
  { place: aPlace, types },
);
const cloudformation = createCloudformationWire(resolver, aPlace);
const judge = createJudge({ ofRoles: new Map(), ofResources: new Map(), keys: new Map() }, aPlace);
let server: LoopbackServer;
let client: CloudFormationClient;

beforeAll(async () => {
  server = await listenOnLoopback(0, createGateway({ keyring, judge, wires: { cloudformation } }));
  client = new CloudFormationClient({ region, endpoint: server.url, credentials: keyring.operator, maxAttempts: 1 });
});
afterAll(() => server.close());

it('DescribeStacks returns the outputs of a stack, as on AWS', async () => {
  const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: 'data' }));
  expect(Stacks).toMatchObject([
    { StackName: 'data', StackStatus: 'CREATE_COMPLETE', Outputs: [{ OutputKey: 'TableName', OutputValue: 'orders' }] },
  ]);
});

it('DescribeStacks lists all stacks, and refuses another name', async () => {
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({}));
  expect(Stacks.map(({ StackName }) => StackName)).toEqual(['data', 'edge']);
  await expect(client.send(new DescribeStacksCommand({ StackName: 'other' }))).rejects.toThrow(
    'Stack with id other does not exist',
  );
});
