import { readFileSync } from 'node:fs';
import {
  type CloudArtifact,
  CloudAssembly,
  CloudFormationStackArtifact,
  type CloudFormationStackArtifact as StackArtifact,
} from '@aws-cdk/cloud-assembly-api';
import * as z from 'zod/mini';

const resource = z.looseObject({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.json()), {}),
  DeletionPolicy: z.optional(z.string()),
});
const output = z.looseObject({ Value: z.json(), Export: z.optional(z.object({ Name: z.json() })) });
const template = z.looseObject({
  Resources: z._default(z.record(z.string(), resource), {}),
  Outputs: z._default(z.record(z.string(), output), {}),
});

export type StackTemplate = z.output<typeof template>;
export type TemplateResource = z.output<typeof resource>;

/** A stack of one version of the site. */
export interface StackVersion {
  /** As CloudFormation knows it, such as `media-server-prod-orders`. */
  readonly name: string;
  readonly template: StackTemplate;
  /** Names of all stacks that are deployed before it, whatever else happens. CDK takes other stacks in any order. */
  readonly follows: ReadonlySet<string>;
}

/** The stacks of a site as one commit synthesizes them, or as they stand in the account. */
export type Version = readonly StackVersion[];

/** @throws ZodError when the text is no template */
export function parseTemplate(text: string): StackTemplate {
  return template.parse(JSON.parse(text));
}

/** Reads a synthesized version. @param assembly folder of the cloud assembly, such as `cdk.out` */
export function readVersion(assembly: string): Version {
  return new CloudAssembly(assembly).stacks.map((stack) => ({
    name: stack.stackName,
    template: parseTemplate(readFileSync(stack.templateFullPath, 'utf8')),
    follows: new Set(before(stack).map(({ stackName }) => stackName)),
  }));
}

/** Every stack that a stack depends on, directly or not. */
function before({ dependencies }: CloudArtifact): StackArtifact[] {
  const stacks = dependencies.filter((artifact) => CloudFormationStackArtifact.isCloudFormationStackArtifact(artifact));
  return stacks.flatMap((stack) => [stack, ...before(stack)]);
}
