import { type CloudFormationClient, paginateDescribeStacks } from '@aws-sdk/client-cloudformation';
import { systemName } from '../../shared/contract/names.ts';
import { domainsOf } from '../site-definition.ts';
import { commonParts, type Stage, stackName } from '../stage.ts';

/** A stack as it stands in the account. */
export interface DeployedStack {
  readonly name: string;
  /** Of CloudFormation, such as `UPDATE_COMPLETE`. */
  readonly status: string;
  /** Outputs by key. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Whether it has to be unlocked before somebody deletes it. */
  readonly isProtected: boolean;
}

/** The stacks of a stage that the account has, known by their tags. */
export async function deployedStacks(
  client: CloudFormationClient,
  stage: Pick<Stage, 'name'>,
): Promise<readonly DeployedStack[]> {
  const found: DeployedStack[] = [];
  for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {}))
    for (const {
      StackName: name = '',
      StackStatus: status = '',
      Tags = [],
      Outputs = [],
      EnableTerminationProtection,
    } of Stacks) {
      const tags = new Map(Tags.map(({ Key, Value }) => [Key, Value]));
      if (tags.get('system') !== systemName || tags.get('stage') !== stage.name) continue;
      const outputs = Outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]);
      found.push({
        name,
        status,
        outputs: Object.fromEntries(outputs),
        isProtected: EnableTerminationProtection === true,
      });
    }
  return found;
}

/** Names of stacks of a stage that are no part of it any more: nothing deploys or deletes them. */
export function leftStacks(
  deployed: readonly DeployedStack[],
  stage: Pick<Stage, 'name'>,
  definition: Parameters<typeof domainsOf>[0],
): readonly string[] {
  const parts = [...commonParts, ...domainsOf(definition)].map((part) => stackName(stage, part));
  return deployed.flatMap(({ name }) => (parts.includes(name) ? [] : [name]));
}
