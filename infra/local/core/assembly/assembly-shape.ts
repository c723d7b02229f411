import type { AssemblyStack } from './assembly.ts';
import type { ResourceType } from './resource-type.ts';

/** An assembly without the properties that may change while the site runs: where two shapes are equal, no restart is needed. */
export function assemblyShape(stacks: readonly AssemblyStack[], types: readonly ResourceType[]): string {
  const changeable = new Map(types.map(({ type, changeable: names = [] }) => [type, names]));
  const lasting = (type: string, properties: object) =>
    Object.entries(properties).filter(([name]) => !changeable.get(type)?.includes(name));
  return JSON.stringify(
    stacks.map(({ name, template: { Resources, ...rest } }) => [
      name,
      rest,
      Object.entries(Resources).map(([id, { Type, Properties }]) => [id, Type, lasting(Type, Properties)]),
    ]),
  );
}
