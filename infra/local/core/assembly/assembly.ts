import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AssetManifestArtifact, CloudAssembly } from '@aws-cdk/cloud-assembly-api';
import * as z from 'zod/mini';
import type { JsonObject } from '../json.ts';

/** One synthesized stack: its template, and where on this machine the files are that the template names by object key. */
export interface AssemblyStack {
  readonly name: string;
  readonly template: Template;
  /** Object key in the bootstrap bucket (`<hash>.zip`) → directory or file on disk. */
  readonly assets: ReadonlyMap<string, string>;
}

const properties = z.custom<JsonObject>((value) => typeof value === 'object' && value !== null);
const resource = z.object({
  Type: z.string(),
  Properties: z._default(properties, {}),
  Condition: z.optional(z.undefined()),
});
const output = z.object({ Value: z.json(), Export: z.optional(z.object({ Name: z.string() })) });
const templateSchema = z.object({
  Resources: z._default(z.record(z.string(), resource), {}),
  Outputs: z._default(z.record(z.string(), output), {}),
  // Here parameters always have their defaults.
  Parameters: z._default(z.record(z.string(), z.object({ Default: z.optional(z.string()) })), {}),
  // They make a template differ by the place it is deployed to; ours are made for one place.
  Conditions: z.optional(z.undefined()),
  Mappings: z.optional(z.undefined()),
});

/** The sections of a CloudFormation template that decide what runs; intrinsic functions are still in place. */
export type Template = z.infer<typeof templateSchema>;

/**
 * Reads a synthesized cloud assembly (`cdk.out`), nested stages included.
 * @throws {Error} when the assembly is missing or cannot be read.
 */
export function readAssembly(directory: string): AssemblyStack[] {
  try {
    return new CloudAssembly(directory).stacksRecursively.map((stack) => ({
      name: stack.stackName,
      template: z.parse(templateSchema, JSON.parse(readFileSync(stack.templateFullPath, 'utf8'))),
      assets: assetsOf(stack.assembly),
    }));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(`${directory} is no cloud assembly that can be read: run "npm run synth". ${reason}`, { cause });
  }
}

function assetsOf({ artifacts, directory }: CloudAssembly): Map<string, string> {
  const files = artifacts
    .filter((artifact) => AssetManifestArtifact.isAssetManifestArtifact(artifact))
    .flatMap(({ contents: { files = {} } }) => Object.values(files));
  return new Map(
    files.flatMap(({ source: { path = '' }, destinations }) =>
      Object.values(destinations).map(({ objectKey }) => [objectKey, join(directory, path)] as const),
    ),
  );
}
