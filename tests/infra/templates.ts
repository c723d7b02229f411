import { globSync, readFileSync } from 'node:fs';

export interface Resource {
  readonly id: string;
  readonly stack: string;
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly DependsOn?: readonly string[];
}

const files = globSync('cdk.out/*.template.json').toSorted();
if (files.length === 0) throw new Error('There is no assembly to test: run npm run synth');

/** Every resource of the synthesized stacks. */
export const resources: readonly Resource[] = files.flatMap((file) => {
  const template = JSON.parse(readFileSync(file, 'utf8'));
  const stack = file.replace(/^.*\/|\.template\.json$/g, '');
  return Object.entries<Resource>(template.Resources).map(([id, resource]) => ({ ...resource, id, stack }));
});

/** Resources of one type, such as `AWS::SQS::Queue`. */
export function resourcesOf(type: string): readonly Resource[] {
  return resources.filter((resource) => resource.Type === type);
}

/** `[name, resource]` pairs for `test.each`. */
export function named(type: string): [string, Resource][] {
  return resourcesOf(type).map((resource) => [`${resource.stack}/${resource.id}`, resource]);
}

export interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

/** Every statement that grants a role something, with the policy's name. */
export function roleStatements(): [string, Statement][] {
  return resourcesOf('AWS::IAM::Policy').flatMap(({ id, Properties }) => {
    const { Statement } = Object(Properties.PolicyDocument);
    return Statement.map((statement: Statement) => [id, statement]);
  });
}

export function actionsOf({ Action }: Statement): readonly string[] {
  return typeof Action === 'string' ? [Action] : Action;
}
