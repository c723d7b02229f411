import type { AssemblyStack } from '../cloudformation/assembly.ts';

/** Properties of a function that change while the site runs. */
const changeable = new Set(['Code', 'Environment', 'Handler', 'MemorySize', 'Timeout']);

/** An assembly without what its functions may change: while two shapes are equal, no restart is needed. */
export function assemblyShape(stacks: readonly AssemblyStack[]): string {
  return JSON.stringify(
    stacks.map(({ name, template: { Resources, ...rest } }) => [
      name,
      rest,
      Object.entries(Resources).map(([id, { Type, Properties }]) => [id, Type, lastingProperties(Type, Properties)]),
    ]),
  );
}

function lastingProperties(type: string, properties: object): object {
  if (type !== 'AWS::Lambda::Function') return properties;
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !changeable.has(name)));
}
