import {
  type CloudFormationClient,
  paginateListStackResources,
  paginateListStacks,
} from '@aws-sdk/client-cloudformation';
import { CommandError } from '../terminal/command-line.ts';

/** Type → the property by which `cdk import` takes a resource of it; its value is the physical id that CloudFormation lists. */
export const identifiedBy: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::KMS::Key': 'KeyId',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SES::EmailIdentity': 'EmailIdentity',
  'AWS::SecretsManager::Secret': 'Id',
};

/** Logical id → property → value: what `cdk import --resource-mapping` reads. */
export type ResourceMapping = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * What a stack left in the account when it was deleted last. CloudFormation tells of a deleted stack for 90 days.
 * @throws CommandError when there is no such stack, and for a resource of which we do not know how it is imported
 */
export async function leftResources(client: CloudFormationClient, stackName: string): Promise<ResourceMapping> {
  const left: Record<string, Record<string, string>> = {};
  const StackName = await lastDeleted(client, stackName);
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName }))
    for (const {
      LogicalResourceId = '',
      PhysicalResourceId = '',
      ResourceType = '',
      ResourceStatus,
    } of StackResourceSummaries) {
      if (ResourceStatus !== 'DELETE_SKIPPED') continue;
      const property = identifiedBy[ResourceType];
      if (!property)
        throw new CommandError(`${stackName}/${LogicalResourceId} is a ${ResourceType}: import it by hand`);
      left[LogicalResourceId] = { [property]: PhysicalResourceId };
    }
  return left;
}

/** The id of the stack of a name that was deleted last. */
async function lastDeleted(client: CloudFormationClient, stackName: string): Promise<string> {
  let last = { id: '', at: 0 };
  const pages = paginateListStacks({ client }, { StackStatusFilter: ['DELETE_COMPLETE'] });
  for await (const { StackSummaries = [] } of pages)
    for (const { StackName, StackId: id = '', DeletionTime } of StackSummaries) {
      const at = DeletionTime?.getTime() ?? 0;
      if (StackName === stackName && at >= last.at) last = { id, at };
    }
  if (!last.id) throw new CommandError(`No stack ${stackName} was deleted within 90 days`);
  return last.id;
}
