import { type CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import type { DeployedStack } from './deployed-stacks.ts';
import { parseTemplate, type StackVersion, type Version } from './versions/version.ts';

/** Stacks that have nothing yet, or no more: CDK makes them anew. */
const isEmpty = /^(REVIEW_IN_PROGRESS|CREATE_FAILED|ROLLBACK_|DELETE_COMPLETE)/;

/** The version that stands in the account, by the templates of its stacks; empty before a first deployment. */
export async function deployedVersion(
  client: CloudFormationClient,
  deployed: readonly DeployedStack[],
): Promise<Version> {
  const stacks: StackVersion[] = [];
  for (const { name, status } of deployed) {
    if (isEmpty.test(status)) continue;
    const command = new GetTemplateCommand({ StackName: name, TemplateStage: 'Original' });
    const { TemplateBody = '{}' } = await client.send(command);
    stacks.push({ name, template: parseTemplate(TemplateBody), follows: new Set() });
  }
  return stacks;
}
