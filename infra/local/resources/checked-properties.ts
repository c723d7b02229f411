import * as z from 'zod/mini';

/**
 * Checks already resolved template properties against what a counterpart honours.
 * @param name how the resource is called in the error.
 * @throws {Error} naming the resource and each property that is missing, mistyped or not supported.
 */
export function checkProperties<T extends z.ZodMiniType>(schema: T, properties: unknown, name: string): z.infer<T> {
  const result = z.safeParse(schema, properties);
  if (result.success) return result.data;
  throw new Error(`${name} is not as the local runtime expects:\n${z.prettifyError(result.error)}`);
}
