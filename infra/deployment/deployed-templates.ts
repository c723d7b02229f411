import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import * as z from 'zod/mini';
import type { DeployedStack } from './deployed-stacks.ts';
import { StackTemplate, type StackVersion } from './version-changes.ts';

/** The templates of stacks, as they were deployed. */
export async function deployedTemplates(
  client: CloudFormationClient,
  stacks: readonly Pick<DeployedStack, 'name'>[],
): Promise<readonly StackVersion[]> {
  const found: StackVersion[] = [];
  for (const { name } of stacks) {
    const request = new GetTemplateCommand({ StackName: name, TemplateStage: 'Original' });
    const { TemplateBody = '{}' } = await client.send(request);
    found.push({ name, template: StackTemplate.parse(JSON.parse(TemplateBody)) });
  }
  return found;
}

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      properties: z.optional(
        z.looseObject({ templateFile: z.optional(z.string()), stackName: z.optional(z.string()) }),
      ),
    }),
  ),
});

/** The templates of an assembly, in the order in which CDK has written their stacks. @throws Error when there is none */
export function synthesizedTemplates(assembly: string): readonly StackVersion[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(assembly, file), 'utf8'));
  return Object.values(Manifest.parse(read('manifest.json')).artifacts).flatMap(({ type, properties }) => {
    const { templateFile, stackName } = properties ?? {};
    if (type !== 'aws:cloudformation:stack' || !templateFile || !stackName) return [];
    return [{ name: stackName, template: StackTemplate.parse(read(templateFile)) }];
  });
}
