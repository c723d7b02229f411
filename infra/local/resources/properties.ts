import * as z from 'zod/mini';
import type { Resource } from '../cloudformation/resolver.ts';

/** CloudFormation takes numbers as text too. */
export const wholeNumber = z.coerce.number();

/** CloudFormation takes `"true"` for `true`. */
export const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text: 'true' | 'false') => text === 'true'),
  ),
]);

/** An object whose inside the runtime passes on as it is. */
export const anyObject = z.record(z.string(), z.json());

/**
 * Reads the properties of a resource that its counterpart honours.
 * @throws {Error} naming the resource and each property that has an unexpected shape.
 */
export function readProperties<T>(resource: Resource, schema: z.ZodMiniType<T>): T {
  const parsed = schema.safeParse(resource.properties());
  if (parsed.success) return parsed.data;
  const { type, stack, logicalId } = resource;
  throw new Error(
    `${type} ${stack}/${logicalId} is not as the local runtime expects:\n${z.prettifyError(parsed.error)}`,
  );
}
