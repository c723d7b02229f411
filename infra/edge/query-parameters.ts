import type * as z from 'zod/mini';
import type * as core from 'zod/v4/core';

/**
 * Names of the query parameters that a request schema understands, in the order of the schema: those of an object, of every
 * alternative of a union, of both sides of an intersection, and of what goes into a pipe.
 * @throws for a schema whose parameters cannot be listed, such as a record
 */
export function parametersOf(schema: z.ZodMiniType | core.$ZodType): readonly string[] {
  return [...new Set(namesIn(schema))];
}

function namesIn(schema: z.ZodMiniType | core.$ZodType): readonly string[] {
  const { def } = (schema as core.$ZodTypes)._zod; // the union of all kinds, told apart by `type`
  switch (def.type) {
    case 'object':
      if (def.catchall && def.catchall._zod.def.type !== 'never') throw new Error('its request takes any parameter');
      return Object.keys(def.shape);
    case 'union':
      return def.options.flatMap(namesIn);
    case 'intersection':
      return [def.left, def.right].flatMap(namesIn);
    case 'pipe':
      return namesIn(def.in);
    case 'lazy':
      return namesIn(def.getter());
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return namesIn(def.innerType);
    default:
      throw new Error(`its request is a ${def.type}, whose parameters nobody can list`);
  }
}
