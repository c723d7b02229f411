import { createServer } from 'node:http';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createResolver } from '../cloudformation/resolver.ts';
import { aPlace, aResource, aStack } from '../fixtures/stack.ts';
import { createCloudformationService } from './cloudformation.ts';
import { createGateway } from './gateway.ts';
import { createJudge } from './judge.ts';
import { createKeyring } from './principals.ts';
import { createS3Service } from './s3.ts';

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
  aPlace,
);
const cloudformation = createCloudformationService(resolver, accountId, region);
const judge = createJudge({ ofRoles: new Map(), ofResources: new Map() }, accountId);
const server = createServer(
  createGateway({ keyring, judge, services: { cloudformation }, s3: createS3Service((_, response) => response.end()) }),
);
let client: CloudFormationClient;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  client = new CloudFormationClient({ region, endpoint, credentials: keyring.operator, maxAttempts: 1 });
});
afterAll(() => server.close());

it('tells tools the outputs of a stack, as AWS does', async () => {
  const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: 'data' }));
  expect(Stacks).toMatchObject([
    { StackName: 'data', StackStatus: 'CREATE_COMPLETE', Outputs: [{ OutputKey: 'TableName', OutputValue: 'orders' }] },
  ]);
});

it('lists all stacks, and knows none by another name', async () => {
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({}));
  expect(Stacks.map(({ StackName }) => StackName)).toEqual(['data', 'edge']);
  await expect(client.send(new DescribeStacksCommand({ StackName: 'other' }))).rejects.toThrow(
    'Stack with id other does not exist',
  );
});
