import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { isObject, type JsonObject } from '../../infra/local/core/json.ts';

const properties = z.custom<JsonObject>(isObject);
const output = z.object({ Value: z.json(), Export: z.optional(z.object({ Name: z.json() })) });
const declared = z.object({
  Type: z.string(),
  Properties: z._default(properties, {}),
  DeletionPolicy: z.optional(z.string()),
  UpdateReplacePolicy: z.optional(z.string()),
  UpdatePolicy: z.optional(properties),
});
const content = z.object({
  Resources: z._default(z.record(z.string(), declared), {}),
  Outputs: z._default(z.record(z.string(), output), {}),
});

/** What the assembly says of a stack; other artifacts have no template. */
const artifact = z.object({
  properties: z.optional(z.object({ templateFile: z.optional(z.string()), stackName: z.optional(z.string()) })),
});
const manifest = z.object({ artifacts: z.record(z.string(), artifact) });

/** A resource as it is written in a template, its references unresolved. */
export type Declared = z.output<typeof declared>;

/** The template of one stack. */
export interface Template extends z.output<typeof content> {
  /** The stack's id in the app, such as `Data`. */
  readonly stack: string;
  /** The stack's name in the account. */
  readonly stackName: string;
}

/**
 * Reads the templates of every synthesized stack.
 * @param assembly folder of the synthesized stacks
 * @throws when there is no assembly, or a template has another shape than CloudFormation's
 */
export function readTemplates(assembly: string): readonly Template[] {
  if (!existsSync(assembly))
    throw new Error(`There is no assembly ${assembly}: run npm run synth, and node tests/fixture/build.ts`);
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(assembly, file), 'utf8'));
  return Object.entries(manifest.parse(read('manifest.json')).artifacts).flatMap(([stack, { properties }]) => {
    if (!properties?.templateFile) return [];
    return [{ stack, stackName: properties.stackName ?? stack, ...content.parse(read(properties.templateFile)) }];
  });
}
