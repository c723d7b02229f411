import { CloudFormationClient, ListStackResourcesCommand, ListStacksCommand } from '@aws-sdk/client-cloudformation';
import { expect, test, vi } from 'vitest';
import { leftResources } from './left-resources.ts';

const data = 'media-server-prod-data';

/** An account in which the data stack was deleted twice. @param ResourceType of what the last one left */
function anAccount(ResourceType = 'AWS::DynamoDB::Table') {
  const client = new CloudFormationClient({ region: 'us-east-1' });
  const deleted = (StackName: string, StackId: string, day: string) => ({
    StackName,
    StackId,
    DeletionTime: new Date(day),
  });
  const resource = (LogicalResourceId: string, PhysicalResourceId: string, ResourceStatus: string) => ({
    LogicalResourceId,
    PhysicalResourceId,
    ResourceStatus,
    ResourceType,
  });
  vi.spyOn(client, 'send').mockImplementation(async (command) => {
    if (command instanceof ListStacksCommand) {
      expect(command.input).toMatchObject({ StackStatusFilter: ['DELETE_COMPLETE'] });
      return {
        StackSummaries: [
          deleted(data, 'arn:first', '2026-01-01'),
          deleted(data, 'arn:last', '2026-03-01'),
          deleted('media-server-test-data', 'arn:other', '2026-04-01'),
        ],
      };
    }
    expect(command).toBeInstanceOf(ListStackResourcesCommand);
    expect(command.input).toMatchObject({ StackName: 'arn:last' });
    return {
      StackResourceSummaries: [
        resource('OrdersTable315BB997', 'prod-orders-1', 'DELETE_SKIPPED'),
        resource('SiteBucketPolicy', 'policy', 'DELETE_COMPLETE'),
      ],
    };
  });
  return client;
}

test('what the last deleted stack of a name kept is mapped for the import', async () => {
  expect(await leftResources(anAccount(), data)).toEqual({ OrdersTable315BB997: { TableName: 'prod-orders-1' } });
});

test.each([
  [
    'a stack that was never deleted',
    'AWS::DynamoDB::Table',
    'media-server-prod-forum',
    'No stack media-server-prod-forum',
  ],
  [
    'a resource of an unknown kind',
    'AWS::SQS::Queue',
    data,
    'OrdersTable315BB997 is a AWS::SQS::Queue: import it by hand',
  ],
])('%s fails', async (_, type, stack, message) => {
  await expect(leftResources(anAccount(type), stack)).rejects.toThrow(message);
});
