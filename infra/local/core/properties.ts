import { en } from 'zod/locales';
import * as z from 'zod/mini';
import type { Resource } from './assembly/resource-type.ts';
import { ignoredProperties } from './ignored-properties.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

// `zod/mini` has no messages of its own, and people read what is wrong with a template.
z.config(en());

/** CloudFormation takes numbers as text too. */
export const wholeNumber = z.coerce.number().check(z.int());

/** CloudFormation takes `"true"` for `true`. */
export const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text: 'true' | 'false') => text === 'true'),
  ),
]);

/** An object whose inside the runtime passes on as it is: a policy document, an event pattern. */
export const anyObject = z.record(z.string(), z.json());

export const texts = z._default(z.array(z.string()), []);

/**
 * Reads the properties of a resource, strictly: what no counterpart honours is an error unless it is listed as ignored.
 * @throws {Error} naming the resource and each property that is missing, mistyped, contradictory or unknown.
 */
export function readProperties<T>(resource: Resource, schema: z.ZodMiniType<T>): T {
  const { type, stack, logicalId } = resource;
  const parsed = schema.safeParse(withoutIgnored(resource.properties(), type));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${type} ${stack}/${logicalId} is not as the local runtime expects:\n${z.prettifyError(parsed.error)}\n` +
      'Let its service honour the property, or list it with the reason in infra/local/core/ignored-properties.ts.',
  );
}

/** The properties without those that have no meaning on a laptop. */
function withoutIgnored(properties: JsonObject, type: string): JsonObject {
  const [anywhere = {}, ofType = {}] = [ignoredProperties['*'], ignoredProperties[type]];
  const strip = (value: Json, path: string): Json => {
    if (Array.isArray(value)) return value.map((item) => strip(item, path));
    if (!isObject(value)) return value;
    const kept = Object.entries(value).flatMap(([name, inner]) => {
      const here = path ? `${path}.${name}` : name;
      return name in anywhere || here in ofType ? [] : [[name, strip(inner, here)] as const];
    });
    return Object.fromEntries(kept);
  };
  const stripped = strip(properties, '');
  return isObject(stripped) ? stripped : {};
}
