import type * as z from 'zod/mini';
import type * as core from 'zod/v4/core';

/** A query parameter that a request schema understands. */
export interface QueryParameter {
  readonly name: string;
  /** Also false where at least one alternative of a union does without it. */
  readonly required: boolean;
  /** Its schema; several where several alternatives of a union have it. */
  readonly schemas: readonly core.$ZodType[];
}

/**
 * The query parameters that a request schema understands, in its order: those of an object, of every alternative of a union,
 * of both sides of an intersection, and of what goes into a pipe.
 * @throws Error for a schema whose parameters cannot be listed, such as a record, or that takes others than it lists
 */
export function queryParameters(schema: Schema): readonly QueryParameter[] {
  return listed(schema, false);
}

/** Those that a schema has names for; it may take others. */
export function namedParameters(schema: Schema): readonly QueryParameter[] {
  return listed(schema, true);
}

type Schema = z.ZodMiniType | core.$ZodType;

function listed(schema: Schema, mayTakeOthers: boolean): readonly QueryParameter[] {
  const inside = (inner: core.$ZodType) => listed(inner, mayTakeOthers);
  const { def } = (schema as core.$ZodTypes)._zod; // the union of all kinds, told apart by `type`
  switch (def.type) {
    case 'object':
      if (!mayTakeOthers && def.catchall && def.catchall._zod.def.type !== 'never')
        throw new Error('its request takes any parameter');
      return Object.entries(def.shape).map(([name, value]) => ({
        name,
        required: value._zod.optin !== 'optional',
        schemas: [value],
      }));
    case 'union':
      return merged(
        def.options.map(inside),
        (uses) => uses.length === def.options.length && uses.every(({ required }) => required),
      );
    case 'intersection':
      return merged([def.left, def.right].map(inside), (uses) => uses.some(({ required }) => required));
    case 'pipe':
      return inside(def.in);
    case 'lazy':
      return inside(def.getter());
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return inside(def.innerType);
    default:
      throw new Error(`its request is a ${def.type}, whose parameters nobody can list`);
  }
}

/** The parameters of several schemas, each once. */
function merged(
  lists: readonly (readonly QueryParameter[])[],
  isRequired: (uses: readonly QueryParameter[]) => boolean,
): QueryParameter[] {
  const uses = Map.groupBy(lists.flat(), ({ name }) => name);
  return [...uses].map(([name, ofName]) => ({
    name,
    required: isRequired(ofName),
    schemas: ofName.flatMap((use) => use.schemas),
  }));
}
