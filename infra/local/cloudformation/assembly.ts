import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { JsonObject } from './json.ts';

/** One synthesized stack: its template, and where the files its template names by object key lie on this machine. */
export interface AssemblyStack {
  readonly name: string;
  readonly template: Template;
  /** Object key in the bootstrap bucket (`<hash>.zip`) → directory or file on disk. */
  readonly assets: ReadonlyMap<string, string>;
}

const properties = z.custom<JsonObject>((value) => typeof value === 'object' && value !== null);
const anything = z.record(z.string(), properties);
const templateSchema = z.object({
  Resources: z._default(
    z.record(
      z.string(),
      z.object({ Type: z.string(), Condition: z.optional(z.string()), Properties: z._default(properties, {}) }),
    ),
    {},
  ),
  Parameters: z._default(anything, {}),
  Conditions: z._default(anything, {}),
  Mappings: z._default(anything, {}),
  Outputs: z._default(anything, {}),
});

/** The sections of a CloudFormation template that decide what runs; intrinsic functions are still in place. */
export type Template = z.infer<typeof templateSchema>;

const manifestSchema = z.object({
  artifacts: z.record(
    z.string(),
    z.object({ type: z.string(), properties: z.optional(properties), displayName: z.optional(z.string()) }),
  ),
});
const assetsSchema = z.object({
  files: z._default(
    z.record(
      z.string(),
      z.object({
        source: z.object({ path: z.optional(z.string()) }),
        destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
      }),
    ),
    {},
  ),
});

/**
 * Reads a synthesized cloud assembly (`cdk.out`), nested stages included.
 * @throws {Error} naming the file when the assembly is missing or is none.
 */
export function readAssembly(directory: string): AssemblyStack[] {
  const { artifacts } = read(join(directory, 'manifest.json'), manifestSchema);
  return Object.entries(artifacts).flatMap(([id, { type, properties: settings = {} }]) => {
    if (type === 'cdk:cloud-assembly') return readAssembly(join(directory, String(settings.directoryName)));
    if (type !== 'aws:cloudformation:stack') return [];
    const template = read(join(directory, String(settings.templateFile)), templateSchema);
    return [{ name: String(settings.stackName ?? id), template, assets: readAssets(directory, artifacts) }];
  });
}

function readAssets(directory: string, artifacts: z.infer<typeof manifestSchema>['artifacts']): Map<string, string> {
  const manifests = Object.values(artifacts).filter(({ type }) => type === 'cdk:asset-manifest');
  const files = manifests.flatMap(({ properties: settings }) =>
    Object.values(read(join(directory, String(settings?.file)), assetsSchema).files),
  );
  return new Map(
    files.flatMap(({ source: { path }, destinations }) =>
      Object.values(destinations).map(({ objectKey }) => [objectKey, join(directory, path ?? '')] as const),
    ),
  );
}

function read<T>(file: string, schema: z.ZodMiniType<T>): T {
  const parsed = schema.safeParse(JSON.parse(textOf(file)));
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is not part of a cloud assembly: ${z.prettifyError(parsed.error)}`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`The cloud assembly lacks ${file}: run "npm run synth"`, { cause: error });
  }
}
